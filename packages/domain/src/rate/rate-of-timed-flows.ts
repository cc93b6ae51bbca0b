import type { Refusal } from '../refusals/refusal.ts';
import { equationOf } from './equation.ts';
import type { TimedFlow } from './equation.ts';
import type { RateConvention } from './rate-convention.ts';
import type { Rate } from './rate.ts';
import { solveRate } from './solve-rate.ts';
import type { NoRate } from './solve-rate.ts';

/** Amounts at times in the convention's own unit: months, years or unit periods after the first advance. */
export type TimedFlows = { readonly advances: readonly TimedFlow[]; readonly payments: readonly TimedFlow[] };

export function rateOfTimedFlows(convention: RateConvention, flows: TimedFlows): Rate | Refusal<NoRate> {
  return solveRate(equationOf(convention.partPeriod, flows.advances, flows.payments), convention);
}
