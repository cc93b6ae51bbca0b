import { heldRows, showArithmetic } from '@candor/domain/schedule';
import { lending } from '@candor/markets';
import { AmountTable, Money, shortDayText, totalOfRows, useMoneyFormat, useWords } from '@candor/ui';
import type { ReactNode } from 'react';
import { adoptStyles } from '../../../shell/adopt-styles.ts';
import { useAmountText } from '../../../lending/amounts.ts';
import { rateText } from '../../../lending/rate-text.ts';
import { arithmeticWords } from './texts.ts';
import type { ArithmeticProps } from '../arithmetic.tsx';
import css from './arithmetic-view.css?inline';
import type { Figures } from '../price-card.tsx';
import { timeText, workingText } from '../working-text.ts';

export { arithmeticWords };

/** With what it is drawn in, once. */
adoptStyles(css);

const bare = (amount: number | bigint) => <Money amount={BigInt(amount)} unsigned />;

/** Row by row: how each payment comes about, and that the rate brings the debt to exactly zero. */
export function ArithmeticView({ market, quote, figures, terms }: ArithmeticProps) {
  const say = arithmeticWords.useSay();
  const amount = useAmountText();
  const format = useMoneyFormat();
  const steps = showArithmetic(quote.schedule, lending[market].convention, quote.rate);
  const { rate, rows, fees } = figures;
  const isEven = rows.every(({ total }) => total === rows[0]?.total);
  const per = say(`per.${terms.interest.per}`);
  return (
    <div className="q-steps">
      <h3>{say('each')}</h3>
      <p>{say(`how.${terms.interest.method}`, { rate: rateText(terms.interest.rate), per })}</p>
      <PaymentTable figures={figures} today={quote.schedule.terms.disbursedOn} />
      {!isEven && <p className="q-small">{say('odd')}</p>}
      <p className="q-small">{say('working')}</p>
      <ol>
        {steps.flatMap((step) =>
          step.step === 'row' ? [<li key={step.row.n}>{workingText(format, step)}</li>] : [],
        )}
      </ol>
      <h3>{say('rateTitle')}</h3>
      <p>
        {say(figures.netReceived === figures.amount ? 'holdAll' : 'hold', {
          net: amount(figures.netReceived),
          amount: amount(figures.amount),
          rate: `${rate.percent}\u00a0%`,
          per: say(`per.${rate.per}`),
        })}
      </p>
      <HeldTable figures={figures} steps={steps} />
      <p className="q-small">
        {say(fees.length === 0 ? 'wholeInterest' : 'whole', {
          cost: amount(figures.cost),
          interest: amount(figures.interest),
          fees: amount(figures.allFees),
        })}
      </p>
    </div>
  );
}

type TableProps = { readonly figures: Figures; readonly today: string };

function PaymentTable({ figures: { rows, amount, interest, totalToRepay }, today }: TableProps) {
  const say = arithmeticWords.useSay();
  const words = useWords();
  const { sign } = useMoneyFormat()(0n);
  const fee = totalOfRows(rows, (row) => row.fee);
  const cells = (
    due: string,
    owed: ReactNode,
    parts: readonly ReactNode[],
    feePart: ReactNode,
    pay: ReactNode,
  ) => [due, owed, ...parts, ...(fee === 0n ? [] : [feePart]), pay];
  const labels = cells(say('due'), say('owed'), [say('interest'), say('principal')], say('fee'), say('pay'));
  return (
    <AmountTable
      caption={say('each')}
      lastIsMain
      columns={labels.map((label, id) => ({ id: String(id), label }))}
      rows={rows.map((row) => ({
        id: String(row.n),
        cells: cells(
          shortDayText(words, row.dueOn, today),
          bare(row.owedBefore),
          [bare(row.interest), bare(row.principal)],
          bare(row.fee),
          bare(row.total),
        ),
      }))}
      total={cells(
        `${say('total')}, ${sign}`,
        '',
        [bare(interest), bare(amount)],
        bare(fee),
        bare(totalToRepay),
      )}
    />
  );
}

function HeldTable({
  figures,
  steps,
}: {
  readonly figures: Figures;
  readonly steps: ReturnType<typeof showArithmetic>;
}) {
  const say = arithmeticWords.useSay();
  const { sign } = useMoneyFormat()(0n);
  const { rate, netReceived, totalToRepay, cost } = figures;
  const held = heldRows(steps, BigInt(netReceived));
  return (
    <AmountTable
      caption={say('rateTitle')}
      columns={[
        { id: 'time', label: say(held[0]?.unit === 'year' ? 'year' : 'month') },
        { id: 'held', label: say('held') },
        { id: 'growth', label: `+ ${rateText(rate.percent)}` },
        { id: 'paid', label: `− ${say('paid')}` },
        { id: 'left', label: say('left') },
      ]}
      rows={held.map((row) => ({
        id: String(row.n),
        cells: [timeText(row.time), bare(row.held), bare(row.growth), bare(row.paid), bare(row.left)],
      }))}
      total={[`${say('sum')}, ${sign}`, '', bare(cost), bare(totalToRepay), '']}
    />
  );
}
