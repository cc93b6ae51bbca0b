import { useWords } from '@candor/ui';
import { useState } from 'react';
import { useT } from '../i18n/translation-provider.tsx';
import { momentParts, momentText, timeText } from '../i18n/moment-text.ts';

/**
 * How old the figures in sight are: "Figures are from today, 09:41." Nothing while there are none. Both the
 * moment and the day are the phone's: it says when this phone read them, also while no answer of the server's
 * can be had.
 */
export function useFiguresFrom(at: number | undefined, timeZone: string): string | undefined {
  const t = useT();
  const words = useWords();
  const [phonesDay] = useState(() => momentParts(Date.now(), timeZone).day);
  if (at === undefined) return undefined;
  const instant = new Date(at).toISOString();
  return t('offline.figures', {
    moment:
      momentParts(at, timeZone).day === phonesDay
        ? `${words.today}, ${timeText(instant, timeZone)}`
        : momentText(words, instant, timeZone),
  });
}
