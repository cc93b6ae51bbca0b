import { dateOfDayNumber, dayNumber } from '@candor/domain/calendar';
import type { CalendarDate } from '@candor/domain/calendar';
import { addWorkingDays } from '../calendar/working-days.ts';
import type { MarketId } from '../markets.ts';
import type { BureauRules } from './bureau-rules.ts';
import { bureauRules } from './registry.generated.ts';

export type DisputeDeadline = {
  /** By then the lender has decided, and what is right is on its way to the bureaus. */
  readonly decideBy: CalendarDate;
  /** From this day on each day is paid for; null: the law names none. */
  readonly paidFrom: CalendarDate | null;
};

/**
 * Raised on Monday 16 November 2026. India: decided by 7 December (21 days), each day from 17 December on
 * costs ₹100. The Philippines: five working days, decided by Monday 23.
 */
export function disputeDeadline(market: MarketId, raisedOn: CalendarDate): DisputeDeadline {
  const { dispute }: BureauRules = bureauRules[market];
  const { lenderDays, countedIn, answerDays, compensationPerDay } = dispute;
  const after = (days: number) => dateOfDayNumber(dayNumber(raisedOn) + days);
  return {
    decideBy: countedIn === 'days' ? after(lenderDays) : addWorkingDays(market, raisedOn, lenderDays),
    paidFrom: answerDays === null || compensationPerDay === null ? null : after(answerDays + 1),
  };
}

/**
 * What the law makes a lender pay for the days that it was late, in minor units: on 19 December, three days,
 * ₹300.
 */
export function disputeCompensation(market: MarketId, raisedOn: CalendarDate, on: CalendarDate): bigint {
  const { dispute }: BureauRules = bureauRules[market];
  const { paidFrom } = disputeDeadline(market, raisedOn);
  if (paidFrom === null || dispute.compensationPerDay === null || on < paidFrom) return 0n;
  return dispute.compensationPerDay * BigInt(dayNumber(on) - dayNumber(paidFrom) + 1);
}
