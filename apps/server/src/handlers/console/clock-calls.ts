import { dayNumber, parseCalendarDate } from '@candor/domain';
import { moveClock } from '@candor/services';
import type { CallHandlers, HandlerParts } from '../handler-parts.ts';

/** What a request may take: each day is ended for every loan there is. */
const daysAtMost = 92;

/** A15.180: the sandbox's business day, moved by somebody at the lender. */
export function consoleClockCalls({
  staff: { database, seal, now },
  offered,
}: HandlerParts): CallHandlers<'console.clock-move'> {
  return {
    'console.clock-move': async ({ market, reason, ...days }, { staff: { staffId }, requestId }) => {
      if (!offered.includes(market)) return { refused: 'market_not_offered' };
      const from = parseCalendarDate(days.from);
      const to = parseCalendarDate(days.to);
      if (typeof from !== 'string' || typeof to !== 'string') return { refused: 'clock_goes_forward_only' };
      if (dayNumber(to) - dayNumber(from) > daysAtMost) return { refused: 'clock_moves_a_quarter_at_most' };
      const by = { actor: { kind: 'staff', id: staffId } as const, reason, seal };
      const moved = await moveClock(database, { market, from, to }, { now: now(), requestId, by });
      return 'refused' in moved ? moved : { market, businessDate: moved.businessDate };
    },
  };
}
