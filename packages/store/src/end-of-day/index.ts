export { accrueLoans, loansToDecide, lockChunkLoans } from './chunk-loans.ts';
export { type LateLoans, countByDaysLate } from './count-arrears.ts';
export { type DayEndChunk, claimChunk, markChunkDone, sumOfChunkFacts } from './day-end-chunks.ts';
export {
  type DayEndProgress,
  type DayOfMarket,
  finishDayEnd,
  lockDayEnd,
  openDayEnd,
  readDayEnd,
} from './day-end-runs.ts';
export { loansDueOn } from './due-reminders.ts';
export { expireCodes, expireOffers, marketsOfExpiredCodes } from './expire-waiting.ts';
export { listBusinessClocks } from './list-business-clocks.ts';
export { loadActiveLoans, readLoans } from './load-loans.ts';
export { reconcileDay } from './reconcile-day.ts';
export { type ChargedLoan, saveChargedLoans } from './save-charged-loans.ts';
export { takenKeys } from './taken-keys.ts';
