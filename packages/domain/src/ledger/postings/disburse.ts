import { credit, debit, loanSubject } from '../entry.ts';
import type { Posting } from '../posting.ts';

export type DisburseFacts = {
  readonly loan: string;
  /** Sanctioned: with the fees that are deducted from it. */
  readonly amount: bigint;
};

/** 10,000.00 lent: Dr principal receivable 10,000.00 · Cr payout clearing 10,000.00 */
export const disburse: Posting<DisburseFacts> = {
  when: 'The payout of a loan is made: the borrower owes the sanctioned amount.',
  oncePer: 'loan',
  key: ({ loan }) => [loan],
  lines: ({ loan, amount }) => [
    debit('principal-receivable', amount, loanSubject(loan)),
    credit('payout-clearing', amount),
  ],
  example: { story: '10,000.00 are lent.', facts: { loan: '42', amount: 1_000_000n } },
};
