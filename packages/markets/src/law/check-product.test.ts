import { rational, zero } from '@candor/domain/numbers';
import type { LateChargeTerms, ProductTerms } from '@candor/domain/product';
import { describe, expect, it } from 'vitest';
import { day } from '../testing/day.ts';
import { sampleFee, sampleProduct } from '../testing/sample-product.ts';
import { checkProduct } from './check-product.ts';

const today = day('2026-11-15');
const breachesOf = (product: ProductTerms, on = today) => checkProduct('ph', product, on)?.breaches ?? [];
const namedIn = (product: ProductTerms, on = today) =>
  breachesOf(product, on).map(({ term, limit, largestLawful }) => [term, limit, largestLawful]);
const interest = (change: Partial<ProductTerms['interest']>) => ({ ...sampleProduct().interest, ...change });
const months = (instalments: number) => ({ instalments, every: { count: 1, unit: 'month' } }) as const;

describe('a fee of 600.00 on ₱10,000.00 for 30 days at 6 %', () => {
  const product = sampleProduct({ fees: [sampleFee({ fixed: 60_000n })] });

  it('is refused with the term, the limit, the worst value and the largest lawful one', () => {
    const [fee, rate, ...others] = breachesOf(product);
    expect(others).toEqual([]);
    expect(fee).toEqual({
      refused: 'effective_rate_is_above_the_ceiling',
      limit: 'ph-eir-12',
      term: 'fees[0].fixed',
      set: '600.00',
      ceiling: '12.000000',
      value: '12.765957',
      largestLawful: '535.71',
      leastLawful: null,
      worst: {
        amount: 1_000_000n,
        term: { instalments: 1, every: { count: 30, unit: 'day' } },
        disbursedOn: today,
      },
    });
    expect(rate).toMatchObject({ term: 'interest.rate', set: '6.0000', largestLawful: '5.2800' });
  });

  it.each([
    ['2022-03-02', []],
    ['2022-03-03', []],
    ['2026-03-31', []],
    ['2026-04-01', ['fees[0].fixed', 'interest.rate']],
  ])('on %s breaks %j', (on, terms) => {
    expect(breachesOf(product, day(on)).map(({ term }) => term)).toEqual(terms);
  });

  it('may be no more on 1 February, though 30 days are longer than a month from then', () => {
    expect(breachesOf(product, day('2027-02-01'))[0]).toMatchObject({
      largestLawful: '535.71',
      worst: { disbursedOn: day('2027-03-01') },
    });
  });

  it('under the earlier 15 % could have been 782.60', () => {
    const dear = sampleProduct({ fees: [sampleFee({ fixed: 90_000n })] });
    expect(namedIn(dear, day('2026-03-31'))[0]).toEqual(['fees[0].fixed', 'ph-eir-15', '782.60']);
  });
});

describe('the terms that are named', () => {
  it('a percentage is rounded down to four decimals: 5.3571 % of the amount', () => {
    const product = sampleProduct({ fees: [sampleFee({ percent: rational(6n) })] });
    expect(namedIn(product)[0]).toEqual(['fees[0].percent', 'ph-eir-12', '5.3571']);
  });

  it('of two fees each is named, with what it may be beside the other', () => {
    const product = sampleProduct({
      fees: [
        sampleFee({ fixed: 50_000n }),
        sampleFee({ name: 'insurance', fixed: 10_000n, payee: 'third-party' }),
      ],
    });
    expect(namedIn(product)).toEqual([
      ['fees[0].fixed', 'ph-eir-12', '435.71'],
      ['fees[1].fixed', 'ph-eir-12', '35.71'],
      ['interest.rate', 'ph-eir-12', '5.2800'],
    ]);
  });

  it('a term that can not cure it alone has no largest lawful value', () => {
    const product = sampleProduct({
      fees: [sampleFee({ fixed: 60_000n }), sampleFee({ name: 'insurance', fixed: 100n })],
    });
    expect(namedIn(product)).toContainEqual(['fees[1].fixed', 'ph-eir-12', null]);
  });

  it('taxes count: 454.00 with 18 % on it is 535.72', () => {
    const product = (fixed: bigint) =>
      sampleProduct({ fees: [sampleFee({ fixed, taxPercent: rational(18n) })] });
    expect(namedIn(product(45_400n))[0]).toEqual(['fees[0].fixed', 'ph-eir-12', '453.99']);
    expect(breachesOf(product(45_399n))).toEqual([]);
  });

  it('a fixed fee is worst on the smallest amount', () => {
    const product = sampleProduct({
      amount: { min: 100_000n, max: 1_000_000n, step: 50_000n },
      fees: [sampleFee({ fixed: 6_000n })],
    });
    const [fee] = breachesOf(product);
    expect(fee).toMatchObject({ term: 'fees[0].fixed', largestLawful: '53.57', worst: { amount: 100_000n } });
  });
});

describe('the nominal rate', () => {
  it.each<[string, ProductTerms['interest'], string]>([
    ['6.5 % a month', interest({ rate: rational(65n, 10n) }), '6.0000'],
    ['78 % a year', interest({ rate: rational(78n), per: 'year' }), '72.0000'],
    ['0.21 % a day', interest({ rate: rational(21n, 100n), per: 'day', dayCount: 'actual/365' }), '0.2000'],
    [
      '0.2 % a day of 360',
      interest({ rate: rational(2n, 10n), per: 'day', dayCount: 'actual/360' }),
      '0.1972',
    ],
  ])('%s is too much', (_, dear, most) => {
    const breaches = breachesOf(sampleProduct({ interest: dear }));
    expect(breaches).toContainEqual(
      expect.objectContaining({
        refused: 'nominal_rate_is_above_the_ceiling',
        term: 'interest.rate',
        limit: 'ph-nominal-6',
        ceiling: '6.000000',
        largestLawful: most,
      }),
    );
  });
});

describe('a product that reaches into the scope', () => {
  const dear = { interest: interest({ rate: rational(8n) }) };

  it('is checked on its part inside: an amount', () => {
    const reaching = sampleProduct({ ...dear, amount: { min: 1_000_000n, max: 5_000_000n, step: 50_000n } });
    const beyond = sampleProduct({ ...dear, amount: { min: 1_050_000n, max: 5_000_000n, step: 50_000n } });
    expect(namedIn(reaching)).toEqual([['interest.rate', 'ph-nominal-6', '6.0000']]);
    expect(breachesOf(beyond)).toEqual([]);
  });

  it('is checked on its part inside: a term', () => {
    expect(namedIn(sampleProduct({ ...dear, terms: [months(6), months(4)] }))).toHaveLength(1);
    expect(breachesOf(sampleProduct({ ...dear, terms: [months(6), months(5)] }))).toEqual([]);
  });

  it('is checked on its part inside: days on which the term is short enough', () => {
    const days = (count: number) =>
      sampleProduct({ ...dear, terms: [{ instalments: 1, every: { count, unit: 'day' } }] });
    expect(namedIn(days(123))).toHaveLength(1);
    expect(breachesOf(days(124))).toEqual([]);
  });

  it('of its fee only the part inside decides', () => {
    // Dear for a month, cheap over six: the six months are not the law's business.
    const product = sampleProduct({
      amount: { min: 100_000n, max: 5_000_000n, step: 100_000n },
      terms: [months(1), months(6)],
      fees: [sampleFee({ percent: rational(8n) })],
    });
    expect(breachesOf(product)[0]).toMatchObject({ worst: { term: months(1) } });
  });

  it('every amount is tried, not only the smallest and the largest', () => {
    // 5.3571 % is lawful at both ends. Of 6,000.00 it is 321.426, charged as 321.43; lawful are 321.428…
    const product = (min: bigint, max: bigint) =>
      sampleProduct({
        amount: { min, max, step: max - min || 1n },
        fees: [sampleFee({ percent: rational(8n) })],
      });
    expect(namedIn(product(100_000n, 1_000_000n))[0]).toEqual(['fees[0].percent', 'ph-eir-12', '5.3571']);
    expect(namedIn(product(600_000n, 600_000n))[0]).toEqual(['fees[0].percent', 'ph-eir-12', '5.3570']);
    const both = {
      ...product(100_000n, 1_000_000n),
      amount: { min: 100_000n, max: 1_000_000n, step: 100_000n },
    };
    expect(namedIn(both)[0]).toEqual(['fees[0].percent', 'ph-eir-12', '5.3570']);
  });
});

describe('the late charge', () => {
  const percent = (num: bigint, den: bigint, per: 'day' | 'month') =>
    ({ kind: 'percent', percent: rational(num, den), per, graceDays: 0 }) as const;
  const fixed = (amount: bigint, graceDays: number) => ({ kind: 'fixed', fixed: amount, graceDays }) as const;

  // 10,600.00 × 5 % / 30 = 17.6666… for the first day, 70.6666… for the fourth
  it.each<[string, LateChargeTerms | null, string | undefined]>([
    ['none', null, undefined],
    ['5 % a month', percent(5n, 1n, 'month'), undefined],
    ['5.01 % a month', percent(501n, 100n, 'month'), '5.0000'],
    ['0.1666 % a day', percent(1666n, 10_000n, 'day'), undefined],
    ['0.1667 % a day', percent(1667n, 10_000n, 'day'), '0.1666'],
    ['17.66 at once', fixed(1_766n, 0), undefined],
    ['17.67 at once', fixed(1_767n, 0), '17.66'],
    ['70.66 after three days of grace', fixed(7_066n, 3), undefined],
    ['70.67 after three days of grace', fixed(7_067n, 3), '70.66'],
  ])('%s: the largest lawful, if it is too much', (_, lateCharge, largestLawful) => {
    const term = lateCharge && `lateCharge.${lateCharge.kind}`;
    expect(namedIn(sampleProduct({ lateCharge }))).toEqual(
      largestLawful === undefined ? [] : [[term, 'ph-late-5', largestLawful]],
    );
  });

  it('a fixed one is measured against the smallest instalment inside', () => {
    const product = sampleProduct({
      amount: { min: 300_000n, max: 900_000n, step: 300_000n },
      terms: [months(3), months(6)],
      interest: interest({ rate: zero }),
      lateCharge: { kind: 'fixed', fixed: 200n, graceDays: 0 },
    });
    expect(breachesOf(product)).toMatchObject([
      { term: 'lateCharge.fixed', largestLawful: '1.66', worst: { amount: 300_000n, term: months(3) } },
    ]);
  });
});

describe('a product of India', () => {
  it('gives at least one day to change one’s mind', () => {
    expect(checkProduct('in', sampleProduct({ coolingOffDays: 0 }), today)).toEqual({
      refused: 'product_breaks_the_law',
      breaches: [
        {
          refused: 'cooling_off_is_too_short',
          limit: 'in-cooling-off',
          term: 'coolingOffDays',
          set: '0',
          ceiling: '1',
          value: '0',
          largestLawful: null,
          leastLawful: '1',
          worst: null,
        },
      ],
    });
    expect(checkProduct('in', sampleProduct({ coolingOffDays: 1 }), today)).toBeUndefined();
    expect(checkProduct('in', sampleProduct({ coolingOffDays: 0 }), day('2025-05-07'))).toBeUndefined();
  });

  it('may cost what the borrower agrees to', () => {
    const dear = sampleProduct({
      interest: interest({ rate: rational(9n) }),
      fees: [sampleFee({ percent: rational(9n) })],
    });
    expect(checkProduct('in', dear, today)).toBeUndefined();
  });
});
