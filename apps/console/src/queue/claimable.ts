import type { Calls, ResponseOf } from '@candor/contract/console-client';

export type QueueItem = ResponseOf<Calls['console.queue']>['items'][number];

/** Who has it in hand; null: nobody. */
export type Taken = QueueItem['taken'];

/** What a row of any queue must tell to be taken. */
export type Takeable = Pick<QueueItem, 'queue' | 'itemId' | 'taken' | 'mayTake'>;

/** It went back by itself at that moment, whatever was read before. */
export function takenNow(taken: Taken, now: Date): Taken {
  return taken && Date.parse(taken.returnsAt) > now.getTime() ? taken : null;
}

/** The next row that nobody has, after this one; from the top if there is none below. */
export function nextFree<Row extends Takeable>(rows: readonly Row[], after: Row, now: Date): Row | undefined {
  const at = rows.findIndex(({ queue, itemId }) => queue === after.queue && itemId === after.itemId);
  const inOrder = [...rows.slice(at + 1), ...rows.slice(0, Math.max(at, 0))];
  return inOrder.find(({ taken, mayTake }) => mayTake && takenNow(taken, now) === null);
}
