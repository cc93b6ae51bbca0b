import { credit, debit, loanSubject } from '../entry.ts';
import type { Posting } from '../posting.ts';
import { creditFee } from './third-party-shares.ts';
import type { PartyShare } from './third-party-shares.ts';

export type ChargeFeeFacts = {
  readonly loan: string;
  /** Which fee, and which part of one that is spread: `processing-1`. */
  readonly name: string;
  readonly fee: bigint;
  readonly tax: bigint;
  /** What of the fee is a third party's. */
  readonly parties?: readonly PartyShare[];
};

/**
 * Fee 100.00 with 18 % tax falls due: Dr fee receivable 118.00 · Cr fee income 100.00 · Cr tax payable 18.00
 */
export const chargeFee: Posting<ChargeFeeFacts> = {
  when: 'A fee that was not deducted falls due: with the first instalment, or a part of it with each. What of it is a third party’s is owed to that party.',
  oncePer: 'loan and fee, or part of a fee',
  key: ({ loan, name }) => [loan, name],
  lines: ({ loan, fee, tax, parties }) => [
    debit('fee-receivable', fee + tax, loanSubject(loan)),
    ...creditFee(fee, parties),
    credit('tax-payable', tax),
  ],
  example: {
    story: 'The first third of a fee of 300.00, with 18 % tax, falls due.',
    facts: { loan: '42', name: 'processing-1', fee: 10_000n, tax: 1_800n },
  },
};
