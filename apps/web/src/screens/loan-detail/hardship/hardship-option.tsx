import { dayText, Money, shortDayText, totalOfRows, useMoneyFormat, useWords } from '@candor/ui';
import { useAmountText } from '../../../lending/amounts.ts';
import type { Hardship } from './hardship-sheet.tsx';
import { hardshipWords } from './texts.ts';
import { loanDetailWords } from '../texts.ts';

type Option = Hardship['options'][number];
type Props = { readonly choice: Option; readonly today: string; readonly isChosen: boolean };

/** One way to be helped: what it means in a line, what it costs in all, and when chosen, its sum. */
export function HardshipOption({ choice, today, isChosen }: Props) {
  const say = hardshipWords.useSay();
  const amount = useAmountText();
  const { line, costToTheEnd, costsMore, costsLess, isInterestFree, payThen } = choice;
  const head = useOptionHead(today)(choice);
  return (
    <>
      {head !== undefined && <span className="j-help-head">{head}</span>}
      <span className="j-help-line">
        {line} {payThen !== null && say('payThen', { amount: amount(payThen) })}
      </span>
      {isChosen && choice.rows.length > 0 && <Sum choice={choice} today={today} />}
      {costToTheEnd !== null && (
        <span className="j-help-cost">
          <span>{say('allCostsOfLoan')}</span>
          <strong>{amount(costToTheEnd)}</strong>
          {costsMore !== null && costsMore > 0 && (
            <small>{say('moreThanToday', { amount: amount(costsMore) })}</small>
          )}
          {costsLess !== null && costsLess > 0 && (
            <small>
              {say(isInterestFree ? 'lessInterestFree' : 'lessThanToday', { amount: amount(costsLess) })}
            </small>
          )}
        </span>
      )}
    </>
  );
}

/** What each way is called, where it is chosen and once it was asked for. */
export function useOptionTitles(): Readonly<Record<Option['option'], string>> {
  const say = hardshipWords.useSay();
  return {
    delay: say('startLater'),
    'smaller-instalments': say('smaller'),
    'promise-to-pay': say('promise'),
    talk: say('talkToUs'),
  };
}

/** What a way comes to, in a few words. */
export function useOptionHead(today: string): (option: Option) => string | undefined {
  const words = useWords();
  const say = hardshipWords.useSay();
  const sayLoan = loanDetailWords.useSay();
  const amount = useAmountText();
  return ({ option, latestOn, rows: [first] }) => {
    if (latestOn !== null) return say('byDay', { day: dayText(words, latestOn, today) });
    if (!first) return undefined;
    return option === 'delay'
      ? say('nothingUntil', { day: dayText(words, first.dueOn, today) })
      : sayLoan('perMonth', { rate: amount(first.total) });
  };
}

/** Equal payments once, the last by itself where it is another, and what they come to. */
function Sum({ choice: { rows, toPay }, today }: Omit<Props, 'isChosen'>) {
  const words = useWords();
  const say = hardshipWords.useSay();
  const sayLoan = loanDetailWords.useSay();
  const format = useMoneyFormat();
  const { sign } = format(0n);
  const lines = groupsOf(rows).map((group) => {
    const last = group.at(-1);
    const on = last ? shortDayText(words, last.dueOn, today) : '';
    const total = totalOfRows(group, (row) => row.total);
    const each = format(BigInt(group[0]?.total ?? 0));
    const name =
      group.length === 1
        ? on
        : say('timesUntil', { count: group.length, amount: `${each.whole}${each.cents}`, day: on });
    return { name, total, on };
  });
  return (
    <span className="j-help-sum">
      {lines.map(({ name, total, on }) => (
        <span key={on}>
          <span>{name}</span>
          <Money amount={total} unsigned />
        </span>
      ))}
      <strong>
        <span>{`${sayLoan('youPay')}, ${sign}`}</span>
        <Money amount={BigInt(toPay ?? 0)} unsigned />
      </strong>
    </span>
  );
}

type Row = Option['rows'][number];

function groupsOf(rows: readonly Row[]): Row[][] {
  const groups: Row[][] = [];
  for (const row of rows) {
    const group = groups.at(-1);
    if (group?.[0]?.total === row.total) group.push(row);
    else groups.push([row]);
  }
  return groups;
}
