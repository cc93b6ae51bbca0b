export { accrueLoans, loansToDecide, lockChunkLoans } from './chunk-loans.ts';
export { type LateLoans, countByDaysPastDue } from './count-arrears.ts';
export {
  type EndOfDayChunk,
  type LoanRange,
  claimChunk,
  markChunkDone,
  rangesOfChunks,
  sumOfChunkFacts,
} from './end-of-day-chunks.ts';
export {
  type ChunkPlan,
  type DayOfMarket,
  type EndOfDayProgress,
  finishEndOfDay,
  listOpenEndsOfDay,
  lockEndOfDay,
  openEndOfDay,
  planChunks,
  readChunksLeft,
  readEndOfDay,
} from './end-of-day-runs.ts';
export { atOnce, expireCodes, expireOffers, marketsOfExpiredCodes } from './expire-waiting.ts';
export { listBusinessClocks } from './list-business-clocks.ts';
export { loadActiveLoans, readLoans } from './load-loans.ts';
export { type DayDifference, type KeptBalances, keptBalances, differencesOfDay } from './reconcile-day.ts';
export { shareLook, takeLook } from './shared-look.ts';
export { type ChargedLoan, saveChargedLoans } from './save-charged-loans.ts';
export { takenKeys } from './taken-keys.ts';
