import type { Calls, ResponseOf } from '@candor/contract/console-client';
import { useEffect, useState } from 'react';
import { useDesk } from '../../../shell/me.ts';
import { useServices } from '../../../shell/services.ts';

export type RemindersSeen = ResponseOf<Calls['console.remind-preview']>;

type Known = { readonly of: string; readonly seen: RemindersSeen };

/** Who of the selected may be reminded now, and what stands against the others. */
export function useReminders(loans: readonly string[]) {
  const { market } = useDesk();
  const { client } = useServices();
  const [known, setKnown] = useState<Known>();
  const of = loans.join(' ');
  useEffect(() => {
    if (of === '') return undefined;
    let isOver = false;
    // Whoever selects one after the other is not asked about at every step.
    const timer = setTimeout(() => {
      const asked = { market: market.market, loans: of.split(' ').slice(0, 200) };
      void client.call('console.remind-preview', asked).then(
        (seen) => !isOver && setKnown({ of, seen }),
        // Not known: then nobody is reminded, and the button says so by being off.
        () => undefined,
      );
    }, 150);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [client, market.market, of]);
  const seen = known?.of === of ? known.seen : undefined;
  const each = seen?.loans ?? [];
  return {
    seen,
    allowed: each.filter(({ isAllowed }) => isAllowed),
    held: each.filter(({ isAllowed }) => !isAllowed),
  };
}
