import { dayText, type KitWords } from '@candor/ui';
import { momentParts } from '../i18n/moment-text.ts';

type When = { readonly timeZone: string; readonly today: string };

/** Wed 18 Nov, 23:59, where the lender's business is. */
export function deadlineText(words: KitWords, instant: string, { timeZone, today }: When): string {
  const { day, time } = momentParts(instant, timeZone);
  return `${dayText(words, day, today)}, ${time}`;
}
