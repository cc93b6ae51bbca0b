import { useOnline, useWords } from '@candor/ui';
import { useState } from 'react';
import { useT } from '../i18n/translation-provider.tsx';
import { momentParts, momentText, timeText } from '../i18n/moment-text.ts';

/**
 * How old the figures in sight are, for who is offline: "Figures are from today, 09:41." Nothing while there
 * are none, and nothing is worked out for who is online. Both the moment and the day are the phone's: it says
 * when this phone read them, also while no answer of the server's can be had.
 */
export function useFiguresFrom(at: number | undefined, timeZone: string): string | undefined {
  const t = useT();
  const words = useWords();
  const isOnline = useOnline();
  const [openedAt] = useState(() => Date.now());
  if (at === undefined || isOnline) return undefined;
  const instant = new Date(at).toISOString();
  return t('offline.figures', {
    moment:
      momentParts(at, timeZone).day === momentParts(openedAt, timeZone).day
        ? `${words.today}, ${timeText(instant, timeZone)}`
        : momentText(words, instant, timeZone),
  });
}
