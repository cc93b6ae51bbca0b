import type { MarketId } from '@candor/markets';
import { countLowRatePoint } from '@candor/store/products';
import { lease } from '../../kernel/commands/lease.ts';
import type { IdentityDeps } from '../../kernel/identity-deps.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import { permit, takeAll } from '../../kernel/rate-limits/limits.ts';
import { network } from '../../kernel/rate-limits/network.ts';

export type CountPoint = {
  readonly market: MarketId;
  readonly productId: string;
  readonly point: 'seen' | 'tapped';
  readonly address: string;
};

/**
 * Counts that somebody saw or tapped a low rate, and not who. A flood from one address is not counted, and
 * not refused either: nobody's screen waits for a counter. Undefined where there is no such product.
 */
export async function countPoint(
  { database, seal, now, crowd }: Pick<IdentityDeps, 'database' | 'seal' | 'now' | 'crowd'>,
  { market, productId, point, address }: CountPoint,
): Promise<{ readonly isCounted: boolean } | undefined> {
  const permits = [permit(seal, 'pointByAddress', network(address), crowd)];
  if ((await takeAll(database, permits, now())) > 0) return { isCounted: false };
  const isKnown = await lease(database, 'rate-point.count', async (tx) => {
    const on = await businessDateOf(tx, market);
    return countLowRatePoint(tx, { market, productId, on, point });
  });
  return isKnown ? { isCounted: true } : undefined;
}
