import type { OrderItem } from './order-face.ts';

/** Before the day of what is asked for; of several late instalments that day is the oldest one's. */
export function dueWord({
  nextDue,
  overdue,
}: Pick<OrderItem, 'nextDue' | 'overdue'>): 'due' | 'wasDue' | 'oldestDue' {
  if (overdue === 0) return 'due';
  return overdue > (nextDue?.amount ?? 0) ? 'oldestDue' : 'wasDue';
}
