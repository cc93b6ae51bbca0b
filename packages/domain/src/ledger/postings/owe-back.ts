import { credit, debit, paymentSubject } from '../entry.ts';
import type { Posting } from '../posting.ts';

export type OweBackFacts = { readonly payment: string; readonly amount: bigint };

/** 75.00 were refunded, then the bank took the payment back: Dr owed back 75.00 · Cr suspense 75.00 */
export const oweBack: Posting<OweBackFacts> = {
  when: 'The bank or the channel takes money back that was already sent on to whoever paid: they owe it. The entry of its receiving is reversed beside it.',
  oncePer: 'payment',
  key: ({ payment }) => [payment],
  lines: ({ payment, amount }) => [
    debit('owed-back', amount, paymentSubject(payment)),
    credit('suspense', amount, paymentSubject(payment)),
  ],
  example: {
    story: 'The bank takes the 1,400.00 back, of which 75.00 had been refunded.',
    facts: { payment: '78', amount: 7_500n },
  },
};
