import { isMarketId, markets, type MarketId } from '@candor/markets';
import { listDisbursementsUnderWay } from '@candor/store/disbursements';
import { listApplicationExceptions } from '@candor/store/disbursement-attempts';
import type { ReadTx } from '@candor/store/database';
import { disbursementIdOfApplication } from './disbursement-id-of-application.ts';
import { stateOf } from './disbursement-standing.ts';

/** A payout that somebody may have to look at. */
export type DisbursementCase = {
  readonly payoutId: string;
  /** Null for a refund. */
  readonly orderId: string | null;
  readonly market: MarketId;
  /** How far it is; with what a person must look at, if there is something. */
  readonly state: string;
  readonly currency: string;
  readonly amount: bigint;
  readonly attempt: number;
};

/**
 * Payouts that could not even be ordered, on their way, failed, or in need of a person; of each the newest
 * first.
 */
export async function disbursementCases(tx: ReadTx, market: MarketId | null): Promise<DisbursementCase[]> {
  const rows = await listDisbursementsUnderWay(tx, market);
  const kept = (await listApplicationExceptions(tx, market)).flatMap(
    ({ orderId, amount, why, ...concern }) => {
      if (!isMarketId(concern.market)) return [];
      const { code: currency } = markets[concern.market].currency;
      const payout = { payoutId: disbursementIdOfApplication(orderId), orderId, market: concern.market };
      return [{ ...payout, state: `not ordered, needs a person: ${why}`, currency, amount, attempt: 0 }];
    },
  );
  const underWay = rows.flatMap((row) => {
    if (!isMarketId(row.market)) return [];
    const { payoutId, orderId, currency, amount, attempt, concern } = row;
    const state = concern === null ? stateOf(row) : `${stateOf(row)}, needs a person: ${concern}`;
    return [{ payoutId, orderId, market: row.market, state, currency, amount, attempt }];
  });
  return [...kept, ...underWay];
}
