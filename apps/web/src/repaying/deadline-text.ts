import { dayText, type KitWords } from '@candor/ui';
import { timeText } from '../i18n/moment-text.ts';
import { dayOf } from '../lending/day-of.ts';

type When = { readonly timeZone: string; readonly today: string };

/** Wed 18 Nov, 23:59, where the lender's business is. */
export function deadlineText(words: KitWords, instant: string, { timeZone, today }: When): string {
  return `${dayText(words, dayOf(Date.parse(instant), timeZone), today)}, ${timeText(instant, timeZone)}`;
}
