import type { CandidateReason } from './owner-of-money.ts';

/** Why money may be for a loan, for whoever decides. */
export const candidateWords: Readonly<Record<CandidateReason, string>> = {
  payment_is_named: 'The payer wrote the reference of a payment of this loan.',
  loan_is_named: 'The payer wrote the name of this loan.',
  number_is_claimed: 'The borrower says that this number is theirs.',
  number_was_claimed_in_vain: 'The borrower said that this number is theirs, after somebody else had.',
  amount_is_asked_for: 'A payment of exactly this amount was asked for.',
  amount_differs: 'A payment of another amount was asked for.',
  payment_has_its_money: 'The payment that was asked for has its money already.',
};
