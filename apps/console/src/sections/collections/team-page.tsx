import type { Calls, ResponseOf } from '@candor/contract/console-client';
import { totalOfRows } from '@candor/ui';
import { ButtonLink } from '../../kit/button.tsx';
import { Chip } from '../../kit/chip.tsx';
import { Pane, PaneHead, PartHead } from '../../kit/pane.tsx';
import { Segmented } from '../../kit/segmented.tsx';
import { Empty } from '../../kit/state-lines.tsx';
import type { Column } from '../../kit/table/column.ts';
import { Table } from '../../kit/table/table.tsx';
import { dayWords } from '../../kit/words/day-words.ts';
import { MoneyText } from '../../kit/words/money-text.tsx';
import type { MoneyWay } from '../../kit/words/money-words.ts';
import { useDesk } from '../../shell/me.ts';
import { Page } from '../../shell/page.tsx';
import { hrefTo, useQuery } from '../../shell/router.ts';
import { tableStateOf } from '../../shell/runtime/table-state-of.ts';
import { useLoad } from '../../shell/runtime/use-load.ts';
import { plusDays } from './days.ts';

type Team = ResponseOf<Calls['console.collection-team']>;
type Figures = Team['figures'][number];
type Person = Team['people'][number];
type Period = 'today' | 'week' | 'month' | 'last-month';

const periods = [
  { value: 'today', words: 'Today' },
  { value: 'week', words: '7 days' },
  { value: 'month', words: 'This month' },
  { value: 'last-month', words: 'Last month' },
] as const;

/** From the first day of a period to its last. */
function daysOf(period: Period, today: string): { readonly from: string; readonly to: string } {
  const first = `${today.slice(0, 7)}-01`;
  if (period === 'today') return { from: today, to: today };
  if (period === 'week') return { from: plusDays(today, -6), to: today };
  if (period === 'month') return { from: first, to: today };
  const last = plusDays(first, -1);
  return { from: `${last.slice(0, 7)}-01`, to: last };
}

/** What the work brings: promises kept and accounts cured, by person; and how much is whose now. */
export function TeamPage() {
  const { market, money } = useDesk();
  const [period, setPeriod] = useQuery<Period>('period', 'month', ['today', 'week', 'month', 'last-month']);
  const days = daysOf(period, market.businessDate);
  const { loaded, reload } = useLoad('console.collection-team', { market: market.market, ...days });
  const team = loaded.read?.data;
  const state = tableStateOf(loaded, market.timeZone);
  return (
    <Page crumbs={[{ words: 'Collections', href: hrefTo('collections') }, { words: 'Performance' }]}>
      <Pane>
        <PaneHead title="Performance">
          <span>
            {dayWords(days.from, market.businessDate)} to {dayWords(days.to, market.businessDate)}. Promises
            are those taken in the period; a cure is an account that is current again.
          </span>
        </PaneHead>
        <p className="late-period">
          <Segmented label="Period" value={period} options={periods} onChange={setPeriod} />
          <ButtonLink size="small" href={hrefTo('collections')}>
            Worklist
          </ButtonLink>
        </p>
        <Table
          label="By person"
          columns={figureColumns(money, team?.figures ?? [])}
          rows={team?.figures ?? []}
          rowKey={({ staffId }) => staffId ?? 'nobody'}
          state={state}
          onAgain={reload}
          hasTotal={(team?.figures.length ?? 0) > 0}
          empty={<Empty title="No calls, promises or cures in this period" />}
        />
        <PartHead
          title="Workload"
          words="Assigned: what of the worklist is theirs to do now, as on Today and in Team. Accounts: all past due that are theirs."
        />
        <Table
          label="Workload"
          columns={peopleColumns(team?.people ?? [])}
          rows={team?.people ?? []}
          rowKey={({ staffId }) => staffId}
          state={state}
          onAgain={reload}
          hasTotal={(team?.people.length ?? 0) > 0}
          empty={
            <Empty title="Nobody may collect">Give somebody a role that may work accounts past due.</Empty>
          }
        />
      </Pane>
    </Page>
  );
}

const nothing = (count: number) => (count === 0 ? '–' : String(count));

function figureColumns(money: MoneyWay, rows: readonly Figures[]): Column<Figures>[] {
  type Counted = 'calls' | 'rightParty' | 'promises' | 'kept' | 'broken' | 'open' | 'cures';
  const sum = (key: Counted) => Number(totalOfRows(rows, (row) => row[key]));
  const count = (key: Counted, head: string): Column<Figures> => ({
    key,
    head,
    align: 'end',
    look: 'figure',
    cell: (row) => nothing(row[key]),
    total: nothing(sum(key)),
  });
  const promised = totalOfRows(rows, (row) => row.promised);
  const rate = (kept: number, broken: number) =>
    kept + broken === 0 ? '–' : `${Math.round((kept * 100) / (kept + broken))} %`;
  return [
    {
      key: 'name',
      head: 'Person',
      look: 'strong',
      cell: ({ name }) => name ?? 'Unassigned',
      total: 'Total',
    },
    count('calls', 'Calls'),
    count('rightParty', 'Right party'),
    count('promises', 'Promises'),
    {
      key: 'promised',
      head: `Promised ${money.sign}`,
      align: 'end',
      look: 'figure',
      cell: (row) => (
        <MoneyText way={money} minor={row.promised === 0 ? null : BigInt(row.promised)} place="column" />
      ),
      total: <MoneyText way={money} minor={promised === 0n ? null : promised} place="column" />,
    },
    count('kept', 'Kept'),
    count('broken', 'Broken'),
    count('open', 'Open'),
    {
      key: 'rate',
      head: 'Kept rate',
      align: 'end',
      look: 'figure',
      cell: ({ kept, broken }) => rate(kept, broken),
      total: rate(sum('kept'), sum('broken')),
    },
    count('cures', 'Cures'),
  ];
}

function peopleColumns(rows: readonly Person[]): Column<Person>[] {
  const count = (key: 'assigned' | 'accounts', head: string): Column<Person> => ({
    key,
    head,
    align: 'end',
    look: 'figure',
    cell: (row) => nothing(row[key]),
    total: nothing(Number(totalOfRows(rows, (row) => row[key]))),
  });
  return [
    {
      key: 'name',
      head: 'Collector',
      look: 'strong',
      cell: ({ name, staffId }) => (
        <a href={hrefTo('collections', null, { show: 'late', owner: staffId })}>{name}</a>
      ),
      total: 'Total',
    },
    {
      key: 'shift',
      head: 'Shift',
      cell: ({ isOnShift }) => (isOnShift ? <Chip>on shift</Chip> : <span className="k-muted">–</span>),
    },
    count('assigned', 'Assigned'),
    count('accounts', 'Accounts'),
  ];
}
