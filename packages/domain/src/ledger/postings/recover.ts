import { credit, debit, paymentSubject } from '../entry.ts';
import type { Posting } from '../posting.ts';

export type RecoverFacts = { readonly loan: string; readonly payment: string; readonly amount: bigint };

/** 500.00 paid on a loan that was written off: Dr suspense 500.00 · Cr recovery income 500.00 */
export const recover: Posting<RecoverFacts> = {
  when: 'Money comes for a loan that was written off.',
  oncePer: 'payment and loan',
  key: ({ payment, loan }) => [payment, loan],
  lines: ({ payment, amount }) => [
    debit('suspense', amount, paymentSubject(payment)),
    credit('recovery-income', amount),
  ],
  example: {
    story: '500.00 come for the loan that was written off.',
    facts: { loan: '44', payment: '90', amount: 50_000n },
  },
};
