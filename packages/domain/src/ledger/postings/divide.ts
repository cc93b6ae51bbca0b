import { credit, debit, paymentSubject } from '../entry.ts';
import type { Posting } from '../posting.ts';

export type DivideFacts = {
  readonly payment: string;
  readonly parts: readonly { readonly payment: string; readonly amount: bigint }[];
};

/**
 * 1,500.00 that two people sent in one: Dr suspense (payment 79) 1,500.00 · Cr suspense (80) 1,000.00 · Cr
 * suspense (81) 500.00
 */
export const divide: Posting<DivideFacts> = {
  when: 'Money in suspense is for more than one loan. It is divided, and each part stands in suspense by itself until it is known what it is for.',
  oncePer: 'payment',
  key: ({ payment }) => [payment],
  lines: ({ payment, parts }) => [
    debit(
      'suspense',
      parts.reduce((sum, { amount }) => sum + amount, 0n),
      paymentSubject(payment),
    ),
    ...parts.map((part) => credit('suspense', part.amount, paymentSubject(part.payment))),
  ],
  example: {
    story: 'One transfer of 1,500.00 pays two sisters’ loans.',
    facts: {
      payment: '79',
      parts: [
        { payment: '80', amount: 100_000n },
        { payment: '81', amount: 50_000n },
      ],
    },
  },
};
