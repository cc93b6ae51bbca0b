import type { PartyShare } from '../ledger/postings/third-party-shares.ts';
import { divideRounded } from '../money/divide-rounded.ts';
import type { FeeLine } from './fee-lines.ts';
import type { LoanTerms } from './loan-terms.ts';

type Fees = { readonly terms: Pick<LoanTerms, 'fees'>; readonly fees: readonly FeeLine[] };

/** What of one fee is somebody else's: all of it, without its tax, or nothing. */
export function partiesOfFee({ terms }: Pick<Fees, 'terms'>, { name, fee }: FeeLine): PartyShare[] {
  return isThirdParty(terms, name) && fee > 0n ? [{ party: name, fee }] : [];
}

/**
 * Of so much of the fees in the rows, without tax, what is each third party's: the same share as in all of
 * them, so that when all are charged each party has all of its own.
 *   240.00 of the lender's and 160.00 of the insurer's, spread: of the first 100.00 the insurer has 40.00.
 */
export function partiesInRowFees({ terms, fees }: Fees, charged: bigint): PartyShare[] {
  const inRows = fees.filter(({ taken }) => taken !== 'deducted');
  const all = inRows.reduce((sum, { fee }) => sum + fee, 0n);
  let before = 0n;
  let sharedBefore = 0n;
  return inRows
    .filter(({ name, fee }) => isThirdParty(terms, name) && fee > 0n)
    .map(({ name, fee }) => {
      // Of the running sum, not of each: so that the shares never come to more than what is charged.
      before += fee;
      const shared = divideRounded(before * charged, all, 'half-even');
      const share = { party: name, fee: shared - sharedBefore };
      sharedBefore = shared;
      return share;
    });
}

function isThirdParty({ fees }: Pick<LoanTerms, 'fees'>, name: string): boolean {
  return fees.some((fee) => fee.name === name && fee.payee === 'third-party');
}
