export { type CandidateLine, readCandidates } from './read-candidates.ts';
export {
  type IncomingFilter,
  type MoneyLine,
  readIncoming,
  readSuspense,
  readToMatch,
} from './read-money.ts';
export { readBreaks, readStatementLines } from './read-reconciliation.ts';
export { readRefunds } from './read-refunds.ts';
