import type { CalendarDate } from '@candor/domain/calendar';
import { isWorkingDay, keepHolidayChanges } from '@candor/markets';
import { afterEach, describe, expect, it } from 'vitest';
import { addWorkingHours, closingAfter, closingOf, nextClock } from './working-time.ts';

/** By Manila’s clock, which is eight hours ahead all year; its office is open from 08:00 to 18:00. */
const manila = (text: string) => new Date(`${text.replace(' ', 'T')}:00+08:00`);
const shown = (at: Date) =>
  new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');

describe('working time of the office in Manila', () => {
  it.each([
    ['2026-11-17 16:20', '2026-11-18 10:20'], // Tuesday to Wednesday
    ['2026-11-17 08:00', '2026-11-17 12:00'],
    ['2026-11-17 14:00', '2026-11-17 18:00'], // to the last minute
    ['2026-11-17 06:00', '2026-11-17 12:00'], // before it opens
    ['2026-11-17 22:00', '2026-11-18 12:00'], // after it closed
    ['2026-11-13 17:00', '2026-11-16 11:00'], // over a weekend
    ['2026-11-14 10:00', '2026-11-16 12:00'], // on a Saturday
    ['2026-11-27 16:00', '2026-12-01 10:00'], // over Bonifacio Day, a Monday
  ])('four hours after %s is %s', (from, until) => {
    expect(shown(addWorkingHours('ph', manila(from), 4))).toBe(until);
  });

  it.each([
    ['2026-11-18 09:53', 1, '2026-11-19 18:00'],
    ['2026-11-13 09:00', 1, '2026-11-16 18:00'],
    ['2026-11-13 09:00', 3, '2026-11-18 18:00'],
    ['2026-11-27 09:00', 1, '2026-12-01 18:00'],
  ])('the office closes, from %s and %i working days on, at %s', (from, days, until) => {
    expect(shown(closingAfter('ph', manila(from), days))).toBe(until);
  });

  it.each([
    ['2026-11-18 15:00', '2026-11-18 16:00'],
    ['2026-11-18 16:00', '2026-11-18 16:00'],
    ['2026-11-18 16:01', '2026-11-19 16:00'],
    ['2026-11-13 17:00', '2026-11-16 16:00'],
  ])('what comes on %s is for 16:00 of %s', (from, until) => {
    expect(shown(nextClock('ph', manila(from), '16:00'))).toBe(until);
  });

  it('a promised day ends when the office closes, and India’s closes at half past six by its own clock', () => {
    expect(shown(closingOf('ph', '2026-11-18' as CalendarDate))).toBe('2026-11-18 18:00');
    expect(closingOf('in', '2026-11-18' as CalendarDate).toISOString()).toBe('2026-11-18T13:00:00.000Z');
  });
});

describe('a holiday that the lender adds', () => {
  const tuesday = '2026-11-24' as CalendarDate;
  const monday = new Date('2026-11-23T02:00:00Z');
  const said = new Date('2026-11-23T03:00:00Z');
  const later = new Date('2026-11-23T04:00:00Z');
  afterEach(() => keepHolidayChanges('ph', []));

  it('counts for what is promised from then on, and moves nothing that was promised before', () => {
    const before = [closingAfter('ph', monday, 1), addWorkingHours('ph', monday, 12)];
    keepHolidayChanges('ph', [{ day: tuesday, isOff: true, name: 'Founding day', at: said }]);
    expect([closingAfter('ph', monday, 1), addWorkingHours('ph', monday, 12)]).toEqual(before);
    expect(closingAfter('ph', later, 1).toISOString()).toBe('2026-11-25T10:00:00.000Z');
    expect(addWorkingHours('ph', later, 12).toISOString()).toBe('2026-11-25T06:00:00.000Z');
    expect(isWorkingDay('ph', tuesday)).toBe(false);
    expect(isWorkingDay('in', tuesday)).toBe(isWorkingDay('in', tuesday, monday));
  });

  it('is none again when the lender says so; the last word holds', () => {
    keepHolidayChanges('ph', [
      { day: tuesday, isOff: true, name: 'Founding day', at: said },
      { day: tuesday, isOff: false, name: '', at: later },
    ]);
    expect(isWorkingDay('ph', tuesday)).toBe(true);
    expect(isWorkingDay('ph', tuesday, said)).toBe(false);
  });
});
