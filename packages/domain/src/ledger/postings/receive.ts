import { clearingOf } from '../accounts.ts';
import { credit, debit, paymentSubject } from '../entry.ts';
import type { Posting } from '../posting.ts';

export type ReceiveFacts = {
  readonly channel: string;
  /**
   * The channel's own number for the money (reference number, UTR): it is credited once, whoever names it.
   */
  readonly reference: string;
  readonly payment: string;
  readonly amount: bigint;
};

/** 1,325.00 through Dragonpay: Dr Dragonpay clearing 1,325.00 · Cr suspense (payment 77) 1,325.00 */
export const receive: Posting<ReceiveFacts> = {
  when: 'A channel reports money. It stands in suspense under its payment until it is known what it is for; money that nobody can place stays there, in sight.',
  oncePer: 'market, channel and its reference',
  key: ({ channel, reference }, market) => [market, channel, reference],
  lines: ({ channel, payment, amount }) => [
    debit(clearingOf(channel), amount),
    credit('suspense', amount, paymentSubject(payment)),
  ],
  example: {
    story: 'Dragonpay reports 1,325.00 under its reference UDC5FWM7.',
    facts: { channel: 'dragonpay', reference: 'UDC5FWM7', payment: '77', amount: 132_500n },
  },
};
