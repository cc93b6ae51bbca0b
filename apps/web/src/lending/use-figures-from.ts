import { useWords } from '@candor/ui';
import { useT } from '../i18n/translation-provider.tsx';
import { momentText, timeText } from '../i18n/moment-text.ts';
import { dayOf } from './day-of.ts';
import { useToday } from './use-today.ts';

/** How old the figures in sight are: "Figures are from today, 09:41." Nothing while there are none. */
export function useFiguresFrom(at: number | undefined, timeZone: string): string | undefined {
  const t = useT();
  const words = useWords();
  const today = useToday(timeZone);
  if (at === undefined) return undefined;
  const instant = new Date(at).toISOString();
  const isToday = dayOf(at, timeZone) === today;
  return t('offline.figures', {
    moment: isToday ? `${words.today}, ${timeText(instant, timeZone)}` : momentText(words, instant, timeZone),
  });
}
