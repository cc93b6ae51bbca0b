import { creditOrBack, debit, loanSubject } from '../entry.ts';
import type { Posting } from '../posting.ts';
import { sumOfParts } from './repaid-parts.ts';
import type { RepaidParts } from './repaid-parts.ts';

/** All that the loan still owes, by part; what was only noted (memorandum) is struck out. */
export type WriteOffFacts = RepaidParts & { readonly loan: string };

/**
 * 4,000.00 of principal and 120.00 of interest: Dr write-off expense 4,120.00 · Cr interest receivable 120.00
 * · Cr principal receivable 4,000.00
 */
export const writeOff: Posting<WriteOffFacts> = {
  when: 'The lender no longer expects to be paid. The borrower still owes; the books no longer count on it.',
  oncePer: 'loan',
  key: ({ loan }) => [loan],
  lines: ({ loan, memorandumInterest = 0n, memorandumPenalty = 0n, ...parts }) => {
    const subject = loanSubject(loan);
    return [
      debit('write-off-expense', sumOfParts(parts)),
      creditOrBack('penalty-receivable', parts.penalty, subject),
      creditOrBack('fee-receivable', parts.fee, subject),
      creditOrBack('interest-receivable', parts.interest, subject),
      creditOrBack('principal-receivable', parts.principal, subject),
      debit('npa-interest-contra', memorandumInterest, subject),
      creditOrBack('npa-interest', memorandumInterest, subject),
      debit('npa-penalty-contra', memorandumPenalty, subject),
      creditOrBack('npa-penalty', memorandumPenalty, subject),
    ];
  },
  example: {
    story: '4,000.00 of principal and 120.00 of interest are given up.',
    facts: { loan: '44', penalty: 0n, fee: 0n, interest: 12_000n, principal: 400_000n },
  },
};
