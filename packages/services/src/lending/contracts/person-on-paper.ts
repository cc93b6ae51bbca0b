import type { MarketId } from '@candor/markets';
import type { ReadTx } from '@candor/store/database';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { kycFacts } from '../../customers/kyc/kyc-facts.ts';

export type PersonOnPaper = {
  readonly name: string;
  readonly address: string | null;
  readonly purpose: string | null;
};

/** Who borrows, by the papers that were given; a draft may be read before all of them are. */
export async function personOnPaper(
  tx: ReadTx,
  seal: PersonSeal,
  borrowerId: string,
  market: MarketId,
): Promise<PersonOnPaper> {
  const facts = await kycFacts(tx, seal, borrowerId, market);
  if (!facts) return { name: '…', address: null, purpose: null };
  return { name: facts.fullName, address: facts.address, purpose: facts.purpose };
}
