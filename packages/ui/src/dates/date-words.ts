import type { DayParts, KitWords } from '../words/kit-words.ts';
import { type CalendarDay, daysBetween, weekdayOf } from './calendar-day.ts';

const NO_BREAK = '\u00a0';

/**
 * The weekday with every date, never broken over a line: Wed 18 Nov. The year only where it is not this one,
 * and it may go to the next line: where a text is twice as large, the number itself would be broken instead.
 * The names come from our catalogues, not from `Intl`: browsers differ ("Sept"), and what was shown must be
 * what was signed.
 */
export function dayText(words: KitWords, day: CalendarDay, today: CalendarDay): string {
  return textOf(words, words.dayPattern, day, today);
}

/** Without the weekday: only for rails and narrow tables, where three must stand side by side. */
export function shortDayText(words: KitWords, day: CalendarDay, today: CalendarDay): string {
  return textOf({ ...words, weekdays: '' }, words.shortDayPattern, day, today);
}

function textOf(
  words: KitWords,
  pattern: KitWords['dayPattern'],
  day: CalendarDay,
  today: CalendarDay,
): string {
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  const text = (isThisYear ? pattern : words.dayWithYearPattern)(partsOf(words, day));
  const whole = text.trim().replaceAll(' ', NO_BREAK);
  return isThisYear ? whole : whole.replace(NO_BREAK + day.slice(0, 4), ` ${day.slice(0, 4)}`);
}

function partsOf(words: KitWords, day: CalendarDay): DayParts {
  const [year = '', month = '', date = ''] = day.split('-');
  return {
    weekday: words.weekdays.split(' ')[weekdayOf(day)] ?? '',
    day: String(Number(date)),
    month: words.months.split(' ')[Number(month) - 1] ?? '',
    year,
  };
}

/** How far it is: today · tomorrow · in 3 days · yesterday · 4 days ago. The number stays with its unit. */
export function distanceText(words: KitWords, day: CalendarDay, today: CalendarDay): string {
  return distance(words, daysBetween(today, day)).replaceAll(/(\d) /g, `$1${NO_BREAK}`);
}

function distance(words: KitWords, days: number): string {
  if (days === 0) return words.today;
  if (days === 1) return words.tomorrow;
  if (days === -1) return words.yesterday;
  return days > 0 ? words.inDays(days) : words.daysAgo(-days);
}
