export { type SeenResult, askBankResult, lookAtBankResult } from './ask-bank-result.ts';
export { bookBankResult, readBankResult } from './bank-result.ts';
export { type PayoutBatchFile, openPayoutBatch } from './open-payout-batch.ts';
export { payoutSubject } from './payout-acts.ts';
export { type PreparedBatch, prepareNextBatch, preparePayoutBatch } from './prepare-payout-batch.ts';
export { releaseFile } from './release-payout-batch.ts';
