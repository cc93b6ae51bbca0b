import type { MarketId } from '@candor/markets';
import type { Refusal } from '@candor/domain/refusals';
import { assignLoan, pastDueAmong } from '@candor/store/collections';
import type { ReadTx } from '@candor/store/database';
import { detailsOfQueues, findHold, isInQueue, type QueueKey } from '@candor/store/queues';
import { clearHold, giveItem, listStaffMembers } from '@candor/store/team';
import type { Command } from '../../kernel/commands/command.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import { closingAfter } from '../../kernel/time/working-time.ts';
import { queueDefinition } from '../../backoffice/queues/queue-definitions.ts';
import { idleSince } from '../../backoffice/queues/queue-holds.ts';
import { readOffice, type Office } from '../queues/queue-office.ts';

type Item = { readonly queue: QueueKey; readonly itemId: string };

export type ReassignItems = {
  readonly market: MarketId;
  readonly items: readonly Item[];
  /** Null: back to its queue, where anybody who may do it claims it. */
  readonly toStaffId: string | null;
  /** Whoever assigns saw that nobody had them: what somebody claimed since then is not taken off them. */
  readonly onlyUnassigned: boolean;
  /** What whoever reassigns may do: nobody gives away what they may not see. */
  readonly may: readonly string[];
};

type Reassigned = { readonly staffId: string | null; readonly items: number };

type Refused = 'not_found' | 'person_may_not_do_this' | 'item_is_taken';

/**
 * A supervisor gives work to somebody, whoever has it now or nobody, or back to its queue. Its deadline
 * stays. An account past due gets a new owner; anything else is theirs until the office closes on the next
 * working day, and longer for as long as they work on it. Nobody gets what their role does not let them do,
 * nor their own request to approve.
 */
export const reassignItems: Command<ReassignItems, Reassigned, Refused> = {
  name: 'queue.reassign',
  subject: ({ toStaffId, market }) => (toStaffId === null ? `queues:${market}` : `staff:${toStaffId}`),
  async decide(tx, { market, items, toStaffId, onlyUnassigned, may }, { actor, now }) {
    const office = await readOffice(tx, { market, now, may: new Set(may) });
    for (const item of items)
      if (
        !may.includes(queueDefinition(item.queue).reads) ||
        !(await isInQueue(tx, item.queue, office, item.itemId))
      )
        return { refused: 'not_found' };
    const refusal = toStaffId === null ? undefined : await whyNotTo(tx, { market, items, toStaffId }, now);
    if (refusal) return refusal;
    const owned = await loansOf(tx, office, items);
    if (onlyUnassigned && (await isAnyTaken(tx, office, items, [...owned.values()])))
      return { refused: 'item_is_taken' };
    const on = await businessDateOf(tx, market);
    const until = idleSince(closingAfter(market, now, 1));
    for (const item of items) {
      const loanId = owned.get(item.itemId);
      if (loanId !== undefined) {
        const how = toStaffId === null ? 'released' : 'assigned';
        await assignLoan(tx, { loanId, market, on }, { staffId: toStaffId, by: actor.id, how, at: now });
      }
      if (toStaffId === null || loanId !== undefined) await clearHold(tx, item);
      else await giveItem(tx, item, { staffId: toStaffId, at: now, until: until < now ? now : until });
    }
    return {
      output: { staffId: toStaffId, items: items.length },
      facts: { to: toStaffId ?? 'nobody', items: items.map(({ queue, itemId }) => `${queue}:${itemId}`) },
    };
  },
};

/** Why somebody may not be given these. */
async function whyNotTo(
  tx: ReadTx,
  { market, items, toStaffId }: Pick<ReassignItems, 'market' | 'items'> & { readonly toStaffId: string },
  now: Date,
): Promise<Refusal<Refused> | undefined> {
  const members = await listStaffMembers(tx, now, idleSince(now));
  const person = members.find(({ staffId }) => staffId === toStaffId);
  if (!person) return { refused: 'not_found' };
  // Of approvals they get those alone that they may decide.
  const theirs = await readOffice(tx, { market, now, may: new Set(person.may), staffId: toStaffId });
  for (const { queue, itemId } of items)
    if (!person.may.includes(queueDefinition(queue).acts) || !(await isInQueue(tx, queue, theirs, itemId)))
      return { refused: 'person_may_not_do_this', facts: { queue, item: itemId } };
  return undefined;
}

/** Whether somebody works on one of these, or owns one of the loans among them. */
async function isAnyTaken(
  tx: ReadTx,
  { market, idleSince: idle }: Office,
  items: readonly Item[],
  loans: readonly bigint[],
): Promise<boolean> {
  for (const item of items) if (await findHold(tx, item, idle)) return true;
  if (loans.length === 0) return false;
  return (await pastDueAmong(tx, market, loans)).some(({ ownerId }) => ownerId !== null);
}

/** The loans that some of these are: accounts past due, which have an owner. */
async function loansOf(
  tx: ReadTx,
  office: Office,
  items: readonly Item[],
): Promise<ReadonlyMap<string, bigint>> {
  const ids = items.flatMap(({ queue, itemId }) => (queue === 'collections' ? [itemId] : []));
  if (ids.length === 0) return new Map();
  const details = await detailsOfQueues(tx, office, new Map([['collections', ids]]));
  return new Map(details.flatMap(({ id, name }) => (name === null ? [] : [[id, BigInt(name)] as const])));
}
