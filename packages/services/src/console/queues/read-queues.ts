import { markets, type MarketId } from '@candor/markets';
import {
  countQueues,
  queueKeys,
  type QueueBounds,
  type QueueCounts,
  type QueueKey,
  type ReadTx,
} from '@candor/store';
import { dayIn, instantOf } from '../../day-end/market-time.ts';
import { dateOfDayNumber, dayNumber } from '@candor/domain';
import {
  lastArrivalBy,
  queueDefinition,
  type DeadlineRule,
  type QueueDefinition,
} from './queue-definitions.ts';
import { officeOf } from './queue-office.ts';

export type CountedQueue = QueueDefinition & Omit<QueueCounts, 'queue'>;

/** The queues that somebody may see, by what they may do. */
export function queuesFor(may: ReadonlySet<string>): QueueKey[] {
  return queueKeys.filter((key) => may.has(queueDefinition(key).reads));
}

/** How each of these stands: waiting, over its deadline, due today, later, since when the oldest waits. */
export async function readQueues(
  tx: ReadTx,
  queues: readonly QueueKey[],
  { market, staffId, now }: { readonly market: MarketId; readonly staffId: string; readonly now: Date },
): Promise<CountedQueue[]> {
  const bounds = boundsOf(queues, market, now);
  const counts = await countQueues(tx, officeOf(market, now), bounds, staffId);
  return counts.map(({ queue, ...count }) => Object.assign(queueDefinition(queue), count));
}

/** Until when something must have come to be over by now, and by tonight. Queues with the same promise have the same. */
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
