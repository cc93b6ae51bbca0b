import { isRefusal } from '@candor/domain/refusals';
import { parseCalendarDate } from '@candor/domain/calendar';
import { percentText } from '@candor/domain/product';
import { describe, expect, it } from 'vitest';
import { marketIds } from '../markets.ts';
import { citations, lending, limits } from '../registry.generated.ts';
import { day } from '../testing/day.ts';
import { citedLimits } from './cited-limits.ts';
import type { Citation, Limit } from './limit.ts';
import { limitInForce, limitsInForce } from './limits-in-force.ts';

const today = day('2026-11-15');

describe('the law of the Philippines', () => {
  it.each([
    ['2022-03-02', undefined],
    ['2022-03-03', '15'],
    ['2026-03-31', '15'],
    ['2026-04-01', '12'],
    ['2026-11-15', '12'],
  ])('a loan entered into on %s has an effective ceiling of %s % a month', (on, percent) => {
    const limit = limitInForce('ph', 'effective-rate', day(on));
    expect(limit && percentText(limit.percent)).toBe(percent);
    expect(limit?.convention.id).toBe(percent && 'eir-monthly');
  });

  it('nominal 6 %, late 5 % a month, 100 % of the principal in all; up to 10,000.00 and four months', () => {
    const nominal = limitInForce('ph', 'nominal-rate', today);
    const late = limitInForce('ph', 'late-charge', today);
    const cost = limitInForce('ph', 'total-cost', today);
    expect(nominal && percentText(nominal.percentPerMonth)).toBe('6');
    expect(late && percentText(late.percentPerMonth)).toBe('5');
    expect(cost && percentText(cost.percentOfPrincipal)).toBe('100');
    for (const limit of [nominal, late, cost, limitInForce('ph', 'effective-rate', today)]) {
      expect(limit?.scope).toEqual({ security: 'unsecured', mostAmount: 1_000_000n, mostMonths: 4 });
    }
  });

  it('collection from 06:00 to 22:00, and nobody but the borrower or a guarantor', () => {
    expect(limitInForce('ph', 'contact-hours', today)).toMatchObject({ from: '06:00', until: '22:00' });
    expect(limitInForce('ph', 'contact-persons', today)?.persons).toEqual(['borrower', 'guarantor']);
    expect(limitInForce('ph', 'prepayment-always-allowed', today)).toBeDefined();
  });
});

describe('the law of India', () => {
  it('caps no price, but holds the lender to what it disclosed', () => {
    expect(limitsInForce('in', today).map(({ kind }) => kind)).toEqual([
      'disclosed-charges-only',
      'no-charge-on-a-charge',
      'cooling-off',
      'payout-to-own-account',
      'raise-on-request-only',
      'contact-hours',
      'contact-persons',
    ]);
    expect(limitInForce('in', 'cooling-off', today)?.leastDays).toBe(1);
    expect(limitInForce('in', 'contact-hours', today)).toMatchObject({ from: '08:00', until: '19:00' });
  });
});

describe.each(marketIds)('the book of limits of %s', (market) => {
  const book: readonly Limit[] = limits[market];

  it('begins and ends each limit on a day that exists, in that order', () => {
    for (const { validFrom, validUntil } of book) {
      expect(isRefusal(parseCalendarDate(validFrom))).toBe(false);
      if (validUntil === null) continue;
      expect(isRefusal(parseCalendarDate(validUntil))).toBe(false);
      expect(validUntil > validFrom).toBe(true);
    }
  });

  it('has no two limits of a kind on one day', () => {
    for (const a of book) {
      const others = book.filter(({ id, kind }) => kind === a.kind && id !== a.id);
      for (const b of others) {
        const apart = (a.validUntil ?? '9999') < b.validFrom || (b.validUntil ?? '9999') < a.validFrom;
        expect([a.id, b.id, apart]).toEqual([a.id, b.id, true]);
      }
    }
  });

  it('says of each limit where it comes from, and that counsel must confirm it', () => {
    const cited: Readonly<Record<string, Citation>> = citations[market];
    expect(Object.keys(cited).toSorted()).toEqual(book.map(({ id }) => id).toSorted());
    for (const { citation } of citedLimits(market, today)) {
      expect(citation.law).toMatch(/\d{4}/);
      expect(citation.says.length).toBeGreaterThan(20);
      expect(citation.note).toBe('Confirm with counsel.');
    }
  });

  it('allows the hours that we contact people at by ourselves', () => {
    const law = limitInForce(market, 'contact-hours', today);
    const { from, until } = lending[market].contactHours;
    expect(law && from >= law.from && until <= law.until && from < until).toBe(true);
  });
});
