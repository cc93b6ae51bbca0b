import { credit, debit, loanSubject, paymentSubject } from '../entry.ts';
import type { Posting } from '../posting.ts';

export type RefundFacts = {
  /** The payout that carries it back. */
  readonly refund: string;
  /** Overpaid on a loan, or never matched to one. */
  readonly of: { readonly loan: string } | { readonly payment: string };
  readonly amount: bigint;
};

/**
 * 75.00 back to the borrower: Dr borrower credit 75.00 · Cr payout clearing 75.00; it leaves the bank like a
 * payout
 */
export const refund: Posting<RefundFacts> = {
  when: 'Overpaid or unmatched money is sent back. It leaves through payout clearing, like a payout.',
  oncePer: 'refund',
  key: (facts) => [facts.refund],
  lines: ({ of, amount }) => [
    'loan' in of
      ? debit('borrower-credit', amount, loanSubject(of.loan))
      : debit('suspense', amount, paymentSubject(of.payment)),
    credit('payout-clearing', amount),
  ],
  example: {
    story: 'The 75.00 that were overpaid go back.',
    facts: { refund: 'r-78', of: { loan: '42' }, amount: 7_500n },
  },
};
