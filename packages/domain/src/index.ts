export { amountText } from './amount.ts';
export { parseCalendarDate } from './calendar/calendar-date.ts';
export type { CalendarDate } from './calendar/calendar-date.ts';
export { dateOfDayNumber, dayNumber, daysBetween } from './calendar/day-number.ts';
export { monthsBetween } from './calendar/months-between.ts';
export { stepDate, stepUnits } from './calendar/step-date.ts';
export type { Step, StepUnit } from './calendar/step-date.ts';
export { allocate } from './money/allocate.ts';
export type { Allocation } from './money/allocate.ts';
export { divideRounded, roundingModes, roundToStep } from './money/divide-rounded.ts';
export type { RoundingMode } from './money/divide-rounded.ts';
export { parseMoney } from './money/parse-money.ts';
export { decimalText } from './numbers/decimal-text.ts';
export { parseDecimal } from './numbers/parse-decimal.ts';
export { parseFraction } from './numbers/parse-fraction.ts';
export { add, compare, multiply, one, rational, zero } from './numbers/rational.ts';
export type { Rational } from './numbers/rational.ts';
export { actuarialUnitPeriod } from './rate/actuarial-unit-period.ts';
export type { DatedFlow } from './rate/dated-equation.ts';
export { effectiveAnnual } from './rate/effective-annual.ts';
export { eirMonthly } from './rate/eir-monthly.ts';
export type { TimedFlow } from './rate/equation.ts';
export { largestDeductedFee } from './rate/largest-deducted-fee.ts';
export { nominal12 } from './rate/nominal-12.ts';
export type { ConventionId, DatedConvention, RateConvention } from './rate/rate-convention.ts';
export { rateIsAbove } from './rate/rate-is-above.ts';
export { rateOfDatedFlows } from './rate/rate-of-dated-flows.ts';
export type { DatedFlows } from './rate/rate-of-dated-flows.ts';
export { rateOfTimedFlows } from './rate/rate-of-timed-flows.ts';
export type { TimedFlows } from './rate/rate-of-timed-flows.ts';
export { rateText, rateValue } from './rate/rate.ts';
export type { Rate } from './rate/rate.ts';
export type { NoRate } from './rate/solve-rate.ts';
export { isRefusal } from './refusal.ts';
export type { Facts, Refusal } from './refusal.ts';
export { arithmeticText } from './schedule/arithmetic-text.ts';
export { longestStep, mostInstalments } from './schedule/check-terms.ts';
export type { TermsFault } from './schedule/check-terms.ts';
export type { FeeLine } from './schedule/fee-lines.ts';
export { dayCounts, feesTaken, interestMethods, ratePeriods } from './schedule/loan-terms.ts';
export type {
  DayCount,
  FeeTaken,
  FeeTerms,
  InterestMethod,
  InterestTerms,
  LoanTerms,
  RatePeriod,
  RoundingTerms,
} from './schedule/loan-terms.ts';
export { makeQuote, scheduleFlows, scheduleRate } from './schedule/make-quote.ts';
export type { Quote } from './schedule/make-quote.ts';
export { makeSchedule } from './schedule/make-schedule.ts';
export type { Schedule, ScheduleRow, ScheduleTotals } from './schedule/make-schedule.ts';
export { scheduleTable } from './schedule/schedule-table.ts';
export { showArithmetic } from './schedule/show-arithmetic.ts';
export type { ArithmeticStep } from './schedule/show-arithmetic.ts';
