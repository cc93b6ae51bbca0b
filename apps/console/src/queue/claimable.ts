import type { Calls, ResponseOf } from '@candor/contract/console-client';

export type QueueItem = ResponseOf<Calls['console.queue']>['items'][number];

/** Whom it is assigned to; null: nobody. */
export type Assignment = QueueItem['taken'];

/** What a row of any queue must tell to be claimed. */
export type Claimable = Pick<QueueItem, 'queue' | 'itemId' | 'taken' | 'mayTake'>;

/** It was released by itself at that moment, whatever was read before. */
export function assignedNow(taken: Assignment, now: Date): Assignment {
  return taken && Date.parse(taken.returnsAt) > now.getTime() ? taken : null;
}

/** The next row that nobody has, after this one; from the top if there is none below. */
export function nextFree<Row extends Claimable>(
  rows: readonly Row[],
  after: Row,
  now: Date,
): Row | undefined {
  const at = rows.findIndex(({ queue, itemId }) => queue === after.queue && itemId === after.itemId);
  const inOrder = [...rows.slice(at + 1), ...rows.slice(0, Math.max(at, 0))];
  return inOrder.find(({ taken, mayTake }) => mayTake && assignedNow(taken, now) === null);
}
