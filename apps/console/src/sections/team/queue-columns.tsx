import { CountBar } from '../../kit/records/count-bar.tsx';
import type { Column } from '../../kit/table/column.ts';
import { stretchWords } from '../../kit/words/time-words.ts';
import type { Team, TeamQueue } from './team-read.ts';

/**
 * A queue a row: what was done, what of it late, how long it took, what was promised, and what is late and
 * not done.
 */
export function queueColumns(
  team: Pick<Team, 'total' | 'overdue'> | undefined,
  onMissed: (queue: TeamQueue['queue']) => void,
): Column<TeamQueue>[] {
  const total = team?.total;
  return [
    { key: 'name', head: 'Queue', look: 'strong', cell: ({ name }) => name, total: 'All queues' },
    {
      key: 'done',
      head: 'Done',
      align: 'end',
      look: 'figure',
      cell: ({ done }) => done.toLocaleString('en'),
      total: total?.done.toLocaleString('en'),
    },
    {
      key: 'missed',
      head: 'Missed',
      align: 'end',
      look: 'figure',
      cell: ({ missed, queue, name }) =>
        missed === 0 ? (
          '–'
        ) : (
          <button
            type="button"
            className="team-number k-red"
            aria-label={`${missed} missed in ${name}`}
            onClick={() => onMissed(queue)}
          >
            {missed}
          </button>
        ),
      total: total && <span className={total.missed > 0 ? 'k-red' : ''}>{total.missed}</span>,
    },
    {
      key: 'kept',
      head: 'Kept',
      align: 'end',
      look: 'figure',
      cell: ({ kept }) => (kept === null ? '–' : `${kept} %`),
      total: total?.kept ? `${total.kept} %` : '–',
    },
    {
      key: 'bar',
      head: '',
      cell: ({ done, missed }) => (
        <CountBar
          of={done}
          parts={[
            { key: 'kept', fill: 'slate', value: done - missed },
            { key: 'missed', fill: 'red', value: missed },
          ]}
        />
      ),
    },
    {
      key: 'median',
      head: 'Median time',
      align: 'end',
      cell: ({ minutes }) => (minutes === null ? '–' : stretchWords(minutes)),
    },
    {
      key: 'overdue',
      head: 'Overdue now',
      align: 'end',
      look: 'figure',
      cell: ({ overdue }) => (overdue === 0 ? '–' : <span className="k-red">{overdue}</span>),
      total: team && <span className={team.overdue > 0 ? 'k-red' : ''}>{team.overdue}</span>,
    },
    { key: 'sla', head: 'SLA', look: 'muted', cell: ({ promise }) => promise },
  ];
}
