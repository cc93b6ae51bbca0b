import type { OrderItem } from './order-face.ts';

type Asks = Pick<OrderItem, 'nextDue' | 'overdue'>;

/**
 * What a button asks for: 6,096.84 where two instalments are late, else the next one less credit. Nothing where credit pays
 * what falls due next: who has paid is not asked again.
 */
export function toPayNow({ nextDue, overdue }: Asks, isCovered: boolean): number | undefined {
  if (overdue > 0) return overdue;
  return isCovered ? undefined : nextDue?.amount;
}
