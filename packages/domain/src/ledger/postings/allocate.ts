import { debit, loanSubject, paymentSubject } from '../entry.ts';
import type { Posting } from '../posting.ts';
import { repaidLines, sumOfParts } from './repaid-parts.ts';
import type { RepaidParts } from './repaid-parts.ts';

export type AllocateFacts = RepaidParts & { readonly loan: string; readonly payment: string };

/**
 * 1,325.00 received: Dr suspense 1,325.00 · Cr penalty receivable 2.21 · Cr fee receivable 50.00 ·
 * Cr interest receivable 272.79 · Cr principal receivable 1,000.00
 */
export const allocate: Posting<AllocateFacts> = {
  when: 'A repayment pays what is owed: penalty, fee, interest, principal, or in the order that the product says.',
  oncePer: 'payment and loan',
  key: ({ payment, loan }) => [payment, loan],
  lines: (facts) => [
    debit('suspense', sumOfParts(facts), paymentSubject(facts.payment)),
    ...repaidLines(facts, loanSubject(facts.loan)),
  ],
  example: {
    story:
      'The 1,325.00 pay a late charge of 2.21, a fee of 50.00, interest of 272.79 and 1,000.00 of the principal.',
    facts: { loan: '42', payment: '77', penalty: 221n, fee: 5_000n, interest: 27_279n, principal: 100_000n },
  },
};
