import type { Calls, ResponseOf } from '@candor/contract/console-client';

export type QueueItem = ResponseOf<Calls['console.queue']>['items'][number];

/** Whom it is assigned to; null: nobody. */
export type Assignment = QueueItem['taken'];

/** What a row of any queue must tell to be claimed. */
export type Claimable = Pick<QueueItem, 'queue' | 'itemId' | 'taken' | 'mayTake'> &
  Partial<Pick<QueueItem, 'owner'>> & {
    /** It may not be claimed though the role would let one: nothing waits there. */
    readonly isDone?: boolean;
  };

/** It was released by itself at that moment, whatever was read before. */
export function assignedNow(taken: Assignment, now: Date): Assignment {
  return taken && Date.parse(taken.returnsAt) > now.getTime() ? taken : null;
}

/** The next row that is nobody's, after this one; from the top if there is none below. */
export function nextFree<Row extends Claimable>(
  rows: readonly Row[],
  after: Row,
  now: Date,
): Row | undefined {
  const at = rows.findIndex(({ queue, itemId }) => queue === after.queue && itemId === after.itemId);
  const inOrder = [...rows.slice(at + 1), ...rows.slice(0, Math.max(at, 0))];
  return inOrder.find(({ taken, mayTake, owner }) => mayTake && !owner && assignedNow(taken, now) === null);
}

/**
 * Whose a row is, and what of that is not for good: whoever works on it now, and its owner.
 *   Joy owns it → Joy; and works on it → Joy, working on it now; Asha does → Joy, Asha is working on it now.
 */
export function ownerWords(
  { taken, owner }: Pick<Claimable, 'taken' | 'owner'>,
  now: Date,
): { readonly staffId: string; readonly name: string; readonly beside: string | null } | null {
  const claim = assignedNow(taken, now);
  if (!owner) return claim && { staffId: claim.staffId, name: claim.name, beside: null };
  const { staffId, name } = owner;
  if (!claim) return { staffId, name, beside: null };
  const isOwners = claim.staffId === staffId;
  return { staffId, name, beside: isOwners ? 'working on it now' : `${claim.name} is working on it now` };
}

/** Why T claims nothing here, in one line; undefined: it does. */
export function whyNotClaimed(row: Claimable | undefined): string | undefined {
  if (!row) return 'Nothing is selected: choose a row with J and K, then press T.';
  if (row.isDone) return 'Nothing is left to do here, so nobody claims it.';
  return row.mayTake ? undefined : 'Your role can read this, not work on it: somebody else claims it.';
}

/** Why U releases nothing here, in one line; undefined: it does. */
export function whyNotReleased(row: Claimable | undefined, me: string, now: Date): string | undefined {
  const claim = row && assignedNow(row.taken, now);
  return claim?.staffId === me ? undefined : 'You have not claimed this: there is nothing to release.';
}
