import { isRefusal } from '@candor/domain/refusals';
import { parseCalendarDate } from '@candor/domain/calendar';
import { describe, expect, it } from 'vitest';
import { marketIds } from '../markets.ts';
import type { MarketId } from '../markets.ts';
import { calendars } from '../registry.generated.ts';
import { day } from '../testing/day.ts';
import { addWorkingDays, isWorkingDay, knowsHolidaysOf } from './working-days.ts';

describe('working days', () => {
  it.each<[MarketId, string, boolean]>([
    ['ph', '2026-11-13', true], // a Friday
    ['ph', '2026-11-14', false],
    ['ph', '2026-11-15', false],
    ['ph', '2026-11-16', true],
    ['ph', '2026-11-30', false], // Bonifacio Day
    ['in', '2026-11-30', true],
    ['in', '2026-01-26', false], // Republic Day
    ['in', '2026-11-24', false], // Guru Nanak's birthday
    ['in', '2027-10-29', false], // Diwali
    ['in', '2030-01-28', true], // no holidays are known, but Mondays are
  ])('in %s, %s is one: %s', (market, text, isOne) => {
    expect(isWorkingDay(market, day(text))).toBe(isOne);
  });

  it.each<[MarketId, string, number, string]>([
    ['in', '2026-11-13', 1, '2026-11-16'],
    ['in', '2026-11-13', 3, '2026-11-18'],
    ['in', '2026-11-23', 1, '2026-11-25'],
    ['in', '2026-11-15', 0, '2026-11-15'],
    ['ph', '2026-12-23', 1, '2026-12-28'],
    ['ph', '2026-12-29', 1, '2027-01-04'],
  ])('in %s, %s and %i of them is %s', (market, from, count, to) => {
    expect(addWorkingDays(market, day(from), count)).toBe(day(to));
  });

  it('it is known when the list of holidays runs out', () => {
    expect(knowsHolidaysOf('in', day('2027-12-31'))).toBe(true);
    expect(knowsHolidaysOf('in', day('2028-01-01'))).toBe(false);
    expect(knowsHolidaysOf('ph', day('2025-12-31'))).toBe(false);
  });
});

describe.each(marketIds)('the calendar of %s', (market) => {
  const { holidays, from, until, source, office } = calendars[market];

  it('has an office that opens before it closes', () => {
    for (const time of [office.opens, office.closes]) expect(time).toMatch(/^(?:[01]\d|2[0-3]):[0-5]\d$/);
    expect(office.opens < office.closes).toBe(true);
  });

  it('lists days that exist, once, in order and within its years', () => {
    const days = holidays.map(({ on }) => on);
    expect(days.filter((on) => isRefusal(parseCalendarDate(on)))).toEqual([]);
    expect(days).toEqual([...new Set(days)].toSorted());
    expect(days.every((on) => from <= on && on <= until)).toBe(true);
    expect(source).toContain('Confirm each year.');
  });

  it('has holidays in both years, and says which are only expected', () => {
    for (const [year, is] of [
      ['2026', 'declared'],
      ['2027', 'expected'],
    ] as const) {
      const own = holidays.filter(({ on }) => on.startsWith(year));
      expect(own.length).toBeGreaterThan(15);
      expect(new Set(own.map((holiday) => holiday.is))).toEqual(new Set([is]));
    }
  });
});
