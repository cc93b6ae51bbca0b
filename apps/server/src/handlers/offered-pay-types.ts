import type { Calls } from '@candor/contract';
import type { Language, MarketId } from '@candor/markets';
import { payTypeLine, payTypesFor, type BorrowingParts } from '@candor/services';
import { lastPayTypeOf, type ReadTx } from '@candor/store';
import type { z } from 'zod';

type WirePayType = z.input<Calls['loan.init-pay-type']['response']>['payTypes'][number];

export type Payer = {
  readonly borrowerId: string;
  readonly market: MarketId;
  readonly language: Language;
};

/**
 * The ways to pay an amount now: the one that was used last first, then the cheaper before the dearer, those that are down at the
 * end. Vendors are asked outside any transaction.
 */
export async function offeredPayTypes(
  { database, collectChannels, now }: Pick<BorrowingParts, 'database' | 'collectChannels' | 'now'>,
  { borrowerId, market, language }: Payer,
  amount: bigint,
): Promise<WirePayType[]> {
  if (amount <= 0n) return [];
  const [types, last] = await Promise.all([
    payTypesFor(collectChannels, { amount, market, at: now() }),
    database.read((tx: ReadTx) => lastPayTypeOf(tx, borrowerId)),
  ]);
  const offered = types.map((payType): WirePayType => ({
    payTypeId: payType.id,
    kind: payType.kind,
    name: payType.name[language],
    line: payTypeLine(payType, market, language),
    fee: Number(payType.fee),
    least: Number(payType.least),
    most: payType.most === null ? null : Number(payType.most),
    isDown: payType.isDown,
    wasLast: payType.id === last,
  }));
  return offered.toSorted((a, b) => place(a) - place(b) || Number(a.fee > b.fee) - Number(a.fee < b.fee));
}

function place({ isDown, wasLast }: WirePayType): number {
  return isDown ? 2 : wasLast ? 0 : 1;
}
