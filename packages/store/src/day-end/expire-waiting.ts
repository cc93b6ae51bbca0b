import { orderStates, paymentStates } from '@candor/domain';
import type { Tx } from '../database.ts';
import type { DayOfMarket } from './day-end-runs.ts';

/** Offers that nobody signed by their last day: `expire` of the order's states. */
export async function expireOffers(tx: Tx, { market, day }: DayOfMarket): Promise<number> {
  const { rowCount } = await tx.query({
    name: 'day-end-expire-offers',
    text: `update loan_order set state = $4, changed_at = clock_timestamp()
           where market = $1 and state = any ($3) and open_until <= $2`,
    values: [market, day, orderStates.events.expire.from, orderStates.events.expire.to],
  });
  return rowCount;
}

/** Payment codes whose time is over: `expire` of the payment's states. Money that still comes for one is credited. */
export async function expireCodes(tx: Tx, market: string, now: Date): Promise<number> {
  const { rowCount } = await tx.query({
    name: 'day-end-expire-codes',
    text: `update payment set state = $4
           where market = $1 and state = any ($3) and expires_at <= $2`,
    values: [market, now, paymentStates.events.expire.from, paymentStates.events.expire.to],
  });
  return rowCount;
}
