import { useEffect, useEffectEvent } from 'react';
import { queueCounts } from '../shell/queue-counts.ts';

/**
 * The number beside a section and the list in it say the same, whoever filled or emptied it: whenever the
 * queues are read again, every half minute and after each act, the list is too. The first reading is no news:
 * the list is being read anyway. Not where somebody has turned further pages up: they would be gone.
 */
export function useFreshList(section: string, reload: () => void, hasFurtherPages = false): void {
  const again = useEffectEvent(() => !hasFurtherPages && reload());
  useEffect(() => {
    let isKnown = queueCounts.countOf(section) !== undefined;
    return queueCounts.subscribe(() => {
      if (isKnown) again();
      isKnown = queueCounts.countOf(section) !== undefined;
    });
  }, [section]);
}
