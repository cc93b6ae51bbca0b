import type { MarketId } from '@candor/markets';
import { isInQueue, type QueueKey } from '@candor/store/queues';
import { giveItem, listStaffMembers } from '@candor/store/team';
import type { Command } from '../../kernel/commands/command.ts';
import { closingAfter } from '../../kernel/time/working-time.ts';
import { queueDefinition } from '../../backoffice/queues/queue-definitions.ts';
import { idleSince } from '../../backoffice/queues/queue-holds.ts';
import { readOffice } from '../queues/queue-office.ts';

type Item = { readonly queue: QueueKey; readonly itemId: string };

export type ReassignItems = {
  readonly market: MarketId;
  readonly items: readonly Item[];
  readonly toStaffId: string;
  /** What whoever reassigns may do: nobody gives away what they may not see. */
  readonly may: readonly string[];
};

type Reassigned = { readonly staffId: string; readonly items: number };

/**
 * A supervisor gives work to somebody, whoever has it now. Its deadline stays; it is theirs until the office
 * closes on the next working day, and longer for as long as they work on it. Nobody gets what their role does
 * not let them do, nor their own request to approve.
 */
export const reassignItems: Command<ReassignItems, Reassigned, 'not_found' | 'person_may_not_do_this'> = {
  name: 'queue.reassign',
  subject: ({ toStaffId }) => `staff:${toStaffId}`,
  async decide(tx, { market, items, toStaffId, may }, { now }) {
    const office = await readOffice(tx, { market, now, may: new Set(may) });
    const members = await listStaffMembers(tx, now, office.idleSince);
    const person = members.find(({ staffId }) => staffId === toStaffId);
    if (!person) return { refused: 'not_found' };
    // Of approvals they get those alone that they may decide.
    const theirs = await readOffice(tx, { market, now, may: new Set(person.may), staffId: toStaffId });
    for (const item of items) {
      const { acts, reads } = queueDefinition(item.queue);
      if (!may.includes(reads) || !(await isInQueue(tx, item.queue, office, item.itemId)))
        return { refused: 'not_found' };
      if (!person.may.includes(acts) || !(await isInQueue(tx, item.queue, theirs, item.itemId)))
        return { refused: 'person_may_not_do_this', facts: { queue: item.queue, item: item.itemId } };
    }
    const until = idleSince(closingAfter(market, now, 1));
    for (const item of items)
      await giveItem(tx, item, { staffId: toStaffId, at: now, until: until < now ? now : until });
    return {
      output: { staffId: toStaffId, items: items.length },
      facts: { to: toStaffId, items: items.map(({ queue, itemId }) => `${queue}:${itemId}`) },
    };
  },
};
