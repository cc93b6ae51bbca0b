import { credit, debit, loanSubject } from '../entry.ts';
import type { Posting } from '../posting.ts';
import { creditFee } from './third-party-shares.ts';
import type { PartyShare } from './third-party-shares.ts';

export type WaiveFacts = {
  readonly loan: string;
  readonly waiver: string;
  readonly penalty: bigint;
  readonly fee: bigint;
  /** The tax in the waived fee. */
  readonly tax: bigint;
  readonly interest: bigint;
  readonly memorandumInterest?: bigint;
  readonly memorandumPenalty?: bigint;
  /** What of the waived fee was a third party's: not collected, it is not owed to it. */
  readonly parties?: readonly PartyShare[];
};

/**
 * 2.21 of late charges forgiven: Dr penalty income 2.21 · Cr penalty receivable 2.21. Principal is not waived
 * but written off.
 */
export const waive: Posting<WaiveFacts> = {
  when: 'The lender forgives a charge, a fee or interest: the income is taken back. Principal is not waived but written off.',
  oncePer: 'waiver',
  key: ({ waiver }) => [waiver],
  lines: ({ loan, penalty, fee, tax, interest, parties = [], ...noted }) => {
    const { memorandumInterest = 0n, memorandumPenalty = 0n } = noted;
    const subject = loanSubject(loan);
    return [
      debit('penalty-income', penalty),
      ...creditFee(
        -fee,
        parties.map((share) => ({ ...share, fee: -share.fee })),
      ),
      debit('tax-payable', tax),
      debit('interest-income', interest),
      credit('penalty-receivable', penalty, subject),
      credit('fee-receivable', fee + tax, subject),
      credit('interest-receivable', interest, subject),
      debit('npa-interest-contra', memorandumInterest, subject),
      credit('npa-interest', memorandumInterest, subject),
      debit('npa-penalty-contra', memorandumPenalty, subject),
      credit('npa-penalty', memorandumPenalty, subject),
    ];
  },
  example: {
    story: 'A late charge of 2.21 is forgiven.',
    facts: { loan: '42', waiver: 'w-1', penalty: 221n, fee: 0n, tax: 0n, interest: 0n },
  },
};
