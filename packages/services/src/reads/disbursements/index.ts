export { type PayoutBatchPaper, readPayoutBatch } from './read-payout-batch.ts';
export { readPayout } from './read-payout.ts';
export { type PayoutLine, readPayoutBatches, readPayouts } from './read-payouts.ts';
