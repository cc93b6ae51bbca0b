import { localMoment } from '../kit/words/day-words.ts';

const dayMs = 86_400_000;
const NO_BREAK = '\u00a0';

/** When it is due, short enough for a column: 10:20 today, Tue 18:00 in these days, 23 Nov 18:00 further off. */
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
