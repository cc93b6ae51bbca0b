import type { CalendarDay } from './calendar-day.ts';

/**
 * A date as somebody has typed it so far: 18, 11 and 1990, or nothing yet. The month is 1 to 12, chosen by
 * its name.
 */
export type TypedDay = { readonly day: string; readonly month: string; readonly year: string };

export const noDay: TypedDay = { day: '', month: '', year: '' };

/**
 * The day that was meant, if there is one: 31 February is none, and a year has four digits, because 30 may be
 * 1930 or 2030.
 */
export function readDay({ day, month, year }: TypedDay): CalendarDay | undefined {
  if (!/^\d{1,2}$/.test(day) || !/^\d{1,2}$/.test(month) || !/^[12]\d{3}$/.test(year)) return undefined;
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const instant = Date.parse(`${text}T00:00:00Z`);
  // Some browsers take 31 February for 3 March.
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text) ? text : undefined;
}

export function typedDayOf(day: CalendarDay): TypedDay {
  const [year = '', month = '', date = ''] = day.split('-');
  return { day: String(Number(date)), month: String(Number(month)), year };
}
