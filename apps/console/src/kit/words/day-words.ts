import { type CalendarDay, dayText, distanceText, englishWords } from '@candor/ui';

const NO_BREAK = '\u00a0';
const dayMs = 86_400_000;

/** A day with its weekday, the year only where it is not this one: Wed 18 Nov · Sat 12 Dec 2025. */
export const dayWords = (day: CalendarDay, today: CalendarDay = day): string =>
  dayText(englishWords, day, today);

/** How far a day is: today · in 24 days · 37 days ago. */
export const distanceWords = (day: CalendarDay, today: CalendarDay): string =>
  distanceText(englishWords, day, today);

/** In full, for the head of a page: Wednesday 18 November 2026. */
export function longDayWords(day: CalendarDay): string {
  const date = new Date(`${day}T00:00:00Z`);
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(date);
  return `${part({ weekday: 'long' })} ${part({ day: 'numeric' })} ${part({ month: 'long' })} ${part({ year: 'numeric' })}`;
}

/** The day and the clock that an instant has in the market: 2026-11-18, 09:42. */
export function localMoment(
  instant: Date,
  timeZone: string,
): { readonly day: CalendarDay; readonly clock: string } {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]));
  return {
    day: `${parts['year']}-${parts['month']}-${parts['day']}`,
    clock: `${parts['hour']}:${parts['minute']}`,
  };
}

/** When something was or is due: the clock alone today, with its day otherwise: 09:10 · Tue 17 Nov 18:00. */
export function momentWords(instant: Date, timeZone: string, today: CalendarDay): string {
  const { day, clock } = localMoment(instant, timeZone);
  return day === today ? clock : `${dayWords(day, today)}${NO_BREAK}${clock}`;
}

/**
 * When it is due, short enough for a column: 10:20 today, Tue 18:00 in these days, 23 Nov 18:00 further off.
 */
export function deadlineWords(deadline: Date, now: Date, timeZone: string): string {
  const { day, clock } = localMoment(deadline, timeZone);
  const today = localMoment(now, timeZone).day;
  if (day === today) return clock;
  const days = Math.abs(Date.parse(day) - Date.parse(today)) / dayMs;
  const options: Intl.DateTimeFormatOptions =
    days < 7 ? { weekday: 'short' } : { day: 'numeric', month: 'short' };
  const name = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(Date.parse(day));
  return `${name} ${clock}`.replaceAll(' ', NO_BREAK);
}

/** `Asia/Manila` → Manila. */
export function placeWords(timeZone: string): string {
  return (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
}
