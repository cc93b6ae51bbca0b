import type { CalendarDate } from '@candor/domain/calendar';
import { dateLocaleOf, type Language } from '@candor/i18n';

/**
 * A day in a sentence, as the language writes it: Mon 26 October, in English with a comma before some days.
 */
export function longDay(language: Language, day: CalendarDate): string {
  const style = { timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'long' } as const;
  return new Intl.DateTimeFormat(dateLocaleOf(language), style).format(Date.parse(`${day}T00:00:00Z`));
}

/** A day as people say it, with its weekday and no comma: "Sun 15 November". */
export function dayWords(day: CalendarDate, language: Language): string {
  return longDay(language, day).replace(/^([\p{L}\p{M}]+), (?=\d)/u, '$1 ');
}
