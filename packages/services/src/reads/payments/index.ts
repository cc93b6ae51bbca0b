export { type CandidateLine, readCandidates } from './read-candidates.ts';
export { type MoneyLine, readIncoming, readIncomingTotals, readSuspense, readToMatch } from './read-money.ts';
export type { PaymentFilter } from '@candor/store/lists';
export { readBreaks, readStatementLines } from './read-reconciliation.ts';
export { readRefunds } from './read-refunds.ts';
