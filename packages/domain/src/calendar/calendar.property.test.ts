import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDate } from '../testing/any-terms.ts';
import { numberOfCases } from '../testing/number-of-cases.ts';
import { slowDate, slowDay, slowMonthsAndDays, slowStep } from '../testing/slow-calendar.ts';
import type { CalendarDate } from './calendar-date.ts';
import { dateOfDayNumber, dayNumber, daysBetween } from './day-number.ts';
import { monthsBetween } from './months-between.ts';
import { splitByYear } from './split-by-year.ts';
import { stepDate, stepUnits } from './step-date.ts';

const eve = slowDay('0001-01-01') - 1;

describe('the calendar', () => {
  it('agrees with the machine on every day from the year 1 to 9999', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: slowDay('9999-12-31') - eve }), (number) => {
        expect(dateOfDayNumber(number)).toBe(slowDate(number + eve));
        expect(dayNumber(dateOfDayNumber(number))).toBe(number);
      }),
      numberOfCases(3000),
    );
  });

  it('knows each day around every turn of a year', () => {
    for (let year = 1; year <= 9999; year += 1) {
      const text = String(year).padStart(4, '0');
      const first = `${text}-01-01` as CalendarDate;
      const last = `${text}-12-31` as CalendarDate;
      expect(dateOfDayNumber(dayNumber(first))).toBe(first);
      expect(dateOfDayNumber(dayNumber(last))).toBe(last);
    }
  });

  it('steps as the second opinion does, forwards and backwards', () => {
    fc.assert(
      fc.property(
        anyDate,
        fc.constantFrom(...stepUnits),
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: -40, max: 80 }),
        (first, unit, count, times) => {
          expect(stepDate(first, { count, unit }, times)).toBe(slowStep(first, unit, count * times));
        },
      ),
      numberOfCases(3000),
    );
  });

  it('makes two half-months one month, always, and never stands still', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: 0, max: 60 }), (first, halves) => {
        const half = { count: 1, unit: 'half-month' } as const;
        expect(stepDate(first, half, 2 * halves)).toBe(stepDate(first, { count: 1, unit: 'month' }, halves));
        const [here = first, next = first] = [
          stepDate(first, half, halves),
          stepDate(first, half, halves + 1),
        ];
        expect(daysBetween(here, next)).toBeGreaterThanOrEqual(12);
        expect(daysBetween(here, next)).toBeLessThanOrEqual(17);
      }),
      numberOfCases(2000),
    );
  });

  it('brings the day back after a short month', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: 1, max: 60 }), (first, months) => {
        const due = stepDate(first, { count: 1, unit: 'month' }, months) ?? first;
        const isLastOfMonth = stepDate(due, { count: 1, unit: 'day' }, 1)?.endsWith('-01');
        expect(due.slice(8) === first.slice(8) || (isLastOfMonth && due.slice(8) < first.slice(8))).toBe(
          true,
        );
      }),
      numberOfCases(2000),
    );
  });

  it('counts whole months and odd days as the second opinion does', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: 0, max: 1500 }), (from, days) => {
        const to = slowDate(slowDay(from) + days) as CalendarDate;
        const { months, oddFrom, oddTo } = monthsBetween(from, to);
        const slow = slowMonthsAndDays(from, to);
        expect([months, oddTo - oddFrom]).toEqual([slow.months, slow.oddDays.length]);
        const leap = slow.oddDays.filter(({ isLeap }) => isLeap).length;
        expect(splitByYear(oddFrom, oddTo)).toEqual({ ordinary: slow.oddDays.length - leap, leap });
      }),
      numberOfCases(1500),
    );
  });

  it('counts backwards so that the months and days lead back to the day', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: 1, max: 900 }), (from, days) => {
        const to = slowDate(slowDay(from) - days) as CalendarDate;
        const { months, oddFrom, oddTo } = monthsBetween(from, to);
        expect(months).toBeLessThanOrEqual(0);
        expect(dateOfDayNumber(oddFrom)).toBe(stepDate(from, { count: 1, unit: 'month' }, months));
        expect(oddTo - oddFrom).toBeLessThanOrEqual(0);
        expect(oddTo - oddFrom).toBeGreaterThan(-31);
        expect(dateOfDayNumber(oddTo)).toBe(to);
      }),
      numberOfCases(1500),
    );
  });
});
