import type { MarketId } from '@candor/markets';
import type { ReadTx } from '@candor/store/database';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { kycFacts } from '../../customers/kyc/kyc-facts.ts';

export type PersonOnDocument = {
  readonly name: string;
  readonly address: string | null;
  readonly purpose: string | null;
};

/** Who borrows, by the papers that were given; a draft may be read before all of them are. */
export async function personOnDocument(
  tx: ReadTx,
  seal: PersonSeal,
  borrowerId: string,
  market: MarketId,
): Promise<PersonOnDocument> {
  const facts = await kycFacts(tx, seal, borrowerId, market);
  if (!facts) return { name: '…', address: null, purpose: null };
  return { name: facts.fullName, address: facts.address, purpose: facts.purpose };
}
