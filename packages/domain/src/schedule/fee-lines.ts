import { allocate } from '../money/allocate.ts';
import { divideRounded } from '../money/divide-rounded.ts';
import type { RoundingMode } from '../money/divide-rounded.ts';
import type { Rational } from '../numbers/rational.ts';
import type { FeeTaken, FeeTerms, LoanTerms } from './loan-terms.ts';

/** One fee in money. */
export type FeeLine = {
  readonly name: string;
  readonly fee: bigint;
  readonly tax: bigint;
  readonly taken: FeeTaken;
};

/**
 * 3 % of 10,000.00 with 18 % tax: fee 300.00, tax 54.00. The tax is that of the rounded fee, as an invoice
 * has it.
 */
export function feeLines({ amount, fees, rounding }: LoanTerms): FeeLine[] {
  return fees.map(({ name, percent, fixed, taxPercent, taken }: FeeTerms) => {
    const fee = percentOf(amount, percent, rounding.mode) + fixed;
    return { name, fee, tax: percentOf(fee, taxPercent, rounding.mode), taken };
  });
}

function percentOf(amount: bigint, { num, den }: Rational, mode: RoundingMode): bigint {
  return num === 0n ? 0n : divideRounded(amount * num, den * 100n, mode);
}

export function feesDeducted(lines: readonly FeeLine[]): bigint {
  return lines.reduce((sum, { fee, tax, taken }) => (taken === 'deducted' ? sum + fee + tax : sum), 0n);
}

/**
 * What each row carries of the fees that are not deducted, or nothing if all are. Each spread fee is divided
 * on its own; the last row absorbs.
 */
export function feesByRow(
  lines: readonly FeeLine[],
  { instalments, rounding }: LoanTerms,
): bigint[] | undefined {
  if (lines.every(({ taken }) => taken === 'deducted')) return undefined;
  const rows = Array.from({ length: instalments }, () => 0n);
  for (const { fee, tax, taken } of lines) {
    if (taken === 'first-instalment') rows[0] = (rows[0] ?? 0n) + fee + tax;
    if (taken !== 'spread') continue;
    const shares = allocate(fee + tax, {
      weights: rows.map(() => 1n),
      mode: rounding.mode,
      remainderTo: 'last',
    });
    shares.forEach((share, index) => (rows[index] = (rows[index] ?? 0n) + share));
  }
  return rows;
}
