import type { OfferedTerm, ProductTerms } from '@candor/domain/product';
import { isSameTerm } from '@candor/domain/product';
import type { LoanApplication } from '@candor/store/applications';
import type { ReadTx } from '@candor/store/database';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { policyFacts, policyOf } from './application-policy.ts';

export type CounterOffer = {
  readonly term: OfferedTerm;
  /** The largest within policy, not above what was asked for, in minor units. */
  readonly amount: bigint;
  /** What its dearest month asks for, in minor units. */
  readonly instalment: bigint;
  readonly dtiPerMille: number;
};

/** As many as have a key. */
const shownAtMost = 3;

/**
 * For each term of the product the largest amount that policy carries, by the very functions that judge the
 * application. Of more than three: the term asked for, and those that carry the most, the shortest first.
 *
 *   Analyn asks for ₱11,500.00 over 3 months. 30 % of her income carry ₱6,000.00 over 3 months, ₱8,000.00
 *     over 4, ₱10,000.00 over 6.
 */
export async function counterOffers(
  tx: ReadTx,
  seal: PersonSeal,
  order: LoanApplication,
): Promise<{ readonly terms: ProductTerms['terms']; readonly offers: readonly CounterOffer[] }> {
  const policy = await policyOf(tx, seal, order, []);
  const { terms } = policy.given.terms;
  const offers: CounterOffer[] = [];
  for (const term of terms) {
    const asked = await policyFacts(tx, seal, { ...order, term }, policy);
    const amount = BigInt(asked?.affordableAmount ?? 0);
    if (amount === 0n) continue;
    const at = await policyFacts(tx, seal, { ...order, term, amount }, policy);
    if (at)
      offers.push({
        term,
        amount,
        instalment: BigInt(at.instalmentPerMonth),
        dtiPerMille: at.burdenPerMille,
      });
  }
  return { terms, offers: chosen(offers, order.term) };
}

function chosen(offers: readonly CounterOffer[], asked: OfferedTerm): CounterOffer[] {
  const byAmount = offers.toSorted((one, other) =>
    one.amount === other.amount ? 0 : one.amount > other.amount ? -1 : 1,
  );
  const own = byAmount.filter(({ term }) => isSameTerm(term, asked));
  const few = new Set([...new Set([...own, ...byAmount])].slice(0, shownAtMost));
  return offers.filter((each) => few.has(each));
}
