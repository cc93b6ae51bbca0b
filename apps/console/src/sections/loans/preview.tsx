import type { Calls, RequestOf } from '@candor/contract/console-client';
import { useDesk } from '../../app/me.ts';
import { useLoad } from '../../data/use-load.ts';
import { MoneyText } from '../../kit/money-text.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import type { Column } from '../../kit/table/column.ts';
import { Table } from '../../kit/table/table.tsx';
import { dayWords } from '../../kit/words/day-words.ts';
import { figureWords, moneyWords, type MoneyWay } from '../../kit/words/money-words.ts';
import type { Stands } from './page-data.ts';

type Line = { readonly what: string; readonly now: number; readonly later: number };

type Props = { readonly request: RequestOf<Calls['console.loan-preview']>; readonly today: string };

/** What will the borrower owe then? The server's own decision, taken back again. */
export function Preview({ request, today }: Props) {
  const { money } = useDesk();
  const { loaded } = useLoad('console.loan-preview', request);
  if (loaded.state === 'failed') return <Notice tone="red">{loaded.fault.words}</Notice>;
  const seen = loaded.read?.data;
  if (!seen) return <Skeleton lines={5} />;
  const { now, later } = seen;
  const isDelay = request.act === 'delay';
  return (
    <div className="loan-preview">
      <h3>What will the borrower owe then?</h3>
      <Table
        label="What will the borrower owe then?"
        columns={columns(money, today, now, later)}
        rows={linesOf(now, later)}
        rowKey={({ what }) => what}
        hasTotal
        density="dense"
      />
      <p className="loan-then">{sentenceOf(money, now, later)}</p>
      {isDelay && later.rows[0] && (
        <p className="loan-then">
          First then on {dayWords(later.rows[0].dueOn, today)}:{' '}
          {moneyWords(money, BigInt(later.rows[0].left))}. To the end it costs{' '}
          {moneyWords(money, BigInt(later.costToTheEnd))} instead of{' '}
          {moneyWords(money, BigInt(now.costToTheEnd))}.
        </p>
      )}
      {seen.entries.length > 0 && (
        <ul className="loan-entries" aria-label="What would be posted">
          {seen.entries.map(({ entryId, words, debit, credit, amount }) => (
            <li key={entryId}>
              {words} <span className="k-muted">{`${debit.join(', ')} / ${credit.join(', ')}`}</span>{' '}
              <MoneyText way={money} minor={BigInt(amount)} place="column" />
            </li>
          ))}
        </ul>
      )}
      <p className="k-muted">
        {seen.told === null ? 'Nothing is sent to the borrower.' : `Sent: ${seen.told}`}
      </p>
    </div>
  );
}

function linesOf(now: Stands, later: Stands): Line[] {
  const lines: Line[] = [
    { what: 'Principal', now: now.parts.principal, later: later.parts.principal },
    { what: 'Interest to today', now: now.parts.interest, later: later.parts.interest },
    { what: 'Fees', now: now.parts.fee, later: later.parts.fee },
    { what: 'Late charge', now: now.parts.penalty, later: later.parts.penalty },
    { what: 'Charge for settling', now: now.charge, later: later.charge },
    { what: 'Less credit', now: -creditOf(now), later: -creditOf(later) },
  ];
  return lines.filter((line) => line.now !== 0 || line.later !== 0 || line.what === 'Principal');
}

const sumOf = ({ parts, charge }: Stands) =>
  parts.principal + parts.interest + parts.fee + parts.penalty + charge;

/** What the borrower's credit pays of it. What was written off stands in no part any more. */
const creditOf = (stands: Stands) => (stands.state === 'active' ? sumOf(stands) - stands.toPay : 0);

function columns(way: MoneyWay, today: string, now: Stands, later: Stands): Column<Line>[] {
  const money = (minor: number, isLess = false) => (
    <MoneyText way={way} minor={BigInt(minor)} place="column" {...(isLess && { tone: 'green' as const })} />
  );
  const end = { align: 'end' } as const;
  return [
    {
      key: 'what',
      head: `${way.sign}, on ${dayWords(today)}`,
      cell: ({ what }) => what,
      total: 'Owed today',
    },
    {
      ...end,
      key: 'now',
      head: 'Now',
      look: 'muted',
      cell: (line) => money(line.now),
      total: money(sumOf(now) - creditOf(now)),
    },
    {
      ...end,
      key: 'later',
      head: 'Then',
      cell: (line) => money(line.later, line.later < line.now),
      total: money(sumOf(later) - creditOf(later)),
    },
  ];
}

/** "Overdue falls from ₱4,813.05 to ₱4,723.00. Still 37 days late; from tomorrow ₱7.09 a day is added again." */
function sentenceOf(way: MoneyWay, now: Stands, later: Stands): string {
  const words = (minor: number) => `${way.sign}${figureWords(way, BigInt(minor))}`;
  if (later.state === 'written-off')
    return 'The borrower still owes it, and what comes later is a recovery. No reminder is sent any more.';
  if (later.state === 'settled')
    return 'With that the loan is repaid. Nothing changes before the money has come.';
  const overdue =
    now.overdue === later.overdue
      ? `Overdue stays at ${words(later.overdue)}.`
      : `Overdue falls from ${words(now.overdue)} to ${words(later.overdue)}.`;
  const late = later.daysLate > 0 ? ` Still ${later.daysLate} days late` : ' Nothing is late then';
  const grows =
    later.latePerDay > 0 ? `; from tomorrow ${words(later.latePerDay)} a day is added again.` : '.';
  return `${overdue}${late}${grows}`;
}
