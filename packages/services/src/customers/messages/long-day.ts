import type { CalendarDate } from '@candor/domain/calendar';
import type { Language } from '@candor/markets';

const locales: Readonly<Record<Language, string>> = { en: 'en-GB', zh: 'zh-CN', fil: 'fil-PH', hi: 'hi-IN' };

/** A day in a sentence: Mon 26 October. */
export function longDay(language: Language, day: CalendarDate): string {
  const style = { timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'long' } as const;
  return new Intl.DateTimeFormat(locales[language], style).format(Date.parse(`${day}T00:00:00Z`));
}
