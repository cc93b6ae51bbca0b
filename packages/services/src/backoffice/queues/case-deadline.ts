import { calendars, markets, type MarketId } from '@candor/markets';
import { arrivalsIn } from '@candor/store/queues';
import type { ReadTx } from '@candor/store/database';
import type { ActCases } from '../../kernel/acts/approvable-act.ts';
import { deadlineOf, deadlineRules } from '../../kernel/queues/queue-deadlines.ts';

/** Nobody's id: whoever asks for no one in particular. */
export const nobody = '00000000-0000-0000-0000-000000000000';

/** When the first of what a request carries is due; null where none of it waits in a queue. */
export async function caseDeadline(
  tx: ReadTx,
  market: MarketId,
  { queues, itemIds }: ActCases,
  now: Date,
): Promise<Date | null> {
  const { timeZone } = markets[market];
  const { closes } = calendars[market].office;
  const office = { market, timeZone, closes, now, filesDue: [], acts: [], viewer: nobody, idleSince: now };
  const deadlines: number[] = [];
  for (const queue of queues)
    for (const at of await arrivalsIn(tx, queue, office, itemIds))
      deadlines.push(deadlineOf(deadlineRules[queue], market, at).getTime());
  return deadlines.length === 0 ? null : new Date(Math.min(...deadlines));
}
