import { totalOfRows } from '@candor/ui';
import type { QueueStands } from '../../shell/queue-counts.ts';

type Sum = Readonly<Record<'waiting' | 'over' | 'today' | 'later', number>>;

/** One's own work, and what others have open: nobody is told that they are late with what they may not do. */
export function standsOf(queues: readonly QueueStands[]): {
  readonly own: Sum;
  readonly team: Sum;
  readonly isReader: boolean;
} {
  const mine = queues.filter(({ mayAct }) => mayAct);
  const team = queues.filter(({ mayAct }) => !mayAct);
  return { own: sumOf(mine), team: sumOf(team), isReader: mine.length === 0 };
}

function sumOf(queues: readonly QueueStands[]): Sum {
  const sum = (count: (queue: QueueStands) => number) => Number(totalOfRows(queues, count));
  return {
    waiting: sum(({ waiting }) => waiting),
    over: sum(({ over }) => over),
    today: sum(({ today }) => today),
    later: sum(({ later }) => later),
  };
}
