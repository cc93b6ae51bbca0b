import { products } from '@candor/markets';
import { describe, expect, it } from 'vitest';
import { day } from '../loans/testing/lending-desk.ts';
import { affordableAmount, instalmentPerMonth } from './affordable-amount.ts';
import { burdenPerMille, monthlyBurden } from './monthly-burden.ts';

const term = { instalments: 3, every: { count: 1, unit: 'month' } } as const;
const terms = products.ph.find(({ key }) => key === 'ph-instalments')!.terms;
const given = {
  market: 'ph',
  terms,
  term,
  asked: 800_000n,
  on: day('2026-11-16'),
  incomePerMonth: 3_000_000n,
  obligationsPerMonth: 0n,
  owedPrincipal: 0n,
} as const;
const limit = { mostBurdenPerMille: 300, mostAmount: 1_000_000 };

describe('what a loan asks for in its dearest month', () => {
  const row = (dueOn: string, total: bigint) => ({ dueOn: day(dueOn), total });
  it.each([
    ['a month apart', [row('2027-01-31', 5n), row('2027-02-28', 5n), row('2027-03-31', 5n)], 5n],
    ['a week apart', [1, 8, 15, 22, 29].map((n) => row(`2026-12-${String(n).padStart(2, '0')}`, 7n)), 35n],
    ['once', [row('2026-12-16', 522_500n)], 522_500n],
    ['never', [], 0n],
  ])('%s', (_, rows, most) => {
    expect(monthlyBurden(rows)).toBe(most);
  });

  it('in a thousand parts of the income, rounded up', () => {
    expect(burdenPerMille(441_019n, 3_000_000n)).toBe(148);
    expect(burdenPerMille(3_000_000n, 3_000_000n)).toBe(1_000);
    expect(burdenPerMille(1n, 0n)).toBe(100_000);
  });
});

describe('the affordable amount', () => {
  it('is what was asked for where the income carries it', () => {
    expect(instalmentPerMonth(given, 800_000n)).toBe(291_019n);
    expect(affordableAmount(given, limit)).toBe(800_000n);
  });

  it.each<[string, Partial<typeof given> & object, Partial<typeof limit>, bigint]>([
    ['2,400.00 a month carry 6,500.00', { incomePerMonth: 800_000n as never }, {}, 650_000n],
    ['obligations count', { obligationsPerMonth: 660_000n as never }, {}, 650_000n],
    ['the limit holds whatever the income', {}, { mostAmount: 425_000 }, 400_000n],
    ['the limit is for what is owed already too', { owedPrincipal: 620_000n as never }, {}, 350_000n],
    ['whoever owes the limit gets nothing', { owedPrincipal: 1_000_000n as never }, {}, 0n],
    ['less than the least is nothing', { incomePerMonth: 100_000n as never }, {}, 0n],
    ['without an income nothing', { incomePerMonth: 0n as never }, {}, 0n],
    ['a limit below the least is nothing', {}, { mostAmount: 100_000 }, 0n],
  ])('%s', (_, change, other, amount) => {
    expect(affordableAmount({ ...given, ...change }, { ...limit, ...other })).toBe(amount);
  });

  it('is the very last step that fits', () => {
    for (let income = 700_000n; income < 1_200_000n; income += 10_000n) {
      const found = affordableAmount({ ...given, incomePerMonth: income }, limit);
      const fits = (amount: bigint) => burdenPerMille(instalmentPerMonth(given, amount)!, income) <= 300;
      expect(found === 0n || fits(found)).toBe(true);
      if (found < 800_000n) expect(fits(found === 0n ? 200_000n : found + 50_000n)).toBe(false);
    }
  });
});
