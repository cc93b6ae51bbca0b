import { describe, expect, it } from 'vitest';
import { rational } from '../numbers/rational.ts';
import { delayCost } from './delay-cost.ts';
import { lateCost } from './late-cost.ts';
import type { LateChargeTerms } from './product-terms.ts';

const percent = (per: 'day' | 'month', graceDays: number): LateChargeTerms => ({
  kind: 'percent',
  percent: rational(9n, 2n),
  per,
  graceDays,
});

describe('what paying 1,000.00 late costs', () => {
  it.each<[string, LateChargeTerms | null, number, bigint]>([
    ['nothing where nothing is charged', null, 30, 0n],
    ['4.5 % a month, paid on day 30: 29 days', percent('month', 0), 30, 4_350n],
    ['4.5 % a month, paid on day 15, 3 days free: 11 days', percent('month', 3), 15, 1_650n],
    ['the last day of grace', percent('month', 3), 3, 0n],
    ['the first day after it, on which it is paid', percent('month', 3), 4, 0n],
    ['the day after that', percent('month', 3), 5, 150n],
    ['4.5 % a day', percent('day', 0), 3, 9_000n],
    ['a fixed charge, once', { kind: 'fixed', fixed: 5_000n, graceDays: 3 }, 40, 5_000n],
    ['a fixed charge within the grace', { kind: 'fixed', fixed: 5_000n, graceDays: 3 }, 3, 0n],
    ['not late at all', percent('month', 0), 0, 0n],
  ])('%s', (_, terms, days, cost) => {
    expect(lateCost(terms, 100_000n, days)).toEqual(rational(cost));
  });
});

it('moving 1,000.00 for 1 % and 10.00 costs 20.00', () => {
  const delay = { times: 1, days: 7, percent: rational(1n), fixed: 1_000n, daysBefore: 0, daysAfter: 0 };
  expect(delayCost(delay, 100_000n)).toEqual(rational(2_000n));
});
