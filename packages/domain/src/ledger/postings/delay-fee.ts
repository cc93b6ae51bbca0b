import { credit, debit, loanSubject } from '../entry.ts';
import type { Posting } from '../posting.ts';

export type DelayFeeFacts = {
  readonly loan: string;
  /** Which of the loan's delays: 1 is the first. */
  readonly delay: number;
  readonly fee: bigint;
  readonly tax: bigint;
};

/** 50.00 without tax: Dr fee receivable 50.00 · Cr fee income 50.00 */
export const delayFee: Posting<DelayFeeFacts> = {
  when: 'The borrower moves a due date and the product asks a fee for it.',
  oncePer: 'loan and delay',
  key: ({ loan, delay }) => [loan, String(delay)],
  lines: ({ loan, fee, tax }) => [
    debit('fee-receivable', fee + tax, loanSubject(loan)),
    credit('fee-income', fee),
    credit('tax-payable', tax),
  ],
  example: {
    story: 'The first delay of a loan costs 50.00, no tax.',
    facts: { loan: '42', delay: 1, fee: 5_000n, tax: 0n },
  },
};
