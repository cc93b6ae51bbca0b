import type { Calls, ResponseOf } from '@candor/contract/console-client';
import { hrefTo } from '../../../shell/router.ts';
import type { MarketDay } from '../../../shell/me.ts';
import { Chip } from '../../../kit/chip.tsx';
import type { ListColumn } from '../../../kit/list/list-types.ts';
import { DayText, MomentText } from '../../../kit/words/day-text.tsx';
import { MoneyText } from '../../../kit/words/money-text.tsx';
import { dayWords } from '../../../kit/words/day-words.ts';
import { moneyWords, type MoneyWay } from '../../../kit/words/money-words.ts';
import { stateWords } from '../state-words.ts';

export type Line = ResponseOf<Calls['console.loans']>['loans'][number];

const figure = { align: 'end', look: 'figure' } as const;

/** Which are shown and which way they are sorted is in the address. */
export function loanColumns(way: MoneyWay, market: MarketDay): ListColumn<Line>[] {
  const today = market.businessDate;
  const money = (minor: number | null, tone?: 'red') => (
    <MoneyText
      way={way}
      minor={minor === null ? null : BigInt(minor)}
      place="column"
      {...(tone && { tone })}
    />
  );
  return [
    {
      key: 'dpd',
      name: 'DPD',
      head: 'DPD',
      sort: 'dpd',
      isUsual: true,
      bone: 2,
      cell: ({ state, daysLate, restructuredOn }) => (
        <>
          {daysLate > 0 ? <Chip tone="red">{daysLate} DPD</Chip> : <Chip>{stateWords[state]}</Chip>}
          {restructuredOn !== null && <Chip tone="amber">restructured</Chip>}
        </>
      ),
    },
    {
      key: 'borrower',
      name: 'Borrower',
      head: 'Borrower',
      look: 'strong',
      isAlways: true,
      wrap: true,
      bone: 5,
      cell: ({ borrower }) => borrower ?? 'Name not kept',
    },
    {
      key: 'loan',
      name: 'Loan',
      head: 'Loan',
      isUsual: true,
      cell: ({ loan }) => (
        <a className="k-reference" href={hrefTo('loans', loan)}>
          {loan}
        </a>
      ),
    },
    { key: 'phone', name: 'Phone', head: 'Phone', look: 'muted', cell: ({ phone }) => phone ?? '–' },
    {
      ...figure,
      key: 'principal',
      name: 'Principal',
      head: 'Principal',
      sort: 'principal',
      cell: ({ amount }) => money(amount),
    },
    {
      ...figure,
      key: 'outstanding',
      name: 'Outstanding balance',
      head: 'Outstanding',
      sort: 'outstanding',
      isUsual: true,
      cell: ({ left, writtenOff, state }) =>
        state === 'written-off' ? (
          <span className="k-muted">written off {money(writtenOff)}</span>
        ) : (
          money(state === 'active' || state === 'recovered' ? left : null)
        ),
    },
    {
      ...figure,
      key: 'overdue',
      name: 'Past due',
      head: 'Past due',
      sort: 'overdue',
      isUsual: true,
      // A restructured loan keeps its days until it is cured: there is nothing to collect on those.
      cell: ({ overdue, daysLate }) =>
        overdue > 0 ? money(overdue, 'red') : daysLate > 0 ? 'nothing due' : money(null),
    },
    { ...figure, key: 'payoff', name: 'Payoff amount', head: 'Payoff', cell: ({ payoff }) => money(payoff) },
    {
      key: 'promise',
      name: 'Promise to pay',
      head: 'Promise to pay',
      isUsual: true,
      cell: ({ promise }) => <PromiseWords promise={promise} way={way} today={today} />,
    },
    {
      key: 'contact',
      name: 'Last contact',
      head: 'Last contact',
      look: 'muted',
      cell: ({ lastContactAt }) =>
        lastContactAt === null ? (
          '–'
        ) : (
          <MomentText at={new Date(lastContactAt)} timeZone={market.timeZone} today={today} />
        ),
    },
    {
      ...figure,
      key: 'max',
      name: 'Max DPD',
      head: 'Max DPD',
      sort: 'max-dpd',
      cell: ({ maxDaysLate }) => maxDaysLate || '–',
    },
    {
      key: 'due',
      name: 'Oldest due date',
      head: 'Oldest due',
      look: 'muted',
      cell: ({ nextDueOn }) => (nextDueOn === null ? '–' : <DayText day={nextDueOn} today={today} />),
    },
    {
      key: 'disbursed',
      name: 'Disbursed',
      head: 'Disbursed',
      sort: 'disbursed',
      look: 'muted',
      cell: ({ paidOutOn }) => <DayText day={paidOutOn} today={today} />,
    },
    {
      key: 'product',
      name: 'Product',
      head: 'Product',
      look: 'muted',
      cell: ({ product, version }) => `${product} v${version}`,
    },
  ];
}

type PromiseProps = {
  readonly promise: Line['promise'];
  readonly way: MoneyWay;
  readonly today: string;
};

function PromiseWords({ promise, way, today }: PromiseProps) {
  if (promise === null) return <span className="k-muted">–</span>;
  const day = dayWords(promise.on, today);
  if (promise.is !== 'open')
    return (
      <span className={promise.is === 'broken' ? 'k-red' : 'k-green'}>
        {promise.is} {day}
      </span>
    );
  return promise.amount === null ? day : `${moneyWords(way, BigInt(promise.amount))} ${day}`;
}
