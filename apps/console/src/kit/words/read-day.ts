import type { CalendarDay } from '@candor/ui';

/** Which of two figures comes first where a day is written in figures. */
export type DayOrder = 'day-first' | 'month-first';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const dayMs = 86_400_000;

/** As the country writes figures: 11/16/2026 in Manila, 16/11/2026 in Mumbai. */
export function dayOrderOf(market: string): DayOrder {
  const parts = new Intl.DateTimeFormat(`en-${market.toUpperCase()}`, { timeZone: 'UTC' }).formatToParts(0);
  const places = parts.map(({ type }) => type);
  return places.indexOf('day') < places.indexOf('month') ? 'day-first' : 'month-first';
}

/**
 * A day as somebody types it, or undefined while it is none: 16 Dec, Dec 16 2026, Wed 16 Dec 2026,
 * 2026-12-16, 16/12/2026 in the country's order, today, +7. Without a year it is the next such day, or one
 * of the last 90.
 */
export function readDay(typed: string, today: CalendarDay, order: DayOrder): CalendarDay | undefined {
  const text = typed
    .trim()
    .toLowerCase()
    .replaceAll(/[\s,]+/gu, ' ');
  if (text === 'today') return today;
  const ahead = /^([+-]\d{1,3})(?: ?d(?:ays?)?)?$/u.exec(text)?.[1];
  if (ahead !== undefined) return dayAfter(today, Number(ahead));
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/u.exec(text);
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const figures = /^(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{4}|\d{2}))?$/u.exec(text);
  if (figures) {
    const [first, second] = [Number(figures[1]), Number(figures[2])];
    const [day, month] = order === 'day-first' ? [first, second] : [second, first];
    return inYear(figures[3], month, day, today);
  }
  const words = text.replace(/^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]* /u, '');
  const named = /^(?:(\d{1,2}) ([a-z]{3,9})|([a-z]{3,9}) (\d{1,2}))\.?(?: (\d{4}|\d{2}))?$/u.exec(words);
  const name = named?.[2] ?? named?.[3];
  const month = name === undefined ? -1 : months.indexOf(name.slice(0, 3));
  return named && month >= 0 ? inYear(named[5], month + 1, Number(named[1] ?? named[4]), today) : undefined;
}

export function dayAfter(day: CalendarDay, days: number): CalendarDay {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

function inYear(year: string | undefined, month: number, day: number, today: CalendarDay) {
  if (year !== undefined) return dayOf(Number(year.length === 2 ? `20${year}` : year), month, day);
  const thisYear = dayOf(Number(today.slice(0, 4)), month, day);
  return thisYear !== undefined && thisYear < dayAfter(today, -90)
    ? dayOf(Number(today.slice(0, 4)) + 1, month, day)
    : thisYear;
}

/** 31 Feb is no day, and never becomes one in March. */
function dayOf(year: number, month: number, day: number): CalendarDay | undefined {
  const written = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const instant = Date.parse(`${written}T00:00:00Z`);
  return Number.isNaN(instant) || new Date(instant).toISOString().slice(0, 10) !== written
    ? undefined
    : written;
}
