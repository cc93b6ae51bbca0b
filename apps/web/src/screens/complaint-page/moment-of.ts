import { dayText, type KitWords } from '@candor/ui';
import { timeText } from '../../i18n/moment-text.ts';
import { dayOf } from '../../lending/day-of.ts';

/** Mon 19 Oct, 09:12; with the year where it is another one. */
export function momentOf(
  words: KitWords,
  at: string,
  { timeZone, today }: { readonly timeZone: string; readonly today: string },
): string {
  return `${dayText(words, dayOf(Date.parse(at), timeZone), today)}, ${timeText(at, timeZone)}`;
}
