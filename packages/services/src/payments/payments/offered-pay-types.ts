import type { MarketId } from '@candor/markets';
import { lastPayTypeOf } from '@candor/store/payment-instructions';
import type { LendingDeps } from '../../kernel/lending-deps.ts';
import { payTypesFor, type PayType } from '../../kernel/ports/collect-channel.ts';

export type OfferedPayType = PayType & { readonly wasLast: boolean };

/**
 * The ways to pay an amount now: the one that was used last first, then the cheaper before the dearer, those
 * that are down at the end. Vendors are asked outside any transaction.
 */
export async function offeredPayTypes(
  { database, collectChannels, now }: Pick<LendingDeps, 'database' | 'collectChannels' | 'now'>,
  { borrowerId, market }: { readonly borrowerId: string; readonly market: MarketId },
  amount: bigint,
): Promise<readonly OfferedPayType[]> {
  if (amount <= 0n) return [];
  const [types, last] = await Promise.all([
    payTypesFor(collectChannels, { amount, market, at: now() }),
    database.read((tx) => lastPayTypeOf(tx, borrowerId)),
  ]);
  const offered = types.map((payType) => Object.assign({}, payType, { wasLast: payType.id === last }));
  return offered.toSorted((a, b) => place(a) - place(b) || Number(a.fee > b.fee) - Number(a.fee < b.fee));
}

function place({ isDown, wasLast }: OfferedPayType): number {
  return isDown ? 2 : wasLast ? 0 : 1;
}
