import type { Refusal } from '../refusals/refusal.ts';
import { datedEquation } from './dated-equation.ts';
import type { DatedFlow } from './dated-equation.ts';
import type { DatedConvention } from './rate-convention.ts';
import type { Rate } from './rate.ts';
import { solveRate } from './solve-rate.ts';
import type { NoRate } from './solve-rate.ts';

/** Money received and repaid on days, in minor units. */
export type DatedFlows = { readonly advances: readonly DatedFlow[]; readonly payments: readonly DatedFlow[] };

/** 4,750.00 received, four weekly repayments of 1,325.00: 20.9158 % per month under `eir-monthly`. */
export function rateOfDatedFlows(convention: DatedConvention, flows: DatedFlows): Rate | Refusal<NoRate> {
  return solveRate(datedEquation(convention, flows.advances, flows.payments), convention);
}
