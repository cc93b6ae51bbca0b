import type { CalendarDate } from '@candor/domain';
import type { ClockTime } from '@candor/markets';

/**
 * The calendar day that it is in a zone: 2026-11-15T17:30Z is 16 November in Manila.
 */
export function dayIn(timeZone: string, instant: Date): CalendarDate {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(instant);
  return parts as CalendarDate;
}

/** The clock time that it is in a zone: 2026-11-15T17:30Z is 01:30 in Manila. */
export function timeIn(timeZone: string, instant: Date): ClockTime {
  return new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' }).format(instant) as ClockTime;
}

/** The instant of a clock time on a day in a zone: 08:00 on 16 November in Manila is 2026-11-16T00:00Z. */
export function instantOf(day: CalendarDate, clockTime: string, timeZone: string): Date {
  const asIfUtc = Date.parse(`${day}T${clockTime}:00Z`);
  const shown = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(asIfUtc);
  const ahead = Date.parse(`${shown.replace(' ', 'T')}Z`) - asIfUtc;
  return new Date(asIfUtc - ahead);
}
