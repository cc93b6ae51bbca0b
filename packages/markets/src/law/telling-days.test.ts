import { eirMonthly } from '@candor/domain/rate';
import { rational } from '@candor/domain/numbers';
import type { DayCount } from '@candor/domain/schedule';
import type { OfferedTerm } from '@candor/domain/product';
import { describe, expect, it } from 'vitest';
import { day } from '../testing/day.ts';
import { sampleProduct } from '../testing/sample-product.ts';
import { canBeInside, tellingDays } from './telling-days.ts';

const scope = { security: 'unsecured', mostAmount: 1_000_000n, mostMonths: 4 } as const;
const days = (count: number): OfferedTerm => ({ instalments: 1, every: { count, unit: 'day' } });
const months = (instalments: number): OfferedTerm => ({ instalments, every: { count: 1, unit: 'month' } });

function told(term: OfferedTerm, dayCount: DayCount, from = '2027-02-01') {
  const interest = { rate: rational(6n), per: 'month', method: 'flat', dayCount } as const;
  return tellingDays(
    sampleProduct({ interest, terms: [term] }),
    term,
    { from: day(from), scope },
    eirMonthly,
  );
}

describe('the payout days that stand for all others', () => {
  it('of 30 days is the first on which they are only one month: not 1 February, when they are 1 2/30', () => {
    expect(told(days(30), 'equal-periods')).toEqual([day('2027-03-01')]);
    expect(told(days(30), 'equal-periods', '2027-01-01')).toEqual([day('2027-01-01')]);
  });

  it('of equal months is any day', () => {
    expect(told(months(3), 'equal-periods')).toEqual([day('2027-02-01')]);
  });

  it('of months by actual days are as many as there are kinds of month', () => {
    expect(told(months(1), 'actual/365')).toHaveLength(4); // of 28, 31, 30 and 29 days
  });

  it('are only those on which the term is inside the scope', () => {
    // Four months have 120 days at least (with February) and 123 at most.
    expect(told(days(123), 'equal-periods')).toEqual([day('2027-05-01')]);
    expect(told(days(124), 'equal-periods')).toEqual([]);
  });
});

describe('a term', () => {
  it.each<[OfferedTerm, boolean]>([
    [days(123), true],
    [days(124), false],
    [months(4), true],
    [months(5), false],
    [{ instalments: 8, every: { count: 1, unit: 'half-month' } }, true],
    [{ instalments: 9, every: { count: 1, unit: 'half-month' } }, false],
    [{ instalments: 17, every: { count: 1, unit: 'week' } }, true],
    [{ instalments: 18, every: { count: 1, unit: 'week' } }, false],
  ])('%j can be inside the scope: %s', (term, isInside) => {
    expect(canBeInside(term, { from: day('2026-11-15'), scope })).toBe(isInside);
    expect(canBeInside(term, { from: day('2026-11-15'), scope: null })).toBe(true);
  });
});
