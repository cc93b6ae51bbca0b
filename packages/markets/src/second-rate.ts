import { scheduleRate } from '@candor/domain';
import type { NoRate, Rate, Refusal, Schedule } from '@candor/domain';
import type { MarketId } from './markets.ts';
import { lending } from './registry.generated.ts';

/** The figure beside the disclosure rate, by the convention that compares across markets. */
export function secondRate(market: MarketId, schedule: Schedule): Rate | Refusal<NoRate> {
  return scheduleRate(schedule, lending[market].secondConvention);
}
