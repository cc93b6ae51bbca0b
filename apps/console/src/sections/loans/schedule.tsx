import { useDesk } from '../../shell/me.ts';
import { DayText } from '../../kit/words/day-text.tsx';
import { Icon } from '../../kit/icon.tsx';
import { MoneyText } from '../../kit/words/money-text.tsx';
import { PartHead } from '../../kit/pane.tsx';
import type { Column } from '../../kit/table/column.ts';
import { Table } from '../../kit/table/table.tsx';
import { distanceWords } from '../../kit/words/day-words.ts';
import { figureWords, type MoneyWay } from '../../kit/words/money-words.ts';
import type { LoanData } from './page-data.ts';

type Row = LoanData['rows'][number];

/** The rows as they stand, with totals that tie, and what is not earned yet. */
export function Schedule({ page }: { readonly page: LoanData }) {
  const { money } = useDesk();
  const { totals, unearned, earned, stands } = page;
  const figure = (minor: number) => figureWords(money, BigInt(minor));
  const isMoved = page.rows.length > 1 && page.rows.every(({ movedFrom }) => movedFrom !== null);
  const ties =
    page.state === 'active'
      ? `in ${money.sign} · ${figure(totals.left)} less ${figure(unearned)} interest not yet earned = ${figure(earned)} today`
      : `in ${money.sign}`;
  return (
    <>
      <PartHead
        title="Schedule"
        words={[
          ties,
          ...(stands.credit > 0 ? [`credit ${figure(stands.credit)}`] : []),
          ...(isMoved ? ['all due days moved'] : []),
        ].join(' · ')}
      />
      <Table
        label="Schedule"
        columns={columns(money, page, isMoved)}
        rows={page.rows}
        rowKey={({ n }) => String(n)}
        hasTotal
        density="dense"
      />
    </>
  );
}

function columns(way: MoneyWay, { totals, today, loanId }: LoanData, isMoved: boolean): Column<Row>[] {
  const money = (figure: string, minor: number | null, tone?: 'red') => (
    <MoneyText
      way={way}
      minor={minor === null ? null : BigInt(minor)}
      place="column"
      as={{ figure, loan: loanId, asOf: today }}
      {...(tone && { tone })}
    />
  );
  const orNothing = (figure: string, minor: number, tone?: 'red') => money(figure, minor || null, tone);
  const end = { align: 'end' } as const;
  const hasFees = totals.due.fee > 0;
  return [
    { key: 'n', head: '', look: 'muted', cell: ({ number }) => number ?? '+' },
    {
      key: 'due',
      head: 'Due',
      total: 'Total',
      cell: ({ dueOn, movedFrom }) => (
        <>
          <DayText day={dueOn} today={today} />
          {movedFrom && !isMoved && <span className="k-detail"> moved</span>}
        </>
      ),
    },
    {
      ...end,
      key: 'principal',
      head: 'Principal',
      cell: ({ n, due }) => money(`rows/${n}/principal`, due.principal),
      total: money('rows-principal', totals.due.principal),
    },
    {
      ...end,
      key: 'interest',
      head: 'Interest',
      cell: ({ n, due }) => money(`rows/${n}/interest`, due.interest),
      total: money('rows-interest', totals.due.interest),
    },
    ...(hasFees
      ? [
          {
            ...end,
            key: 'fee',
            head: 'Fees',
            cell: ({ n, due }: Row) => orNothing(`rows/${n}/fee`, due.fee),
            total: money('rows-fee', totals.due.fee),
          },
        ]
      : []),
    {
      ...end,
      key: 'late',
      head: 'Late',
      cell: ({ n, due }) => orNothing(`rows/${n}/penalty`, due.penalty, 'red'),
      total: orNothing('rows-penalty', totals.due.penalty),
    },
    {
      ...end,
      key: 'total',
      head: 'Total',
      cell: ({ n, total }) => money(`rows/${n}`, total),
      total: money('rows', totals.total),
    },
    {
      ...end,
      key: 'paid',
      head: 'Paid',
      cell: ({ n, paid }) => orNothing(`paid/${n}`, paid),
      total: orNothing('paid', totals.paid),
    },
    // Money that is here and counts when a row is due: without it the row would not add up.
    ...(totals.covered > 0
      ? [
          {
            ...end,
            key: 'covered',
            head: 'Credit',
            cell: ({ n, covered }: Row) => orNothing(`covered/${n}`, covered),
            total: money('covered', totals.covered),
          },
        ]
      : []),
    {
      ...end,
      key: 'left',
      head: 'Outstanding',
      look: 'figure',
      cell: ({ n, left }) => money(`owed/${n}`, left),
      total: money('owed', totals.left),
    },
    { key: 'state', head: 'State', cell: (row) => <RowState row={row} today={today} /> },
  ];
}

function RowState({ row, today }: { readonly row: Row; readonly today: string }) {
  if (row.isDisputed) return <span className="k-amber">in dispute: late fees suspended</span>;
  if (row.state === 'late') return <span className="k-red">{row.daysLate} DPD</span>;
  if (row.state === 'covered') return <span className="k-green">covered by the credit</span>;
  if (row.state === 'paid')
    return (
      <span className="k-green">
        <Icon name="check" /> paid
      </span>
    );
  return <span className="k-muted">{distanceWords(row.dueOn, today)}</span>;
}
