import type { CalendarDate } from '../calendar/calendar-date.ts';
import { daysBetween } from '../calendar/day-number.ts';
import { stepDate } from '../calendar/step-date.ts';
import { divideRounded } from '../money/divide-rounded.ts';
import type { Rational } from '../numbers/rational.ts';
import type { Refusal } from '../refusals/refusal.ts';
import type { FeeLine } from '../schedule/fee-lines.ts';
import type { Schedule } from '../schedule/make-schedule.ts';

export interface CoolingOffTerms {
  /** Days after the payout in which the borrower may leave; the last one counts to its end. */
  readonly days: number;
  /** The disclosed rate in percent a year, if its days are paid for; null if leaving costs nothing. */
  readonly exitRate: Rational | null;
}

export interface CoolingOffExit {
  readonly lastDay: CalendarDate;
  readonly netReceived: bigint;
  readonly interest: bigint;
  /** What the borrower gives back. */
  readonly total: bigint;
  /** Their entries are reversed, taxes included. */
  readonly feesReturned: readonly FeeLine[];
}

/** What was paid before, and the day that it counts from. */
export type GivenBack = { readonly on: CalendarDate; readonly amount: bigint };

const daysInAYear = 365n;

/**
 * Leaving in the cooling-off days.
 *   India (RBI, digital lending directions: principal and the proportionate APR, no penalty): 19,600.00
 *     received,
 *   disclosed APR 17.07 %, after 2 days: 19,600.00 × 17.07 % × 2/365 = 18.3327… → 18.33, so 19,618.33. The
 *     fee of
 *   400.00 is returned, since that APR contains it.
 *   5,000.00 of it given back on the day of the payout: 14,600.00 × 17.07 % × 2/365 = 13.66. Money that the
 *     borrower no longer has costs nothing.
 *   Philippines: 7,760.00 received, 7,760.00 given back.
 * Half-even is the rule's own rounding, whatever the product rounds by.
 */
export function coolingOffExit(
  { terms, netReceived, fees }: Schedule,
  { days, exitRate }: CoolingOffTerms,
  on: CalendarDate,
  givenBack: readonly GivenBack[] = [],
): CoolingOffExit | Refusal<'cooling_off_has_ended'> {
  const lastDay = stepDate(terms.disbursedOn, { count: days, unit: 'day' }, 1) ?? terms.disbursedOn;
  if (on > lastDay) return { refused: 'cooling_off_has_ended', facts: { on, lastDay } };
  // Fees that are not deducted were never taken: with the loan they are simply not owed.
  const feesReturned = fees.filter(({ taken }) => taken === 'deducted');
  const daysUntil = (since: CalendarDate) =>
    BigInt(Math.max(0, daysBetween(since > terms.disbursedOn ? since : terms.disbursedOn, on)));
  const had = givenBack.reduce(
    (sum, { on: since, amount }) => sum - amount * daysUntil(since),
    netReceived * daysUntil(terms.disbursedOn),
  );
  const interest =
    exitRate && had > 0n
      ? divideRounded(had * exitRate.num, exitRate.den * 100n * daysInAYear, 'half-even')
      : 0n;
  return { lastDay, netReceived, interest, total: netReceived + interest, feesReturned };
}
