import { describe, expect, it } from 'vitest';
import { ageOn } from './age-on.ts';
import { dateOf, parseCalendarDate } from './calendar-date.ts';
import type { CalendarDate } from './calendar-date.ts';
import { dayNumber } from './day-number.ts';
import { monthsBetween } from './months-between.ts';
import { splitByYear } from './split-by-year.ts';
import { stepDate } from './step-date.ts';
import type { Step } from './step-date.ts';

const day = (text: string) => text as CalendarDate;

describe('a calendar date', () => {
  it.each(['2026-01-31', '2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31'])('%s is one', (text) => {
    expect(parseCalendarDate(text)).toBe(text);
  });

  it.each([
    '2026-02-29',
    '1900-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '0000-01-01',
    '2026-1-1',
    '26-01-01',
    '2026-01-01T00:00:00Z',
    '01/02/2026',
    ' 2026-01-01',
    '',
    'abc',
  ])('"%s" is none', (text) => {
    expect(parseCalendarDate(text)).toEqual({ refused: 'not_a_calendar_date', facts: { text } });
  });

  it('is asked for only if it exists', () => {
    expect(dateOf(2024, 2, 29)).toBe('2024-02-29');
    expect(() => dateOf(2026, 2, 29)).toThrow(RangeError);
  });

  it('has the number of its day since the eve of the year 1', () => {
    expect(dayNumber(day('0001-01-01'))).toBe(1);
    expect(dayNumber(day('2026-01-01'))).toBe(739_617);
  });
});

describe('due dates', () => {
  const step = (first: string, unit: Step['unit'], count = 1) =>
    [1, 2, 3, 4, 5].map((times) => stepDate(day(first), { count, unit }, times)?.slice(5));

  it.each([
    ['2026-01-31', 'month', ['02-28', '03-31', '04-30', '05-31', '06-30']],
    ['2024-01-31', 'month', ['02-29', '03-31', '04-30', '05-31', '06-30']],
    ['2026-04-30', 'month', ['05-30', '06-30', '07-30', '08-30', '09-30']],
    ['2026-01-01', 'half-month', ['01-16', '02-01', '02-16', '03-01', '03-16']],
    ['2026-01-15', 'half-month', ['01-30', '02-15', '02-28', '03-15', '03-30']],
    ['2026-01-16', 'half-month', ['02-01', '02-16', '03-01', '03-16', '04-01']],
    ['2026-01-31', 'half-month', ['02-16', '02-28', '03-16', '03-31', '04-16']],
    ['2026-12-29', 'week', ['01-05', '01-12', '01-19', '01-26', '02-02']],
    ['2024-02-27', 'day', ['02-28', '02-29', '03-01', '03-02', '03-03']],
  ] as const)('from %s by the %s', (first, unit, dates) => {
    expect(step(first, unit)).toEqual(dates);
  });

  it('of every second half-month are those of every month', () => {
    expect(step('2026-01-31', 'half-month', 2)).toEqual(step('2026-01-31', 'month'));
  });

  it('end with the calendar', () => {
    expect(stepDate(day('9999-12-31'), { count: 1, unit: 'day' }, 1)).toBeUndefined();
    expect(stepDate(day('9999-12-31'), { count: 1, unit: 'month' }, 1)).toBeUndefined();
    expect(stepDate(day('9999-12-31'), { count: 1, unit: 'half-month' }, 1)).toBeUndefined();
    expect(stepDate(day('0001-01-01'), { count: 1, unit: 'month' }, -1)).toBeUndefined();
    expect(stepDate(day('0001-01-01'), { count: 1, unit: 'week' }, -1)).toBeUndefined();
  });
});

describe('the time between two days', () => {
  it.each([
    ['2026-01-31', '2026-02-28', 1, 0],
    ['2026-01-31', '2026-03-01', 1, 1],
    ['2026-01-10', '2026-03-15', 2, 5],
    ['2026-01-01', '2026-01-31', 0, 30],
    ['2024-02-29', '2025-02-28', 12, 0],
    ['2026-03-10', '2026-01-05', -2, -5],
    ['2026-03-31', '2026-02-28', -1, 0],
  ])('%s to %s is %i months and %i days', (from, to, months, days) => {
    const between = monthsBetween(day(from), day(to));
    expect([between.months, between.oddTo - between.oddFrom]).toEqual([months, days]);
  });

  it('is split at 1 January', () => {
    const [from, to] = [dayNumber(day('2023-12-20')), dayNumber(day('2024-01-10'))];
    expect(splitByYear(from, to)).toEqual({ ordinary: 12, leap: 9 });
    expect(splitByYear(to, from)).toEqual({ ordinary: -12, leap: -9 });
  });
});

describe('an age', () => {
  it.each([
    ['2008-11-16', '2026-11-15', 17],
    ['2008-11-16', '2026-11-16', 18],
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
    ['2008-02-29', '2028-02-28', 19],
    ['2008-02-29', '2028-02-29', 20],
    ['2026-11-16', '2026-11-16', 0],
  ])('of somebody born on %s is on %s: %i', (bornOn, on, age) => {
    expect(ageOn(day(bornOn), day(on))).toBe(age);
  });
});
