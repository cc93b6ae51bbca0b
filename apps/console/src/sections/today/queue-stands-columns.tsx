import { totalOfRows } from '@candor/ui';
import { hrefTo } from '../../shell/router.ts';
import { CountBar } from '../../kit/records/count-bar.tsx';
import { KeyCaps } from '../../kit/keys/key-cap.tsx';
import type { Column } from '../../kit/table/column.ts';
import { ageWords } from '../../kit/words/time-words.ts';
import type { QueueStands } from '../../shell/queue-counts.ts';

type Sight = {
  readonly queues: readonly QueueStands[];
  readonly now: Date;
  /** Whether the section of a queue is one that this person can go to. */
  readonly isOpen: (section: string) => boolean;
};

const nothing = '–';
const numberOf = (count: number) => (count === 0 ? nothing : String(count));

/** Where a queue is worked; a section of several is told which. */
export const placeOf = ({ section, queue }: QueueStands) => ({
  section,
  id: null,
  query: section === queue ? {} : { queue },
});

/** Number and name, then the counts, then how old and what is promised. */
export function queueStandsColumns(sight: Sight): Column<QueueStands>[] {
  return [...nameColumns(sight), ...countColumns(sight), ...timeColumns(sight)];
}

function nameColumns({ queues, isOpen }: Sight): Column<QueueStands>[] {
  return [
    {
      key: 'key',
      head: '',
      width: 32,
      bone: 1,
      cell: (queue) => isOpen(queue.section) && <KeyCaps keys={String(queues.indexOf(queue) + 1)} />,
    },
    {
      key: 'name',
      head: 'Queue',
      width: 180,
      bone: 5,
      total: 'All queues',
      cell: (queue) => (
        <>
          {isOpen(queue.section) ? (
            <a className="t-queue" href={hrefTo(queue.section, null, placeOf(queue).query)}>
              {queue.name}
            </a>
          ) : (
            queue.name
          )}
          {!queue.mayAct && <span className="t-muted"> read only</span>}
        </>
      ),
    },
  ];
}

function countColumns({ queues }: Sight): Column<QueueStands>[] {
  const most = Math.max(1, ...queues.map(({ waiting }) => waiting));
  const sum = (count: (queue: QueueStands) => number) => Number(totalOfRows(queues, count));
  const past = (count: number) => (count > 0 ? <strong className="k-red">{count}</strong> : nothing);
  const looks = { align: 'end', bone: 1 } as const;
  return [
    {
      ...looks,
      key: 'waiting',
      head: 'Waiting',
      look: 'strong',
      width: 64,
      cell: ({ waiting, queue, name }) =>
        waiting === 0 ? (
          nothing
        ) : (
          <a href={hrefTo('', null, { queue })} aria-label={`${waiting} wait in ${name}: list them here`}>
            {waiting}
          </a>
        ),
      total: numberOf(sum(({ waiting }) => waiting)),
    },
    {
      ...looks,
      key: 'over',
      head: <Head fill="red" words="Overdue" />,
      width: 84,
      cell: ({ over }) => past(over),
      total: past(sum(({ over }) => over)),
    },
    {
      ...looks,
      key: 'today',
      head: <Head fill="slate" words="Today" />,
      width: 66,
      cell: ({ today }) => numberOf(today),
      total: numberOf(sum(({ today }) => today)),
    },
    {
      ...looks,
      key: 'later',
      head: <Head fill="slate-3" words="Later" />,
      width: 64,
      cell: ({ later }) => numberOf(later),
      total: numberOf(sum(({ later }) => later)),
    },
    {
      key: 'bar',
      head: '',
      width: 84,
      bone: 3,
      cell: ({ over, today, later }) => (
        <CountBar
          of={most}
          parts={[
            { key: 'over', fill: 'red', value: over },
            { key: 'today', fill: 'slate', value: today },
            { key: 'later', fill: 'slate-3', value: later },
          ]}
        />
      ),
    },
  ];
}

function timeColumns({ queues, now }: Sight): Column<QueueStands>[] {
  const oldest = queues.flatMap((queue) => queue.oldest ?? []).toSorted()[0] ?? null;
  const age = (since: string | null) => (since === null ? nothing : ageWords(new Date(since), now));
  return [
    {
      key: 'oldest',
      head: 'Oldest',
      align: 'end',
      look: 'muted',
      width: 84,
      bone: 1,
      cell: (queue) => age(queue.oldest),
      total: age(oldest),
    },
    { key: 'promise', head: 'SLA', look: 'muted', width: 132, bone: 4, cell: ({ promise }) => promise },
  ];
}

function Head({ fill, words }: { readonly fill: 'red' | 'slate' | 'slate-3'; readonly words: string }) {
  return (
    <span className="t-head">
      <svg className="t-swatch" viewBox="0 0 8 8" aria-hidden="true">
        <rect data-fill={fill} width="8" height="8" rx="1.5" />
      </svg>
      {words}
    </span>
  );
}
