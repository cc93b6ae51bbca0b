import type { CalendarDate } from '@candor/domain/calendar';
import { expect, it } from 'vitest';
import { taxYearOf, taxYearsSince } from './tax-year.ts';

it.each([
  ['in', '2026-03-31', '2025-04-01', '2026-03-31'],
  ['in', '2026-04-01', '2026-04-01', '2027-03-31'],
  ['ph', '2026-12-31', '2026-01-01', '2026-12-31'],
  ['ph', '2027-01-01', '2027-01-01', '2027-12-31'],
] as const)('the tax year in %s of %s is %s to %s', (market, day, from, until) => {
  expect(taxYearOf(market, day as CalendarDate)).toEqual({ year: Number(from.slice(0, 4)), from, until });
});

it('the tax years since a day are each there once, the newest first', () => {
  const since = (market: 'ph' | 'in') =>
    taxYearsSince(market, '2026-02-01' as CalendarDate, '2027-04-01' as CalendarDate);
  expect(since('in').map(({ year }) => year)).toEqual([2027, 2026, 2025]);
  expect(since('ph').map(({ year }) => year)).toEqual([2027, 2026]);
});
