import { Avatar } from '../../kit/avatar.tsx';
import type { Column } from '../../kit/table/column.ts';
import { depthOf, shortPercent, unassigned, type Team, type TeamPerson } from './team-read.ts';

const weekdays = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' });

type Count = Team['total'];

/**
 * A person a row, a day a cell: neutral where all was in time, the redder the more was not. What nobody has
 * is a row without figures.
 */
export function peopleColumns(
  team: Team | undefined,
  onMissed: (staffId: string | null, day: string | null) => void,
): Column<TeamPerson>[] {
  const total = team?.total;
  return [
    {
      key: 'person',
      head: 'Person',
      look: 'strong',
      wrap: true,
      cell: ({ staffId, name }) =>
        staffId === unassigned ? (
          name
        ) : (
          <span className="k-person">
            <Avatar name={name} />
            {name}
          </span>
        ),
      total: `${team?.people.length ?? 0} people`,
    },
    count('Done', ({ done }) => done, total?.done),
    {
      ...count('Missed', ({ missed }) => missed, total?.missed),
      cell: ({ missed, staffId, name }) =>
        missed === 0 ? (
          '–'
        ) : (
          <button
            type="button"
            className="team-number k-red"
            aria-label={`${missed} missed by ${name}`}
            onClick={() => onMissed(staffId, null)}
          >
            {missed}
          </button>
        ),
    },
    {
      key: 'kept',
      head: 'Kept',
      align: 'end',
      look: 'figure',
      cell: ({ kept }) => kept ?? '–',
      total: total?.kept ?? '–',
    },
    ...(team?.days ?? []).map((day, nth) => ({
      key: day,
      head: weekdays.format(new Date(`${day}T00:00:00Z`)),
      align: 'end' as const,
      cell: ({ staffId, name, days }: TeamPerson) => (
        <DayCell of={days[nth]} label={`${name}, ${day}`} onOpen={() => onMissed(staffId, day)} />
      ),
      total: shortPercent(team?.dayTotals[nth]?.kept ?? null),
    })),
    count(
      'Assigned',
      ({ assigned }) => assigned,
      team?.people.reduce((sum, { assigned }) => sum + assigned, 0),
    ),
  ];
}

function count(head: string, of: (row: TeamPerson) => number, total: number | undefined): Column<TeamPerson> {
  return {
    key: head,
    head,
    align: 'end',
    look: 'figure',
    cell: (row) => (of(row) === 0 ? '–' : of(row).toLocaleString('en')),
    total: total?.toLocaleString('en'),
  };
}

type DayProps = { readonly of: Count | undefined; readonly label: string; readonly onOpen: () => void };

function DayCell({ of, label, onOpen }: DayProps) {
  if (!of || of.done === 0) return '–';
  const words = shortPercent(of.kept);
  if (of.missed === 0) return <span className="team-day">{words}</span>;
  return (
    <button
      type="button"
      className="team-day"
      data-depth={depthOf(of)}
      aria-label={`${label}: ${words} % kept, ${of.missed} missed`}
      onClick={onOpen}
    >
      {words}
    </button>
  );
}
