import type { MarketId } from '@candor/markets';
import { dropHold, findHold, holdItem, isInQueue, noteHoldStep, type QueueKey } from '@candor/store/queues';
import type { Database, ReadTx, Tx } from '@candor/store/database';
import { lease } from '../../kernel/commands/lease.ts';
import type { Command } from '../../kernel/commands/command.ts';
import { queueDefinition } from '../../backoffice/queues/queue-definitions.ts';
import { readOffice } from './queue-office.ts';
import { idleSince, takenOf, type Taken } from '../../backoffice/queues/queue-holds.ts';

export type TakeItem = {
  readonly queue: QueueKey;
  readonly market: MarketId;
  readonly itemId: string;
  /** What whoever takes it may do. */
  readonly may: readonly string[];
};

export type TakenItem = { readonly itemId: string; readonly since: string; readonly returnsAt: string };

/**
 * Somebody takes a thing from a queue, or does something with one that they have: it is theirs for another
 * half an hour. What is no longer in the queue, or is for another role, is not there.
 */
export const takeItem: Command<TakeItem, TakenItem, 'not_found' | 'item_is_taken'> = {
  name: 'queue.take',
  subject: ({ queue, itemId }) => `${queue}:${itemId}`,
  async decide(tx, { queue, market, itemId, may }, { actor, now }) {
    const { acts } = queueDefinition(queue);
    const office = await readOffice(tx, { market, now, may: new Set(may), staffId: actor.id });
    if (!may.includes(acts) || !(await isInQueue(tx, queue, office, itemId))) return { refused: 'not_found' };
    const item = { queue, itemId };
    const { idleSince: idle } = office;
    const isMine = await holdItem(tx, item, { staffId: actor.id, at: now, idleSince: idle });
    const taken = takenOf(await findHold(tx, item, idle));
    if (!isMine || !taken)
      return { refused: 'item_is_taken', facts: { by: taken?.staffId ?? '', name: taken?.name ?? '' } };
    const { since, returnsAt } = taken;
    return { output: { itemId, since: since.toISOString(), returnsAt: returnsAt.toISOString() } };
  },
};

/** Whoever has it gives it back to its queue. */
export const handBack: Command<
  { readonly queue: QueueKey; readonly itemId: string },
  { readonly itemId: string },
  'not_found'
> = {
  name: 'queue.hand-back',
  subject: ({ queue, itemId }) => `${queue}:${itemId}`,
  async decide(tx, { queue, itemId }, { actor }) {
    if (!(await dropHold(tx, { queue, itemId }, actor.id))) return { refused: 'not_found' };
    return { output: { itemId } };
  },
};

type Item = { readonly queue: QueueKey; readonly itemId: string };

/** Who has it in hand. For the page of one thing. */
export async function takenBy(tx: ReadTx, item: Item, now: Date): Promise<Taken> {
  return takenOf(await findHold(tx, item, idleSince(now)));
}

/**
 * To be called by whatever the holder does with a thing: half an hour begins anew. Of others' it does
 * nothing.
 */
async function stepOnItem(tx: Tx, item: Item, staffId: string, now: Date): Promise<void> {
  await noteHoldStep(tx, item, { staffId, at: now, idleSince: idleSince(now) });
}

/**
 * Whether somebody else has it in hand: others may read, and not act. What the holder does begins their half
 * hour anew.
 */
export async function isOthersItem(
  database: Database,
  item: Item,
  staffId: string,
  now: Date,
): Promise<boolean> {
  return lease(database, 'queue.renew-claim', async (tx) => {
    const taken = await takenBy(tx, item, now);
    if (taken && taken.staffId !== staffId) return true;
    await stepOnItem(tx, item, staffId, now);
    return false;
  });
}
