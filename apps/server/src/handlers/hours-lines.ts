import { htmlLang, type Language } from '@candor/markets';
import type { OpeningHours } from '@candor/markets/help';

/** Monday to Friday, 08:00–20:00: "Mon–Fri" and "08:00–20:00"; days that are no span are listed. */
export function hoursLines(
  hours: readonly OpeningHours[],
  language: Language,
): { days: string; hours: string }[] {
  const weekday = new Intl.DateTimeFormat(htmlLang[language], { weekday: 'short', timeZone: 'UTC' });
  // 2 January 2023 was a Monday.
  const name = (day: number) => weekday.format(Date.UTC(2023, 0, 1 + day));
  return hours.map(({ days, from, until }) => {
    const sorted = days.toSorted((a, b) => a - b);
    const [first, last] = [sorted[0]!, sorted.at(-1)!];
    const isSpan = sorted.length > 2 && last - first === sorted.length - 1;
    return {
      days: isSpan ? `${name(first)}–${name(last)}` : sorted.map(name).join(', '),
      hours: `${from}–${until}`,
    };
  });
}
