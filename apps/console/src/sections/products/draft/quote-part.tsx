import type { CalendarDate } from '@candor/domain/calendar';
import { offeredPart } from '@candor/domain/product';
import { useQuery } from '../../../shell/router.ts';
import { useDesk } from '../../../shell/me.ts';
import { AmountField } from '../../../kit/fields/amount-field.tsx';
import { Facts, Figures } from '../../../kit/records/facts.tsx';
import { Panel } from '../../../kit/pane.tsx';
import { Segmented } from '../../../kit/segmented.tsx';
import { dayWords } from '../../../kit/words/day-words.ts';
import { moneyWords, readAmount, type MoneyWay } from '../../../kit/words/money-words.ts';
import { offeredWords, type Draft } from './draft.ts';
import { amountsOf, quotesOf, type DraftQuote, type Judgement } from '../legal-check/judge.ts';
import type { ProductFile } from '../product-editor.tsx';
import { RateBars } from './rate-bars.tsx';

type Props = {
  readonly file: ProductFile;
  readonly draft: Draft;
  readonly startsOn: string;
  readonly judgement: Judgement | undefined;
};

/**
 * One loan of the draft, priced by the function that prices the borrower's slider; and what every term costs
 * beside what it costs now.
 */
export function QuotePart({ file, draft, startsOn, judgement }: Props) {
  const { money } = useDesk();
  const [typed, setTyped] = useQuery<string>('amount', '');
  const [chosen, setChosen] = useQuery<string>('term', '');
  const on = startsOn as CalendarDate;
  const amounts = amountsOf(draft, on);
  const offered = amounts && offeredPart(amounts, 2n);
  const amount = typed === '' ? offered : readAmount(money, typed);
  const quotes = amount === undefined ? [] : quotesOf(file.market, draft, amount, on);
  const inForce = file.versions.find(({ version }) => version > 0 && version === file.inForce)?.terms as
    | Draft
    | undefined;
  const before = amount === undefined || !inForce ? [] : quotesOf(file.market, inForce, amount, on);
  const keyOf = (quote: DraftQuote) => offeredWords(quote.term);
  const quote = quotes.find((each) => keyOf(each) === chosen) ?? quotes[0];
  const ceiling = judgement?.limits.find(({ kind }) => kind === 'effective-rate')?.ceiling ?? null;
  return (
    <Panel
      head={
        <>
          <h2>Quote</h2>
          <span className="p-quote-amount">
            <AmountField
              label={<span className="k-spoken">Amount of the quote</span>}
              way={money}
              value={typed === '' && offered !== undefined ? moneyWords(money, offered) : typed}
              onChange={setTyped}
            />
          </span>
          {quotes.length > 1 && quotes.length <= 6 && (
            <Segmented
              label="Term of the quote"
              value={quote ? keyOf(quote) : ''}
              options={quotes.map((each) => ({ value: keyOf(each), words: keyOf(each) }))}
              onChange={setChosen}
            />
          )}
        </>
      }
    >
      {quote ? (
        <QuoteFacts quote={quote} money={money} today={file.businessDate} />
      ) : (
        <p className="p-law-note">
          {amounts && amount !== undefined
            ? `Offered are ${moneyWords(money, amounts.min)} to ${moneyWords(money, amounts.max)} in steps of ${moneyWords(money, amounts.step)}.`
            : 'The quote appears once all terms are valid.'}
        </p>
      )}
      <RateBars
        bars={quotes.map((each) => ({
          words: keyOf(each),
          percent: Number(each.figures.rate.percent),
          before: percentOf(before.find((old) => keyOf(old) === keyOf(each))),
        }))}
        ceiling={ceiling === null ? null : Number(ceiling)}
        per={quotes[0]?.figures.rate.per ?? 'month'}
        versionWords={`v${file.inForce}`}
      />
    </Panel>
  );
}

const percentOf = (quote: DraftQuote | undefined) => (quote ? Number(quote.figures.rate.percent) : null);

type FactsProps = { readonly quote: DraftQuote; readonly money: MoneyWay; readonly today: string };

function QuoteFacts({ quote: { figures }, money, today }: FactsProps) {
  const { netReceived, totalToRepay, cost, rows, fees, interest, amount } = figures;
  const words = (minor: number) => moneyWords(money, BigInt(minor));
  const last = rows.at(-1)?.dueOn ?? today;
  return (
    <div className="p-quote">
      <Figures
        figures={[
          { what: 'Receives', value: words(netReceived) },
          {
            what: rows.length === 1 ? `Repays ${dayWords(last, today)}` : `Repays in ${rows.length}`,
            value: words(totalToRepay),
          },
          { what: 'Cost of credit', value: words(cost) },
        ]}
      />
      <Facts
        look="lines"
        facts={[
          ['Amount', words(amount)],
          ...fees.map(({ name, tax, total }): [string, string] => [
            `Fee: ${name}${tax > 0 ? ', with tax' : ''}`,
            words(total),
          ]),
          ['Interest', words(interest)],
        ]}
      />
    </div>
  );
}
