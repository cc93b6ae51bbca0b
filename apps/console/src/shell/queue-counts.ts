import type { Calls, ResponseOf } from '@candor/contract/console-client';

export type QueueStands = ResponseOf<Calls['console.queues']>['queues'][number];
type Count = { readonly waiting: number; readonly isOver: boolean };

export type QueueCounts = {
  readonly subscribe: (onChange: () => void) => () => void;
  /**
   * What waits in all queues of a section; of Today (''), in all that are one's own work. Nothing where there
   * is no queue.
   */
  readonly countOf: (section: string) => Count | undefined;
  /** What was read of the queues, here or on another page. */
  readonly put: (queues: readonly QueueStands[]) => void;
  /** Nobody is here any more, or another market is chosen. */
  readonly clear: () => void;
  /** Something was taken, decided or sent: the queues are read again. */
  readonly touch: () => void;
  readonly onTouch: (read: () => void) => () => void;
};

/** The numbers beside the sections, outside React: one reading serves the nav and every page. */
export function createQueueCounts(): QueueCounts {
  let counts: ReadonlyMap<string, Count> = new Map();
  const listeners = new Set<() => void>();
  const readers = new Set<() => void>();
  const become = (next: ReadonlyMap<string, Count>) => {
    counts = next;
    for (const listener of listeners) listener();
  };
  const on = (set: Set<() => void>) => (hear: () => void) => {
    set.add(hear);
    return () => void set.delete(hear);
  };
  return {
    subscribe: on(listeners),
    onTouch: on(readers),
    countOf: (section) => counts.get(section),
    put(queues) {
      const bySection = Map.groupBy(queues, ({ section }) => section);
      const own = queues.filter(({ mayAct }) => mayAct);
      const sums = [...bySection, ['', own] as const].map(
        ([section, group]) => [section, sumOf(group)] as const,
      );
      become(new Map(sums));
    },
    clear: () => become(new Map()),
    touch() {
      for (const read of readers) read();
    },
  };
}

function sumOf(queues: readonly QueueStands[]): Count {
  return {
    waiting: queues.reduce((sum, { waiting }) => sum + waiting, 0),
    isOver: queues.some(({ over }) => over > 0),
  };
}

/** The page has one. */
export const queueCounts: QueueCounts = createQueueCounts();
