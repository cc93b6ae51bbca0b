import { scheduleRate } from '@candor/domain/schedule';
import type { NoRate, Rate } from '@candor/domain/rate';
import type { Refusal } from '@candor/domain/refusals';
import type { Schedule } from '@candor/domain/schedule';
import type { MarketId } from './markets.ts';
import { lending } from './registry.generated.ts';

/** The figure beside the disclosure rate, by the convention that compares across markets. */
export function secondRate(market: MarketId, schedule: Schedule): Rate | Refusal<NoRate> {
  return scheduleRate(schedule, lending[market].secondConvention);
}
