import { isRefusal } from '@candor/domain/refusals';
import { scheduleRate } from '@candor/domain/schedule';
import type { Quote, Schedule } from '@candor/domain/schedule';
import type { MarketId } from './markets.ts';
import { lending } from './registry.generated.ts';

/**
 * The quote of a schedule that was signed: its figures as they were kept, its rate worked out from them as it
 * was then.
 */
export function quoteOfSchedule(market: MarketId, schedule: Schedule): Quote {
  const rate = scheduleRate(schedule, lending[market].convention);
  if (isRefusal(rate)) throw new Error(`a schedule that was signed has no rate: ${rate.refused}`);
  return { schedule, rate };
}
