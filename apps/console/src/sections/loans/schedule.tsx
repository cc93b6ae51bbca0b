import { useDesk } from '../../app/me.ts';
import { DayText } from '../../kit/day-text.tsx';
import { Icon } from '../../kit/icon.tsx';
import { MoneyText } from '../../kit/money-text.tsx';
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
  const { totals, unearned, stands } = page;
  const figure = (minor: number) => figureWords(money, BigInt(minor));
  const ties =
    page.state === 'active'
      ? `in ${money.sign} · ${figure(totals.left)} less ${figure(unearned)} interest not yet earned = ${figure(totals.left - unearned)} today`
      : `in ${money.sign}`;
  return (
    <>
      <PartHead
        title="Schedule"
        words={stands.credit > 0 ? `${ties} · credit ${figure(stands.credit)}` : ties}
      />
      <Table
        label="Schedule"
        columns={columns(money, page)}
        rows={page.rows}
        rowKey={({ n }) => String(n)}
        hasTotal
        density="dense"
      />
    </>
  );
}

function columns(way: MoneyWay, { totals, today }: LoanData): Column<Row>[] {
  const money = (minor: number, tone?: 'red') => (
    <MoneyText way={way} minor={BigInt(minor)} place="column" {...(tone && { tone })} />
  );
  const orNothing = (minor: number, tone?: 'red') =>
    minor === 0 ? <MoneyText way={way} minor={null} place="column" /> : money(minor, tone);
  const end = { align: 'end' } as const;
  const hasFees = totals.due.fee > 0;
  return [
    { key: 'n', head: '', look: 'muted', cell: ({ n }) => n },
    {
      key: 'due',
      head: 'Due',
      total: 'Total',
      cell: ({ dueOn, movedFrom }) => (
        <>
          <DayText day={dueOn} today={today} />
          {movedFrom && <span className="k-detail"> moved</span>}
        </>
      ),
    },
    {
      ...end,
      key: 'principal',
      head: 'Principal',
      cell: ({ due }) => money(due.principal),
      total: money(totals.due.principal),
    },
    {
      ...end,
      key: 'interest',
      head: 'Interest',
      cell: ({ due }) => money(due.interest),
      total: money(totals.due.interest),
    },
    ...(hasFees
      ? [
          {
            ...end,
            key: 'fee',
            head: 'Fees',
            cell: ({ due }: Row) => orNothing(due.fee),
            total: money(totals.due.fee),
          },
        ]
      : []),
    {
      ...end,
      key: 'late',
      head: 'Late',
      cell: ({ due }) => orNothing(due.penalty, 'red'),
      total: orNothing(totals.due.penalty),
    },
    { ...end, key: 'total', head: 'Total', cell: ({ total }) => money(total), total: money(totals.total) },
    { ...end, key: 'paid', head: 'Paid', cell: ({ paid }) => orNothing(paid), total: orNothing(totals.paid) },
    {
      ...end,
      key: 'left',
      head: 'Owed',
      look: 'figure',
      cell: ({ left }) => money(left),
      total: money(totals.left),
    },
    { key: 'state', head: 'State', cell: (row) => <RowState row={row} today={today} /> },
  ];
}

function RowState({ row, today }: { readonly row: Row; readonly today: string }) {
  if (row.isDisputed) return <span className="k-amber">in dispute: the charge rests</span>;
  if (row.state === 'late') return <span className="k-red">{row.daysLate} days late</span>;
  if (row.state === 'paid')
    return (
      <span className="k-green">
        <Icon name="check" /> paid
      </span>
    );
  return <span className="k-muted">{distanceWords(row.dueOn, today)}</span>;
}
