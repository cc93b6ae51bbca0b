import { dayText, type KitWords } from '@candor/ui';
import { momentParts } from '../../i18n/moment-text.ts';

/** Mon 19 Oct, 09:12; with the year where it is another one. */
export function momentOf(
  words: KitWords,
  at: string,
  { timeZone, today }: { readonly timeZone: string; readonly today: string },
): string {
  const { day, time } = momentParts(at, timeZone);
  return `${dayText(words, day, today)}, ${time}`;
}
