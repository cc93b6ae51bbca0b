import { civilOf, lastYear } from './calendar-date.ts';
import type { CalendarDate, Civil } from './calendar-date.ts';
import { dateOfDayNumber, dayNumberOf, daysBeforeYear } from './day-number.ts';
import { monthAt } from './kept-month.ts';

export type StepUnit = 'day' | 'week' | 'half-month' | 'month';
export type Step = { readonly count: number; readonly unit: StepUnit };

export const stepUnits = ['day', 'week', 'half-month', 'month'] as const satisfies readonly StepUnit[];

/**
 * The day so many steps after (or, with a negative number, before) the first one, or nothing beyond the year
 * 9999. Always counted from the first day, never from the last result, so that a missing day becomes the
 * month's last and comes back: 31 Jan → 28 Feb → 31 Mar; 30 Apr → 30 May.
 *
 * Two half-months are always one month. The one between them falls 15 days of the month later or earlier: the
 * 1st goes with the 16th, the 10th with the 25th, the 15th with the 30th, the 31st with the 16th.
 *   1 Jan → 16 Jan → 1 Feb → 16 Feb        15 Jan → 30 Jan → 15 Feb → 28 Feb → 15 Mar → 30 Mar
 *   31 Jan → 16 Feb → 28 Feb → 16 Mar → 31 Mar
 * (Rejected: fifteen days added each time. Two of those are 30 days, which leave the month within the year;
 * and fifteen days added to every whole month give 16 Jan → 31 Jan → 16 Feb → 3 Mar, days that nobody
 * remembers.)
 */
export function stepDate(first: CalendarDate, step: Step, times: number): CalendarDate | undefined {
  return stepDay(civilOf(first), step, times)?.date;
}

/** A day under both its names. */
export type Day = { readonly date: CalendarDate; readonly number: number };

/** The same for those who go on reckoning with the day. */
export function stepDay(first: Civil, { count, unit }: Step, times: number): Day | undefined {
  const steps = count * times;
  const { day } = first;
  const monthIndex = 12 * first.year + first.month - 1;
  switch (unit) {
    case 'day':
      return addDays(first, steps);
    case 'week':
      return addDays(first, 7 * steps);
    case 'month':
      return inMonth(monthIndex + steps, day);
    case 'half-month': {
      const whole = monthIndex + Math.floor(steps / 2);
      if (steps % 2 === 0) return inMonth(whole, day);
      return day <= 15 ? inMonth(whole, day + 15) : inMonth(whole + 1, day - 15);
    }
  }
}

/** That day of the month, or its last if it has no such day; months are counted through all years. */
function inMonth(monthIndex: number, wanted: number): Day | undefined {
  const month = monthAt(monthIndex);
  if (!month) return undefined;
  const { dates, eve } = month;
  const day = wanted < dates.length ? wanted : dates.length;
  const date = dates[day - 1];
  return date && { date, number: eve + day };
}

function addDays({ year, month, day }: Civil, days: number): Day | undefined {
  const number = dayNumberOf(year, month, day) + days;
  if (number < 1 || number > daysBeforeYear(lastYear + 1)) return undefined;
  return { date: dateOfDayNumber(number), number };
}
