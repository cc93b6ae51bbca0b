import { describe, expect, it } from 'vitest';
import { divideRounded } from '../money/divide-rounded.ts';
import { rational } from '../numbers/rational.ts';
import { eirMonthly } from '../rate/eir-monthly.ts';
import { isRefusal } from '../refusals/refusal.ts';
import { sampleTerms } from '../testing/sample-terms.ts';
import { arithmeticText } from './arithmetic-text.ts';
import type { LoanTerms } from './loan-terms.ts';
import { makeQuote } from './make-quote.ts';
import { showArithmetic } from './show-arithmetic.ts';

function shown(different: Partial<LoanTerms> = {}) {
  const quote = makeQuote(sampleTerms(different), eirMonthly);
  if (isRefusal(quote)) throw new Error(quote.refused);
  return { quote, steps: showArithmetic(quote.schedule, eirMonthly, quote.rate) };
}

describe('the arithmetic of a quote', () => {
  it('can be followed line by line', () => {
    const lines = shown({ instalments: 2 }).steps.map(arithmeticText);
    expect(lines.slice(0, -1)).toEqual([
      'Fee processing: 3 % of 10000.00 + 0.00 = 300.00, tax 0 % of it = 0.00; deducted from the payout',
      'Received: 10000.00 − 300.00 = 9700.00',
      'Rate for a year: 7 % per month = 84 %',
      'Instalment: 5530.917874… → 5530.92 (half-even, to 0.01)',
      '1. 2026-02-01, 31 days: interest 10000.00 × 84 % × 1/12 = 700.00 → 700.00; principal 5530.92 − 700.00 = 4830.92; still owed 5169.08',
      '2. 2026-03-01, 28 days: interest 5169.08 × 84 % × 1/12 = 361.8356 → 361.84; principal 5530.92 − 361.84 = 5169.08; still owed 0.00 (the last row takes the rest)',
      '1. 5530.92 × 0.9155482878… = 5063.824336… (after 1 month)',
      '2. 5530.92 × 0.8382286673… = 4636.175700… (after 2 months)',
    ]);
    expect(lines.at(-1)).toMatch(
      /^Together 9700\.00003\d…, received 9700\.00: the rate is 9\.\d{6} % per month, eir-monthly/,
    );
  });

  it.each(['declining-equal-instalment', 'declining-equal-principal', 'flat'] as const)(
    'of a %s loan rounds to the figures of its rows',
    (method) => {
      const { steps, quote } = shown({
        interest: { ...sampleTerms().interest, method, rate: rational(71n, 10n) },
      });
      const rows = steps.filter((step) => step.step === 'row');
      expect(rows.map(({ row }) => row)).toEqual(quote.schedule.rows);
      for (const { exactInterest, row, isLast } of rows) {
        if (!isLast)
          expect(divideRounded(exactInterest.num, exactInterest.den, 'half-even')).toBe(row.interest);
      }
    },
  );

  it('ends with a proof: what is repaid is worth what was received, to a thousandth of a centavo', () => {
    const { steps, quote } = shown();
    const proof = steps.find((step) => step.step === 'rate');
    const { num = 0n, den = 1n } = proof?.repaid ?? {};
    const difference = num - quote.schedule.netReceived * den;
    expect((difference < 0n ? -difference : difference) * 20n < den).toBe(true);
  });
});
