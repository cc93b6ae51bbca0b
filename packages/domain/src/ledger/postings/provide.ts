import { creditOrBack, debitOrBack } from '../entry.ts';
import type { Posting } from '../posting.ts';

export type ProvideFacts = {
  /** The month at whose end it is: `2026-10`. */
  readonly month: string;
  /** What is required at its end less what is provided already; negative where that is too much. */
  readonly more: bigint;
};

/**
 * 4,250.00 are required at the end of the month and 3,000.00 provided: Dr provision expense 1,250.00 · Cr
 * provision for loan losses 1,250.00
 */
export const provide: Posting<ProvideFacts> = {
  when: 'At the end of a month the provision for loan losses becomes what the classes of all loans together ask for. What a loan was provided for is released by the next month’s difference, however the loan ended: repaid or written off.',
  oncePer: 'market and month',
  key: ({ month }, market) => [market, month],
  lines: ({ more }) => [debitOrBack('provision-expense', more), creditOrBack('loan-loss-provision', more)],
  example: {
    story: 'At the end of October 4,250.00 are required; 3,000.00 are provided since September.',
    facts: { month: '2026-10', more: 125_000n },
  },
};
