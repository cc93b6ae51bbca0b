import type { MarketId } from '@candor/markets';
import { detailsOfQueues, type QueueKey } from '@candor/store/queues';
import { listStaffMembers } from '@candor/store/team';
import type { Database, ReadTx } from '@candor/store/database';
import { decidableActs } from '../../approvals/decidable-acts.ts';
import { queueDefinition } from '../../backoffice/queues/queue-definitions.ts';
import type { LendingDeps } from '../../kernel/lending-deps.ts';
import { nextItems, type QueueItem } from '../queues/queue-items.ts';
import { readOffice, type Office } from '../queues/queue-office.ts';
import { queuesFor, readQueues, unassignedOf } from '../queues/read-queues.ts';

export type UnassignedWish = {
  readonly market: MarketId;
  /** Null: all that whoever asks may see. */
  readonly queue: QueueKey | null;
  /** Who looks: what waits is what their own Today says. */
  readonly viewer: string;
  readonly may: ReadonlySet<string>;
  readonly now: Date;
};

export type Unassigned = {
  readonly total: number;
  /** The next by deadline; with each, who does such work and may not do this one. */
  readonly items: readonly (QueueItem & { readonly notFor: readonly string[] })[];
};

/** As many as anybody gives away at once; what is beyond is counted. */
const unassignedAtMost = 50;

/** What waits and nobody has, next deadline first, counted as Today counts it for the same person. */
export function readUnassigned(
  database: Database,
  { market, queue, viewer, may, now }: UnassignedWish,
  parts: LendingDeps,
): Promise<Unassigned> {
  return database.read(
    async (tx) => {
      const seen = queuesFor(may).filter((key) => queue === null || key === queue);
      const office = await readOffice(tx, { market, now, may, staffId: viewer });
      const holder = { is: 'free', staffId: viewer } as const;
      const page = { after: null, limit: unassignedAtMost, holder };
      const items = await nextItems(tx, seen, office, page, parts);
      const notFor = await strangersTo(tx, office, items);
      return {
        total: unassignedOf(await readQueues(tx, seen, office, viewer)),
        items: items.map((item) => Object.assign(item, { notFor: notFor.get(item.itemId) ?? [] })),
      };
    },
    { isolation: 'repeatable read' },
  );
}

/**
 * Of each request for approval, who decides requests and may not decide this one. Anything else is for
 * everybody who does the work of its queue.
 */
async function strangersTo(
  tx: ReadTx,
  office: Office,
  items: readonly QueueItem[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const ids = items.flatMap(({ queue, itemId }) => (queue === 'second-person' ? [itemId] : []));
  const strangers = new Map<string, string[]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return strangers;
  const { acts } = queueDefinition('second-person');
  for (const { staffId, may } of await listStaffMembers(tx, office.now, office.idleSince)) {
    if (!may.includes(acts)) continue;
    const theirs = { ...office, acts: decidableActs(new Set(may)), viewer: staffId };
    const found = await detailsOfQueues(tx, theirs, new Map([['second-person', ids]]));
    const own = new Set(found.map(({ id }) => id));
    for (const id of ids) if (!own.has(id)) strangers.get(id)?.push(staffId);
  }
  return strangers;
}
