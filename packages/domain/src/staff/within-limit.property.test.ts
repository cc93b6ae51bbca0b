import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numberOfCases } from '../testing/number-of-cases.ts';
import { isWithinLimit, leftOfLimit } from './within-limit.ts';

const minor = fc.bigInt({ min: 0n, max: 10n ** 12n });

describe('a limit', () => {
  it('lets through exactly what is left of it, one less, and not one more', () => {
    fc.assert(
      fc.property(minor, minor, (limit, used) => {
        fc.pre(used <= limit);
        const left = leftOfLimit(limit, used);
        expect(used + left).toBe(limit);
        expect(isWithinLimit(limit, used, left)).toBe(true);
        expect(isWithinLimit(limit, used, left - 1n)).toBe(true);
        expect(isWithinLimit(limit, used, left + 1n)).toBe(false);
      }),
      numberOfCases(500),
    );
  });

  it('that is used up, or was lowered below what is used, leaves nothing', () => {
    fc.assert(
      fc.property(minor, minor, (limit, more) => {
        expect(leftOfLimit(limit, limit + more)).toBe(0n);
        expect(isWithinLimit(limit, limit + more, 1n)).toBe(false);
      }),
      numberOfCases(500),
    );
  });

  it('where there is none, lets everything through', () => {
    fc.assert(
      fc.property(minor, minor, (used, amount) => isWithinLimit(null, used, amount)),
      numberOfCases(100),
    );
  });
});
