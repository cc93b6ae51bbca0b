import { moveClock } from '@candor/services/composition/sandbox';
import { clockDays } from '../clock-days.ts';
import type { CallHandlers, HandlerParts } from '../handler-parts.ts';

/** A15.180: the sandbox's business day, moved by somebody at the lender. */
export function consoleClockHandlers({
  staff: { database, seal, now },
  borrowing,
  offered,
}: HandlerParts): CallHandlers<'console.clock-move'> {
  return {
    'console.clock-move': async ({ market, reason, ...days }, { staff: { staffId }, requestId }) => {
      if (!offered.includes(market)) return { refused: 'market_not_offered' };
      const wish = clockDays(days);
      if ('refused' in wish) return wish;
      const by = { actor: { kind: 'staff', id: staffId } as const, reason, seal };
      const moved = await moveClock(
        database,
        { market, ...wish },
        { now: now(), requestId, by, world: borrowing },
      );
      return 'refused' in moved ? moved : { market, businessDate: moved.businessDate };
    },
  };
}
