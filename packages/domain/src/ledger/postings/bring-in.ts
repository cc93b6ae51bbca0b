import { credit, debit, loanSubject } from '../entry.ts';
import type { Posting } from '../posting.ts';

export type BringInFacts = {
  readonly loan: string;
  readonly principal: bigint;
  /** To the day of the change, due or not: the earlier books earned it. */
  readonly interest: bigint;
  readonly fee: bigint;
  readonly penalty: bigint;
};

/**
 * 8,000.00 of principal and 541.95 of interest come over: Dr principal receivable 8,000.00 · Dr interest
 * receivable 541.95 · Cr brought in 8,541.95
 */
export const bringIn: Posting<BringInFacts> = {
  when: 'A loan comes over from an earlier system: what was owed there on the day of the change is owed here. None of it is income of ours.',
  oncePer: 'loan',
  key: ({ loan }) => [loan],
  lines: ({ loan, principal, interest, fee, penalty }) => [
    debit('principal-receivable', principal, loanSubject(loan)),
    debit('interest-receivable', interest, loanSubject(loan)),
    debit('fee-receivable', fee, loanSubject(loan)),
    debit('penalty-receivable', penalty, loanSubject(loan)),
    credit('brought-in', principal + interest + fee + penalty),
  ],
  example: {
    story: '8,000.00 of principal, 541.95 of interest and a late charge of 20.00 come over.',
    facts: { loan: '42', principal: 800_000n, interest: 54_195n, fee: 0n, penalty: 2_000n },
  },
};
