import { isMarketId, type MarketId } from '@candor/markets';
import { findPayout } from '@candor/store/disbursements';
import { listOrderExceptions } from '@candor/store/disbursement-attempts';
import type { ReadTx } from '@candor/store/database';
import { payoutIdOfOrder } from './payout-id-of-order.ts';

/** Of an application that a rule keeps from its disbursement, the application's. */
export async function marketOfPayout(tx: ReadTx, payoutId: string): Promise<MarketId | undefined> {
  const payout = await findPayout(tx, payoutId);
  const kept = payout
    ? undefined
    : (await listOrderExceptions(tx, null)).find(({ orderId }) => payoutIdOfOrder(orderId) === payoutId);
  const market = payout?.market ?? kept?.market;
  return market !== undefined && isMarketId(market) ? market : undefined;
}
