import { credit, debit } from '../entry.ts';
import type { Posting } from '../posting.ts';
import { creditFee } from './third-party-shares.ts';
import type { PartyShare } from './third-party-shares.ts';

export type DeductFeeFacts = {
  readonly loan: string;
  /** As the agreement names the fee: each is deducted once. */
  readonly name: string;
  readonly fee: bigint;
  readonly tax: bigint;
  /** What of the fee is a third party's. */
  readonly parties?: readonly PartyShare[];
};

/**
 * Fee 300.00 with 18 % tax: Dr payout clearing 354.00 · Cr fee income 300.00 · Cr tax payable 54.00.
 * After a payout of 10,000.00 the clearing account holds the 9,646.00 that really leave the bank.
 */
export const deductFee: Posting<DeductFeeFacts> = {
  when: 'A fee and its tax are kept back from the payout: so much less leaves the bank. A third party’s fee is owed to that party instead of being income.',
  oncePer: 'loan and fee',
  key: ({ loan, name }) => [loan, name],
  lines: ({ fee, tax, parties }) => [
    debit('payout-clearing', fee + tax),
    ...creditFee(fee, parties),
    credit('tax-payable', tax),
  ],
  example: {
    story: 'A processing fee of 300.00 with 18 % tax is deducted from the 10,000.00.',
    facts: { loan: '42', name: 'processing', fee: 30_000n, tax: 5_400n },
  },
};
