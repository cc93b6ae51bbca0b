import { clearingOf } from '../accounts.ts';
import { credit, debit } from '../entry.ts';
import type { Posting } from '../posting.ts';

export type SettleChannelFacts = {
  readonly channel: string;
  /** The channel's own number for its transfer to us. */
  readonly settlement: string;
  /** What it had collected, before it kept its cost. */
  readonly amount: bigint;
  readonly cost: bigint;
};

/** 1,325.00 collected, 10.00 kept: Dr cash at bank 1,315.00 · Dr channel costs 10.00 · Cr Dragonpay clearing 1,325.00 */
export const settleChannel: Posting<SettleChannelFacts> = {
  when: "A channel transfers what it collected to the lender's bank, less its cost.",
  oncePer: 'channel and settlement',
  key: ({ channel, settlement }) => [channel, settlement],
  lines: ({ channel, amount, cost }) => [
    debit('cash-at-bank', amount - cost),
    debit('channel-costs', cost),
    credit(clearingOf(channel), amount),
  ],
  example: {
    story: 'Dragonpay transfers the 1,325.00 and keeps 10.00.',
    facts: { channel: 'dragonpay', settlement: 'S-2026-02-03', amount: 132_500n, cost: 1_000n },
  },
};
