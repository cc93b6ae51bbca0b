import type { CalendarDate } from '@candor/domain/calendar';
import type { MarketId } from '@candor/markets';
import { type QueueKey } from '@candor/store/queues';
import { listMissedExits, type MissedExit } from '@candor/store/team';
import type { Database } from '@candor/store/database';
import type { LendingDeps } from '../../kernel/lending-deps.ts';
import { namesOf } from '../../customers/borrowers/names-of.ts';
import { queueDefinition } from '../../backoffice/queues/queue-definitions.ts';
import { nextItems, openedAs, type QueueItem } from '../queues/queue-items.ts';
import { readOffice } from '../queues/queue-office.ts';
import { queuesFor } from '../queues/read-queues.ts';

const assignedAtMost = 100;

/** What somebody has in hand, next deadline first, of the queues that whoever asks may see. */
export function readAssigned(
  database: Database,
  {
    market,
    staffId,
    may,
    now,
  }: {
    readonly market: MarketId;
    readonly staffId: string;
    readonly may: ReadonlySet<string>;
    readonly now: Date;
  },
  parts: LendingDeps,
): Promise<QueueItem[]> {
  return database.read(async (tx) => {
    const office = await readOffice(tx, { market, now, may });
    const page = { after: null, limit: assignedAtMost, holder: { is: 'mine', staffId } } as const;
    return nextItems(tx, queuesFor(may), office, page, parts);
  });
}

export type MissedItem = MissedExit & {
  readonly subject: string;
  readonly item: string;
  readonly section: string;
  readonly openedAs: string;
};

export type MissedWish = {
  readonly market: MarketId;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly queue: QueueKey | null;
  readonly staffId: string | null;
  readonly after: { readonly doneAt: Date; readonly id: bigint } | null;
  readonly limit: number;
  readonly may: ReadonlySet<string>;
};

function missedItem(row: MissedExit, names: ReadonlyMap<string, string>): MissedItem {
  const { item, section } = queueDefinition(row.queue);
  const name = row.borrowerId === null ? undefined : names.get(row.borrowerId);
  const { itemId: id, orderId } = row;
  return { ...row, subject: name ?? item, item, section, openedAs: openedAs(row.queue, { id, orderId }) };
}

/** What was done after its deadline: behind every number that is counted, the things themselves. */
export function readMissed(
  database: Database,
  { may, ...wish }: MissedWish,
  { seal }: Pick<LendingDeps, 'seal'>,
): Promise<MissedItem[]> {
  return database.read(async (tx) => {
    const seen = queuesFor(may);
    const rows = await listMissedExits(tx, { ...wish, queues: seen });
    const names = await namesOf(
      tx,
      seal,
      rows.map(({ borrowerId }) => borrowerId),
    );
    return rows.map((row) => missedItem(row, names));
  });
}
