import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rational } from '../numbers/rational.ts';
import { numberOfCases } from '../testing/number-of-cases.ts';
import { requiredProvision } from './required-provision.ts';

describe('A15.66 · what is set aside for one loan', () => {
  it.each([
    { exposure: 1_234_567n, percent: rational(2n, 5n), is: 4_938n }, // 0.40 %: 49.38268
    { exposure: 123_455n, percent: rational(10n), is: 12_346n }, // 123.455: the even of the two
    { exposure: 123_445n, percent: rational(10n), is: 12_344n }, // 123.445: the even of the two
    { exposure: 2n, percent: rational(25n), is: 0n },
    { exposure: 6n, percent: rational(25n), is: 2n },
    { exposure: 400_000n, percent: rational(100n), is: 400_000n },
    { exposure: 0n, percent: rational(100n), is: 0n },
    { exposure: -731n, percent: rational(100n), is: 0n }, // interest paid ahead
  ])('$exposure at $percent.num/$percent.den %: $is', ({ exposure, percent, is }) => {
    expect(requiredProvision(exposure, percent)).toBe(is);
  });

  it('is never more than the loan owes, never less than nothing, and never falls as the class worsens', () => {
    const anyPercent = fc.tuple(fc.bigInt(0n, 10_000n), fc.bigInt(0n, 10_000n));
    fc.assert(
      fc.property(fc.bigInt(-(10n ** 6n), 10n ** 14n), anyPercent, (exposure, [a, b]) => {
        const [less, more] = a < b ? [a, b] : [b, a];
        const low = requiredProvision(exposure, rational(less, 100n));
        const high = requiredProvision(exposure, rational(more, 100n));
        expect(low >= 0n && low <= high).toBe(true);
        expect(high <= (exposure > 0n ? exposure : 0n)).toBe(true);
        // Within half a minor unit of the exact share.
        const off = low * 10_000n - (exposure > 0n ? exposure : 0n) * less;
        expect(off <= 5_000n && off >= -5_000n).toBe(true);
      }),
      numberOfCases(1000),
    );
  });
});
