import type { Calls } from '@candor/contract';
import type { Language, MarketId } from '@candor/markets';
import { offeredPayTypes, payTypeLine } from '@candor/services/payments/payments';
import type { LendingDeps } from '@candor/services/kernel';
import type { z } from 'zod';

type WirePayType = z.input<Calls['loan.init-pay-type']['response']>['payTypes'][number];

export type Payer = {
  readonly borrowerId: string;
  readonly market: MarketId;
  readonly language: Language;
};

/** The ways to pay an amount now, in the order in which they are offered. */
export async function payTypeAnswers(
  parts: Pick<LendingDeps, 'database' | 'collectChannels' | 'now'>,
  payer: Payer,
  amount: bigint,
): Promise<WirePayType[]> {
  const { market, language } = payer;
  const offered = await offeredPayTypes(parts, payer, amount);
  return offered.map((payType) => ({
    payTypeId: payType.id,
    kind: payType.kind,
    name: payType.name[language],
    line: payTypeLine(payType, market, language),
    fee: Number(payType.fee),
    least: Number(payType.least),
    most: payType.most === null ? null : Number(payType.most),
    isDown: payType.isDown,
    wasLast: payType.wasLast,
  }));
}
