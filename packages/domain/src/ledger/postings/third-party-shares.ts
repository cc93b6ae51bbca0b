import { creditOrBack, partySubject } from '../entry.ts';
import type { DraftLine } from '../entry.ts';

/** What of a fee, without its tax, is collected for somebody else. */
export type PartyShare = { readonly party: string; readonly fee: bigint };

/**
 * A fee without its tax, where it belongs: what is a third party's is owed to that party, the rest is income.
 *   Fee 400.00, of which 160.00 are the insurer's: Cr fee income 240.00 · Cr payable to third parties
 *     (insurance) 160.00
 */
export function creditFee(fee: bigint, parties: readonly PartyShare[] = []): DraftLine[] {
  const toParties = parties.reduce((sum, share) => sum + share.fee, 0n);
  return [
    creditOrBack('fee-income', fee - toParties),
    ...parties.map((share) => creditOrBack('third-party-payable', share.fee, partySubject(share.party))),
  ];
}
