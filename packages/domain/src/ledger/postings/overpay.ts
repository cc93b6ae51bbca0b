import { credit, debit, loanSubject, paymentSubject } from '../entry.ts';
import type { Posting } from '../posting.ts';

export type OverpayFacts = { readonly loan: string; readonly payment: string; readonly amount: bigint };

/** 75.00 more than owed: Dr suspense 75.00 · Cr borrower credit 75.00 */
export const overpay: Posting<OverpayFacts> = {
  when: "More was paid than is owed: the rest is the borrower's.",
  oncePer: 'payment and loan',
  key: ({ payment, loan }) => [payment, loan],
  lines: ({ payment, loan, amount }) => [
    debit('suspense', amount, paymentSubject(payment)),
    credit('borrower-credit', amount, loanSubject(loan)),
  ],
  example: {
    story: '1,400.00 came where 1,325.00 were owed.',
    facts: { loan: '42', payment: '78', amount: 7_500n },
  },
};
