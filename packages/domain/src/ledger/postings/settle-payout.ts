import { credit, debit } from '../entry.ts';
import type { Posting } from '../posting.ts';

export type SettlePayoutFacts = { readonly payout: string; readonly amount: bigint };

/** 9,646.00 have left: Dr payout clearing 9,646.00 · Cr cash at bank 9,646.00 */
export const settlePayout: Posting<SettlePayoutFacts> = {
  when: 'The bank or the channel confirms that a payout or a refund has left.',
  oncePer: 'payout',
  key: ({ payout }) => [payout],
  lines: ({ amount }) => [debit('payout-clearing', amount), credit('cash-at-bank', amount)],
  example: {
    story: 'The 9,646.00 that remain after the fee have left the bank.',
    facts: { payout: 'p-42', amount: 964_600n },
  },
};
