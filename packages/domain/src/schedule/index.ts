export { arithmeticText } from './arithmetic-text.ts';
export { type TermsFault, longestStep, mostInstalments } from './check-terms.ts';
export type { FeeLine } from './fee-lines.ts';
export { heldRows } from './held-rows.ts';
export {
  type DayCount,
  type FeeTaken,
  type FeeTerms,
  type InterestTerms,
  type LoanTerms,
  type RatePeriod,
  type RoundingTerms,
  dayCounts,
  feePayees,
  feesTaken,
  interestMethods,
  ratePeriods,
} from './loan-terms.ts';
export { type Quote, makeQuote, scheduleFlows, scheduleRate } from './make-quote.ts';
export { type Schedule, makeSchedule } from './make-schedule.ts';
export { monthlyBurden } from './monthly-burden.ts';
export { scheduleTable } from './schedule-table.ts';
export { type ArithmeticStep, showArithmetic } from './show-arithmetic.ts';
export { partiesOfFee } from './third-party-fees.ts';
