import type { Calls, ResponseOf } from '@candor/contract/console-client';
import { hrefTo } from '../../shell/router.ts';
import { Chip } from '../../kit/chip.tsx';
import { DayText } from '../../kit/words/day-text.tsx';
import { MoneyText } from '../../kit/words/money-text.tsx';
import type { Column } from '../../kit/table/column.ts';
import type { MoneyWay } from '../../kit/words/money-words.ts';
import { stateWords } from './state-words.ts';

type Line = ResponseOf<Calls['console.loans']>['loans'][number];

const figure = { align: 'end', look: 'figure' } as const;

export function loanColumns(way: MoneyWay, today: string): Column<Line>[] {
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
      key: 'state',
      head: 'State',
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
      head: 'Borrower',
      look: 'strong',
      bone: 5,
      cell: ({ borrower, phone }) => (
        <>
          {borrower ?? 'Name not kept'} {phone && <span className="k-detail">{phone}</span>}
        </>
      ),
    },
    {
      key: 'loan',
      head: 'Loan',
      cell: ({ loan, product, version }) => (
        <>
          <a className="k-reference" href={hrefTo('loans', loan)}>
            {loan}
          </a>{' '}
          <span className="k-detail">
            {product} v{version}
          </span>
        </>
      ),
    },
    { ...figure, key: 'amount', head: 'Principal', cell: ({ amount }) => money(amount) },
    {
      ...figure,
      key: 'left',
      head: 'Outstanding balance',
      cell: ({ left, state }) => money(state === 'active' ? left : null),
    },
    {
      ...figure,
      key: 'overdue',
      head: 'Past due',
      cell: ({ overdue }) => (overdue > 0 ? money(overdue, 'red') : money(null)),
    },
    {
      key: 'next',
      head: 'Oldest due date',
      look: 'muted',
      cell: ({ nextDueOn }) => (nextDueOn === null ? '–' : <DayText day={nextDueOn} today={today} />),
    },
    {
      key: 'paidOut',
      head: 'Disbursed',
      look: 'muted',
      cell: ({ paidOutOn }) => <DayText day={paidOutOn} today={today} />,
    },
  ];
}
