import { isMarketId, markets } from '@candor/markets';
import { openEndOfDay, planChunks, type ChunkPlan, type DayOfMarket } from '@candor/store/end-of-day';
import { readBusinessClock } from '@candor/store/ledger';
import type { Command } from '../../kernel/commands/command.ts';
import { dayIn } from '../../kernel/time/market-time.ts';

/**
 * A chunk is one transaction: small enough that a repayment waits a second for it at most, large enough to be
 * worth it.
 */
export const usualPlan: ChunkPlan = { loansPerChunk: 2_000, chunksAtOnce: 50 };

export type OpenEndOfDay = DayOfMarket & { readonly plan?: ChunkPlan };

/**
 * Writes down that a day is being ended, and its first chunks; the others are planned by whoever has none to
 * do. Whoever comes second finds it there.
 */
export const openEndOfDayCommand: Command<
  OpenEndOfDay,
  { isNew: boolean },
  'market_has_no_clock' | 'day_is_not_over' | 'day_has_not_come'
> = {
  name: 'day-end.open',
  subject: ({ market, day }) => `day-end:${market}:${day}`,
  async decide(tx, { market, day, plan = usualPlan }, { now }) {
    const clock = await readBusinessClock(tx, market);
    if (!clock || !isMarketId(market)) return { refused: 'market_has_no_clock', facts: { market } };
    if (clock.businessDate < day)
      return { refused: 'day_has_not_come', facts: { market, day, today: clock.businessDate } };
    const today = dayIn(markets[market].timeZone, now);
    if (today <= day) return { refused: 'day_is_not_over', facts: { market, day, today } };
    if (clock.businessDate > day) return { output: { isNew: false } };
    const opened = await openEndOfDay(tx, { market, day });
    if (opened.isNew) await planChunks(tx, { market, day }, plan);
    return { output: opened };
  },
};
