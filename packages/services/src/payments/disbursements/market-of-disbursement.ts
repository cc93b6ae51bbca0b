import { isMarketId, type MarketId } from '@candor/markets';
import { findDisbursement } from '@candor/store/disbursements';
import { listApplicationExceptions } from '@candor/store/disbursement-attempts';
import type { Database } from '@candor/store/database';
import { disbursementIdOfApplication } from './disbursement-id-of-application.ts';

/** Of an application that a rule keeps from its disbursement, the application's. */
export function marketOfDisbursement(database: Database, payoutId: string): Promise<MarketId | undefined> {
  return database.read(async (tx) => {
    const payout = await findDisbursement(tx, payoutId);
    const kept = payout
      ? undefined
      : (await listApplicationExceptions(tx, null)).find(
          ({ orderId }) => disbursementIdOfApplication(orderId) === payoutId,
        );
    const market = payout?.market ?? kept?.market;
    return market !== undefined && isMarketId(market) ? market : undefined;
  });
}
