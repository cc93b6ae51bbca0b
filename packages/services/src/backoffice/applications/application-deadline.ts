import type { MarketId } from '@candor/markets';
import { deadlineOf, queueDefinition } from '../queues/queue-definitions.ts';

/** Sent on Tuesday at 17:30 to an office that is open from 08:00 to 18:00: decided by Wednesday, 11:30. */
export function applicationDeadline(market: MarketId, waitsSince: Date): Date {
  return deadlineOf(queueDefinition('referred').rule, market, waitsSince);
}

export type ApplicationQueue = 'applications' | 'referred';

/** What a table has left to a person is another queue than what no table has looked at. */
export function applicationQueue(order: {
  readonly state: string;
  readonly isReferred: boolean;
}): ApplicationQueue | null {
  if (order.state !== 'in-review') return null;
  return order.isReferred ? 'referred' : 'applications';
}
