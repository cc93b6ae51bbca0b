import { dateOfDayNumber, dayNumber } from '@candor/domain/calendar';
import type { CalendarDate } from '@candor/domain/calendar';
import { addWorkingDays, isWorkingDay, knowsHolidaysOf, workingDayBefore } from '../calendar/working-days.ts';
import type { GrievanceRules } from '../grievance-rules.ts';
import type { ClockTime } from '../law/limit.ts';
import type { MarketId } from '../markets.ts';
import { grievances } from '../registry.generated.ts';
import type { ProblemKind } from './problem-kinds.ts';

export type AnswerDeadline = {
  /** The working day from which the days are counted. */
  readonly countedFrom: CalendarDate;
  readonly promisedBy: CalendarDate;
  /** From this day on somebody senior has it. */
  readonly escalateOn: CalendarDate;
  /**
   * The list of holidays reaches so far. If not, an unknown one counts as worked on: we promise too early,
   * never too late.
   */
  readonly isCertain: boolean;
};

/**
 * By when a complaint is answered. "Conduct" in the Philippines has three working days:
 *   sent on Monday 19 October 2026 at 09:12, it is answered by Thursday 22, and is escalated on Wednesday 21.
 *   Sent at 17:00 it counts from Tuesday: Friday 23. Sent on the Sunday before, it counts from Monday:
 *     Thursday 22.
 *   "Other" has five. Sent on Wednesday 23 December, these would end on 6 January: but the agreement promises
 *     seven days, holidays or
 *   not, and the last working day within them is Tuesday 29 December.
 */
export function answerDeadline(
  market: MarketId,
  kind: ProblemKind,
  { on, at }: { readonly on: CalendarDate; readonly at: ClockTime },
): AnswerDeadline {
  const { answerWithinDays, answerWithinWorkingDays, countedUntil }: GrievanceRules = grievances[market];
  const isInTime = isWorkingDay(market, on) && at < countedUntil;
  const countedFrom = isInTime ? on : addWorkingDays(market, on, 1);
  const byWork = addWorkingDays(market, countedFrom, answerWithinWorkingDays[kind]);
  const promisedBy = earlier(byWork, lastWorkingDayWithin(market, on, answerWithinDays));
  const firstChance = addWorkingDays(market, countedFrom, 1);
  const dayBefore = workingDayBefore(market, promisedBy);
  return {
    countedFrom,
    promisedBy,
    escalateOn: earlier(promisedBy, dayBefore > firstChance ? dayBefore : firstChance),
    isCertain: knowsHolidaysOf(market, promisedBy),
  };
}

/** From this day on the borrower may go to the regulator without a good answer; null: at any time. */
export function regulatorFrom(market: MarketId, sentOn: CalendarDate): CalendarDate | null {
  const { regulatorAfterDays }: GrievanceRules = grievances[market];
  return regulatorAfterDays === null ? null : dateOfDayNumber(dayNumber(sentOn) + regulatorAfterDays);
}

function lastWorkingDayWithin(market: MarketId, from: CalendarDate, days: number): CalendarDate {
  const last = dateOfDayNumber(dayNumber(from) + days);
  return isWorkingDay(market, last) ? last : workingDayBefore(market, last);
}

const earlier = (one: CalendarDate, other: CalendarDate) => (one < other ? one : other);
