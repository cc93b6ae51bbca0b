import { makeSchedule } from '@candor/domain/schedule';
import { offeredLoan } from '@candor/domain/product';
import { rational } from '@candor/domain/numbers';
import type { ProductTerms } from '@candor/domain/product';
import { describe, expect, it } from 'vitest';
import { day } from '../testing/day.ts';
import { granted } from '../testing/granted.ts';
import { sampleFee, sampleProduct } from '../testing/sample-product.ts';
import { checkQuote } from './check-quote.ts';
import { limitInForce } from './limits-in-force.ts';
import { isBroken } from './quote-ceilings.ts';

const today = day('2026-11-15');

function loan(product: ProductTerms, disbursedOn = '2026-11-15') {
  const [term] = product.terms;
  if (!term) throw new Error('a product offers a term');
  const choice = { amount: product.amount.min, term, disbursedOn: day(disbursedOn) };
  return granted(makeSchedule(granted(offeredLoan(product, choice))));
}
const withFee = (fixed: bigint) => sampleProduct({ fees: [sampleFee({ fixed })] });
const of = (amount: bigint) => ({ min: amount, max: amount, step: 1n });

describe('₱10,000.00 for 30 days at 6 %, the fee deducted', () => {
  it.each([
    ['535.71', '2026-04-01', undefined],
    ['535.72', '2026-04-01', 'ph-eir-12'],
    ['535.72', '2026-03-31', undefined],
    ['782.60', '2026-03-31', undefined],
    ['782.61', '2026-03-31', 'ph-eir-15'],
    ['782.61', '2022-03-02', undefined],
  ])('%s, entered into on %s, breaks %s', (fee, enteredOn, limit) => {
    const refusal = checkQuote('ph', loan(withFee(BigInt(fee.replace('.', '')))), day(enteredOn));
    expect(refusal?.facts?.['limit']).toBe(limit);
  });

  it('is refused with the ceiling and the rate, which never looks lawful', () => {
    // 10,600 / 9,464.2856… would be exactly 12 %; 9,464.28 received is a hair more.
    expect(checkQuote('ph', loan(withFee(53_572n)), today)).toEqual({
      refused: 'effective_rate_is_above_the_ceiling',
      facts: { limit: 'ph-eir-12', ceiling: '12.000000', value: '12.000068' },
    });
  });

  it('in India meets no ceiling at all', () => {
    expect(checkQuote('in', loan(withFee(300_000n)), today)).toBeUndefined();
  });
});

describe('the scope of the ceilings', () => {
  const dear = { interest: { ...sampleProduct().interest, rate: rational(30n) } };

  it.each<[string, Partial<ProductTerms>, string, boolean]>([
    ['10,000.00 for 30 days', {}, '2026-11-15', true],
    ['10,000.01 for 30 days', { amount: of(1_000_001n) }, '2026-11-15', false],
    ['four months', { terms: [{ instalments: 4, every: { count: 1, unit: 'month' } }] }, '2026-11-15', true],
    ['five months', { terms: [{ instalments: 5, every: { count: 1, unit: 'month' } }] }, '2026-11-15', false],
    [
      '123 days from 1 July',
      { terms: [{ instalments: 1, every: { count: 123, unit: 'day' } }] },
      '2026-07-01',
      true,
    ],
    [
      '124 days from 1 July',
      { terms: [{ instalments: 1, every: { count: 124, unit: 'day' } }] },
      '2026-07-01',
      false,
    ],
    [
      '121 days from 1 January',
      { terms: [{ instalments: 1, every: { count: 121, unit: 'day' } }] },
      '2027-01-01',
      false,
    ],
    [
      '120 days from 31 October',
      { terms: [{ instalments: 1, every: { count: 120, unit: 'day' } }] },
      '2026-10-31',
      true,
    ],
    [
      '121 days from 31 October',
      { terms: [{ instalments: 1, every: { count: 121, unit: 'day' } }] },
      '2026-10-31',
      false,
    ],
  ])('%s: inside', (_, different, disbursedOn, isInside) => {
    const refusal = checkQuote('ph', loan(sampleProduct({ ...dear, ...different }), disbursedOn), today);
    expect(refusal?.refused).toBe(isInside ? 'nominal_rate_is_above_the_ceiling' : undefined);
  });
});

describe('the other ceilings', () => {
  it('6.01 % a month is refused, with what it comes to', () => {
    const product = sampleProduct({ interest: { ...sampleProduct().interest, rate: rational(601n, 100n) } });
    expect(checkQuote('ph', loan(product), today)).toEqual({
      refused: 'nominal_rate_is_above_the_ceiling',
      facts: { limit: 'ph-nominal-6', ceiling: '6.000000', value: '6.010000' },
    });
  });

  it.each([
    [999_999n, false],
    [1_000_000n, false],
    [1_000_001n, true],
  ])('a cost of %s centavos on ₱10,000.00 passes 100 %% of the principal: %s', (fixed, isAbove) => {
    const product = sampleProduct({
      interest: { ...sampleProduct().interest, rate: rational(0n) },
      fees: [sampleFee({ fixed, taken: 'first-instalment' })],
    });
    const limit = limitInForce('ph', 'total-cost', today);
    if (!limit) throw new Error('it is in force');
    expect(isBroken(limit, loan(product))).toBe(isAbove);
  });
});
