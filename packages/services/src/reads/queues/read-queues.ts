import { markets, type MarketId } from '@candor/markets';
import {
  countAtApprover,
  countQueues,
  queueKeys,
  type QueueBounds,
  type QueueCounts,
  type QueueKey,
} from '@candor/store/queues';
import type { Database, ReadTx } from '@candor/store/database';
import { dayIn, instantOf } from '../../kernel/time/market-time.ts';
import { dateOfDayNumber, dayNumber } from '@candor/domain/calendar';
import {
  lastArrivalBy,
  queueDefinition,
  type DeadlineRule,
  type QueueDefinition,
} from '../../backoffice/queues/queue-definitions.ts';
import { nobody } from '../../backoffice/queues/case-deadline.ts';
import { officeOf, readOffice, type Office, type OfficeQuestion } from './queue-office.ts';

export type CountedQueue = QueueDefinition & Omit<QueueCounts, 'queue'>;

/** The queues that somebody may see, by what they may do. */
export function queuesFor(may: ReadonlySet<string>): QueueKey[] {
  return queueKeys.filter((key) => may.has(queueDefinition(key).reads));
}

/** How each of these stands: waiting, over its deadline, due today, later, since when the oldest waits. */
export async function readQueues(
  tx: ReadTx,
  queues: readonly QueueKey[],
  office: Office,
  staffId: string,
): Promise<CountedQueue[]> {
  const bounds = boundsOf(queues, office.market, office.now);
  const counts = await countQueues(tx, office, bounds, staffId);
  return counts.map(({ queue, ...count }) => Object.assign(queueDefinition(queue), count));
}

/** How much of some queues nobody has. */
export const unassignedOf = (queues: readonly Pick<CountedQueue, 'free'>[]): number =>
  queues.reduce((sum, { free }) => sum + free, 0);

export type QueueStand = { readonly waiting: number; readonly over: number };

type AskedStand = {
  readonly market: MarketId;
  readonly now: Date;
  /** Needed where not everybody may know of everything that waits. */
  readonly may?: ReadonlySet<string>;
  /** Whose: where not everything that waits is everybody's to do. */
  readonly staffId?: string;
};

/**
 * How much waits in a section, and how much of it is past its deadline: for the section's page, as the nav
 * and Today have it.
 */
export async function standOf(
  tx: ReadTx,
  queues: readonly QueueKey[],
  { may = new Set(), ...asked }: AskedStand,
): Promise<QueueStand> {
  return standIn(tx, queues, await readOffice(tx, { ...asked, may }));
}

async function standIn(tx: ReadTx, queues: readonly QueueKey[], office: Office): Promise<QueueStand> {
  const counted = await readQueues(tx, queues, office, nobody);
  return {
    waiting: counted.reduce((sum, { waiting }) => sum + waiting, 0),
    over: counted.reduce((sum, { over }) => sum + over, 0),
  };
}

/**
 * What waits of a section's while an approver has not decided, and how much of it is past its own deadline.
 */
export async function standAtApprover(
  tx: ReadTx,
  queues: readonly QueueKey[],
  { market, now }: Pick<AskedStand, 'market' | 'now'>,
): Promise<QueueStand> {
  const office = await readOffice(tx, { market, now, may: new Set() });
  const stands: QueueStand[] = [];
  for (const { queue, over } of boundsOf(queues, market, now))
    stands.push(await countAtApprover(tx, queue, office, over));
  return {
    waiting: stands.reduce((sum, { waiting }) => sum + waiting, 0),
    over: stands.reduce((sum, { over }) => sum + over, 0),
  };
}

export type ApprovalStands = {
  /** What somebody has to decide or to answer. */
  readonly own: QueueStand;
  /** Of it, their own requests about which an approver asks more: nothing to decide. */
  readonly answers: QueueStand;
  /** What they may know of and others must decide: no part of their to-do. */
  readonly others: QueueStand;
};

/** How the requests for approval stand for somebody. */
export async function approvalStands(
  tx: ReadTx,
  { staffId, may, ...asked }: OfficeQuestion & { readonly staffId: string },
): Promise<ApprovalStands> {
  const office = await readOffice(tx, { ...asked, may });
  const stand = (whose: Parameters<typeof officeOf>[1]) =>
    standIn(tx, ['second-person'], officeOf(office, whose));
  const own = await stand({ may, staffId });
  // Who may decide nothing has nothing else in this queue.
  const answers = await stand({ may: new Set(), staffId });
  if (!may.has(queueDefinition('second-person').reads))
    return { own, answers, others: { waiting: 0, over: 0 } };
  const all = await stand({ may });
  return {
    own,
    answers,
    others: {
      waiting: all.waiting - own.waiting + answers.waiting,
      over: all.over - own.over + answers.over,
    },
  };
}

/**
 * Until when something must have come to be over by now, and by tonight. Queues with the same promise have
 * the same.
 */
function boundsOf(queues: readonly QueueKey[], market: MarketId, now: Date): QueueBounds[] {
  const midnight = endOfDay(market, now);
  const known = new Map<DeadlineRule, Omit<QueueBounds, 'queue'>>();
  return queues.map((queue) => {
    const { rule } = queueDefinition(queue);
    const bounds = known.get(rule) ?? {
      over: lastArrivalBy(rule, market, now),
      today: lastArrivalBy(rule, market, midnight),
    };
    known.set(rule, bounds);
    return { queue, ...bounds };
  });
}

/** The last moment of the market's own day. */
function endOfDay(market: MarketId, now: Date): Date {
  const { timeZone } = markets[market];
  const tomorrow = dateOfDayNumber(dayNumber(dayIn(timeZone, now)) + 1);
  return new Date(instantOf(tomorrow, '00:00', timeZone).getTime() - 1);
}

/** The queues that somebody may see, counted, in a transaction of its own. */
export function readStaffQueues(
  database: Database,
  asked: OfficeQuestion & { readonly staffId: string },
): Promise<CountedQueue[]> {
  return database.read(async (tx) =>
    readQueues(tx, queuesFor(asked.may), await readOffice(tx, asked), asked.staffId),
  );
}
