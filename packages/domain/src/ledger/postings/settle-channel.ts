import { clearingOf } from '../accounts.ts';
import { creditOrBack, debit, debitOrBack } from '../entry.ts';
import type { Posting } from '../posting.ts';

export type SettleChannelFacts = {
  readonly channel: string;
  /** The channel's or the bank's own number for the transfer to us. */
  readonly settlement: string;
  /**
   * What it had collected, less what it took back, before it kept its cost. Negative where it took back more
   * than it had collected.
   */
  readonly amount: bigint;
  readonly cost: bigint;
  /**
   * The bank had it before its first statement: it is in the opening balance, which stands against the
   * general ledger.
   */
  readonly isInOpening?: boolean;
};

/**
 * 1,325.00 collected, 10.00 kept: Dr cash at bank 1,315.00 · Dr channel costs 10.00 · Cr Dragonpay clearing
 * 1,325.00
 */
export const settleChannel: Posting<SettleChannelFacts> = {
  when: "A channel transfers what it collected to the lender's bank, less its cost. A transfer to the bank account itself is settled by its own line of the statement, at no cost; one that the bank returns, the other way round.",
  oncePer: 'market, channel and settlement',
  key: ({ channel, settlement }, market) => [market, channel, settlement],
  lines: ({ channel, amount, cost, isInOpening = false }) => [
    // Only what was taken back goes the other way: a cost above what was collected is a fault.
    (amount < 0n ? debitOrBack : debit)(isInOpening ? 'general-ledger' : 'cash-at-bank', amount - cost),
    debit('channel-costs', cost),
    creditOrBack(clearingOf(channel), amount),
  ],
  example: {
    story: 'Dragonpay transfers the 1,325.00 and keeps 10.00.',
    facts: { channel: 'dragonpay', settlement: 'S-2026-02-03', amount: 132_500n, cost: 1_000n },
  },
};
