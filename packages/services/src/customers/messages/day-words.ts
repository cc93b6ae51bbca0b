import type { CalendarDate } from '@candor/domain/calendar';
import type { Language } from '@candor/markets';

const locales: Readonly<Record<Language, string>> = { en: 'en-GB', zh: 'zh-CN', fil: 'fil-PH', hi: 'hi-IN' };

/** A day as people say it, with its weekday: "Sun 15 November". */
export function dayWords(day: CalendarDate, language: Language): string {
  const shape = { timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'long' } as const;
  return new Intl.DateTimeFormat(locales[language], shape)
    .format(Date.parse(`${day}T00:00:00Z`))
    .replace(/^([\p{L}\p{M}]+), (?=\d)/u, '$1 ');
}
