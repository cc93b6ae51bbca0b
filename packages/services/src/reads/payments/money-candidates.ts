import type { MarketId } from '@candor/markets';
import { linesOfPayments } from '@candor/store/transfers';
import type { Payment } from '@candor/store/payments';
import type { ReadTx } from '@candor/store/database';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { narrationAbout } from '../../payments/transfers/narration-about.ts';
import { ownersOfMoney, type Candidate } from '../../payments/transfers/owner-of-money.ts';

export type MoneyToPlace = Pick<Payment, 'id' | 'externalId' | 'amount'>;

export type PlacedMoney = {
  /** What the bank wrote about it, of a part about the whole; null where no statement told of it. */
  readonly memo: string | null;
  readonly candidates: readonly Candidate[];
};

/** Whose some sums of a market may be, in their order, as the books and the borrowers say. */
export async function candidatesOfMoney(
  tx: ReadTx,
  seal: PersonSeal,
  market: MarketId,
  sums: readonly MoneyToPlace[],
): Promise<PlacedMoney[]> {
  const lines = await linesOfPayments(
    tx,
    sums.map(({ id }) => id),
  );
  const memos = sums.map(({ id }) => {
    const line = lines.get(id);
    return line ? seal.open(line.sealed, narrationAbout(line)) : null;
  });
  const owners = await ownersOfMoney(
    tx,
    market,
    sums.map(({ externalId, amount }, place) => ({
      reference: externalId ?? '',
      amount,
      narration: memos[place] ?? '',
    })),
  );
  return owners.map(({ candidates }, place) => ({ memo: memos[place] ?? null, candidates }));
}
