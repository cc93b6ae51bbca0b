import type { DatedConvention } from '../rate/rate-convention.ts';
import { rateOfDatedFlows } from '../rate/rate-of-dated-flows.ts';
import type { DatedFlows } from '../rate/rate-of-dated-flows.ts';
import type { Rate } from '../rate/rate.ts';
import type { NoRate } from '../rate/solve-rate.ts';
import { isRefusal } from '../refusals/refusal.ts';
import type { Refusal } from '../refusals/refusal.ts';
import type { TermsFault } from './check-terms.ts';
import type { LoanTerms } from './loan-terms.ts';
import { makeSchedule } from './make-schedule.ts';
import type { Schedule } from './make-schedule.ts';

/** What a borrower is told before signing; the slider, the agreement and the books have it from here. */
export interface Quote {
  readonly schedule: Schedule;
  /** The disclosure rate by the market's convention. */
  readonly rate: Rate;
}

export function makeQuote(
  terms: LoanTerms,
  convention: DatedConvention,
): Quote | Refusal<TermsFault | NoRate> {
  const schedule = makeSchedule(terms);
  if (isRefusal(schedule)) return schedule;
  const rate = scheduleRate(schedule, convention);
  return isRefusal(rate) ? rate : { schedule, rate };
}

export function scheduleRate(schedule: Schedule, convention: DatedConvention): Rate | Refusal<NoRate> {
  return rateOfDatedFlows(convention, scheduleFlows(schedule));
}

/**
 * The flows really charged: what is paid out after deductions, and every row with its fees and their taxes.
 */
export function scheduleFlows({ terms, rows, netReceived }: Schedule): DatedFlows {
  return {
    advances: [{ amount: netReceived, on: terms.disbursedOn }],
    payments: rows.map(({ total, dueOn }) => ({ amount: total, on: dueOn })),
  };
}
