export { accrueLoans, loansToDecide, lockChunkLoans } from './chunk-loans.ts';
export { type LateLoans, countByDaysPastDue } from './count-arrears.ts';
export { type EndOfDayChunk, claimChunk, markChunkDone, sumOfChunkFacts } from './end-of-day-chunks.ts';
export {
  type EndOfDayProgress,
  type DayOfMarket,
  finishEndOfDay,
  lockEndOfDay,
  openEndOfDay,
  readEndOfDay,
} from './end-of-day-runs.ts';
export { expireCodes, expireOffers, marketsOfExpiredCodes } from './expire-waiting.ts';
export { listBusinessClocks } from './list-business-clocks.ts';
export { loadActiveLoans, readLoans } from './load-loans.ts';
export { reconcileDay } from './reconcile-day.ts';
export { type ChargedLoan, saveChargedLoans } from './save-charged-loans.ts';
export { takenKeys } from './taken-keys.ts';
