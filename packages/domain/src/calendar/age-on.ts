import type { CalendarDate } from './calendar-date.ts';

/**
 * How many birthdays somebody has had. Born on 2008-11-16: 17 on 2026-11-15, 18 on the day after. Born on
 * 2008-02-29: 18 on 2026-03-01; 28 February is the day before, and a minor's signature is worth nothing.
 * (Months are counted otherwise: a month after 31 January is 28 February.)
 */
export function ageOn(bornOn: CalendarDate, on: CalendarDate): number {
  const years = Number(on.slice(0, 4)) - Number(bornOn.slice(0, 4));
  return on.slice(5) < bornOn.slice(5) ? years - 1 : years;
}
