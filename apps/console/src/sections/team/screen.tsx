import { useDesk } from '../../shell/me.ts';
import { Page } from '../../shell/page.tsx';
import { useQuery } from '../../shell/router.ts';
import { tableStateOf } from '../../shell/runtime/table-state-of.ts';
import { useLoad } from '../../shell/runtime/use-load.ts';
import { Button } from '../../kit/button.tsx';
import { saveCsv } from '../../kit/chart/save-csv.ts';
import { SelectField } from '../../kit/fields/select-field.tsx';
import { useKeys } from '../../kit/keys/keyboard.ts';
import { Pane, PaneHead, PartHead } from '../../kit/pane.tsx';
import { Figures } from '../../kit/records/facts.tsx';
import { Table } from '../../kit/table/table.tsx';
import { dayWords } from '../../kit/words/day-words.ts';
import { MemberSide } from './member-side.tsx';
import { MissedItems } from './missed-items.tsx';
import { peopleColumns } from './people-columns.tsx';
import { queueColumns } from './queue-columns.tsx';
import {
  cellIn,
  dayAfter,
  dayIn,
  queueKeys,
  unassigned,
  unassignedRow,
  type Cell,
  type Team,
  type TeamQueue,
} from './team-read.ts';
import { UnassignedSide } from './unassigned-side.tsx';
import './team.css';

const week = 7;

/** SLA by queue, by person and by day, with what is behind each number; and who has how much in hand. */
export function Screen() {
  const { market } = useDesk();
  const today = market.businessDate;
  const [asked, setTo] = useQuery<string>('to', today);
  const to = dayIn(asked, today);
  const [queue, setQueue] = useQuery<TeamQueue['queue'] | ''>('queue', '', ['', ...queueKeys]);
  const [person, setPerson] = useQuery<string>('person', '');
  const [cell, setCell] = useQuery<string>('missed', '');
  const from = dayAfter(to, 1 - week);
  const { loaded, reload } = useLoad('console.team', {
    market: market.market,
    from,
    to,
    ...(queue !== '' && { queue }),
  });
  const team = loaded.read?.data;
  const state = tableStateOf(loaded, market.timeZone);
  const people = team?.people ?? [];
  const chosen = people.find(({ staffId }) => staffId === person) ?? people[0];
  const drill = (next: Cell) => setCell([next.queue ?? '', next.staffId ?? '', next.day ?? ''].join(' '));
  const move = (by: number) => () => setTo(dayAfter(to, by) > today ? today : dayAfter(to, by));
  useKeys('Team', [
    { keys: '[', words: 'week before', inBar: true, run: move(-week) },
    { keys: ']', words: 'week after', inBar: true, run: move(week) },
    { keys: 'Shift+d', words: 'CSV', inBar: true, run: () => team && saveTeam(team, from, to) },
  ]);
  return (
    <Page crumbs={[{ words: 'Look up' }, { words: 'Team' }]}>
      <Pane>
        <PaneHead title="Team">
          <div className="team-filters">
            <Button onClick={move(-week)}>Week before</Button>
            <span className="k-strong">
              {dayWords(from, today)} – {dayWords(to, today)}
            </span>
            <Button disabled={to >= today} onClick={move(week)}>
              Week after
            </Button>
            <SelectField
              label="Queue"
              value={queue}
              options={[
                { value: '', words: 'All queues' },
                ...queueChoices(team, queue).map(({ queue: value, name }) => ({ value, words: name })),
              ]}
              onChange={setQueue}
            />
          </div>
          <Button icon="download" onClick={() => team && saveTeam(team, from, to)} disabled={!team}>
            CSV
          </Button>
        </PaneHead>
        {team && <TeamFigures team={team} />}
        <PartHead title="SLA by queue" />
        <Table
          label="SLA by queue"
          density="dense"
          columns={queueColumns(team, (of) => drill({ queue: of, staffId: null, day: null }))}
          rows={team?.queues ?? []}
          rowKey={({ queue: key }) => key}
          hasTotal
          state={state}
          onAgain={reload}
        />
        <PartHead title="By person" words="SLA kept in % of items done, by day" />
        <Table
          label="SLA by person"
          density="dense"
          columns={peopleColumns(team, (staffId, day) =>
            drill({ queue: queue === '' ? null : queue, staffId, day }),
          )}
          rows={team ? [...people, unassignedRow(team)] : []}
          rowKey={({ staffId }) => staffId}
          focused={person === unassigned ? unassigned : chosen?.staffId}
          onFocus={setPerson}
          hasTotal
          state={state}
          onAgain={reload}
        />
        {cell !== '' && (
          <MissedItems cell={cellIn(cell)} team={team} from={from} to={to} onClose={() => setCell('')} />
        )}
      </Pane>
      {person === unassigned ? (
        <UnassignedSide key={queue} queue={queue} people={people} onChanged={reload} />
      ) : (
        chosen && <MemberSide key={chosen.staffId} person={chosen} people={people} onChanged={reload} />
      )}
    </Page>
  );
}

/** All that the last whole read had; a filtered one knows only its own. */
function queueChoices(team: Team | undefined, queue: string): readonly Pick<TeamQueue, 'queue' | 'name'>[] {
  const known = team?.queues ?? [];
  return queue !== '' && !known.some((each) => each.queue === queue) ? [] : known;
}

function TeamFigures({ team }: { readonly team: Team }) {
  const { total, before, people, overdue } = team;
  const change =
    total.kept === null || before.kept === null ? null : Number(total.kept) - Number(before.kept);
  const assigned = people.reduce((sum, each) => sum + each.assigned, 0);
  return (
    <Figures
      figures={[
        {
          what: 'SLA kept',
          value: total.kept === null ? '–' : `${total.kept} %`,
          below: change === null ? 'nothing to compare' : `${signed(change)} points on the week before`,
        },
        {
          what: 'Missed',
          value: total.missed.toLocaleString('en'),
          below: `of ${total.done.toLocaleString('en')} items done`,
          ...(total.missed > 0 && { tone: 'red' as const }),
        },
        {
          what: 'Overdue now',
          value: overdue.toLocaleString('en'),
          below: overdue === 0 ? 'nothing open is past its deadline' : 'open, so not yet in SLA kept',
          ...(overdue > 0 && { tone: 'red' as const }),
        },
        {
          what: 'Assigned now',
          value: assigned.toLocaleString('en'),
          below: `${people.filter(({ isHere }) => isHere).length} people at work`,
        },
      ]}
    />
  );
}

const signed = (by: number) => `${by < 0 ? '−' : by > 0 ? '+' : '±'}${Math.abs(by).toFixed(1)}`;

/** A queue has no days of its own here; nobody has done anything. */
const nothing: Team['total'] = { done: 0, missed: 0, kept: null };

function saveTeam(team: Team, from: string, to: string): void {
  const heads = [
    'Person',
    'Done',
    'Missed',
    'Kept %',
    ...team.days.map((day) => `${day} kept %`),
    'Assigned now',
    'Overdue now',
  ];
  const row = (
    name: string,
    of: Team['total'],
    days: readonly Team['total'][],
    now: readonly [string, string],
  ) => [
    name,
    String(of.done),
    String(of.missed),
    of.kept ?? '',
    ...days.map(({ kept }) => kept ?? ''),
    ...now,
  ];
  saveCsv(`team-${from}-${to}`, heads, [
    ...team.queues.map((each) =>
      row(
        each.name,
        each,
        team.days.map(() => nothing),
        ['', String(each.overdue)],
      ),
    ),
    ...team.people.map((each) => row(each.name, each, each.days, [String(each.assigned), ''])),
    row(
      'Unassigned',
      nothing,
      team.days.map(() => nothing),
      [String(team.unassigned), ''],
    ),
    row('Total', team.total, team.dayTotals, ['', String(team.overdue)]),
  ]);
}
