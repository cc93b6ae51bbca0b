import { isMarketId, type MarketId } from '@candor/markets';
import { lineOfPayment, listMoneyInSuspense } from '@candor/store/transfers';
import type { ReadTx } from '@candor/store/database';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { narrationAbout } from './narration-about.ts';
import { ownerOfMoney, type Candidate } from './owner-of-money.ts';

export type MoneyToMatch = {
  readonly paymentId: string;
  readonly market: MarketId;
  readonly channel: string;
  readonly externalId: string;
  readonly currency: string;
  readonly amount: bigint;
  readonly candidates: readonly Candidate[];
};

/** Money that is here and for no loan yet, oldest first, with whose it may be and why. */
export async function moneyToMatch(
  tx: ReadTx,
  seal: PersonSeal,
  market: MarketId | null,
): Promise<MoneyToMatch[]> {
  const found: MoneyToMatch[] = [];
  for (const payment of await listMoneyInSuspense(tx, market)) {
    const { id: paymentId, channel, externalId, currency, amount } = payment;
    if (!isMarketId(payment.market) || externalId === null) continue;
    const line = await lineOfPayment(tx, paymentId);
    const narration = line ? seal.open(line.sealed, narrationAbout(line)) : '';
    const money = { market: payment.market, reference: externalId, amount, narration };
    const { candidates } = await ownerOfMoney(tx, money);
    found.push({ paymentId, market: payment.market, channel, externalId, currency, amount, candidates });
  }
  return found;
}
