export { type SeenResult, askBankResult, previewBankResult } from './ask-bank-result.ts';
export { bookBankResult, readBankResult } from './bank-result.ts';
export { type DisbursementBatchFile, openDisbursementBatch } from './open-disbursement-batch.ts';
export { disbursementSubject } from './disbursement-acts.ts';
export {
  type PreparedBatch,
  prepareNextBatch,
  prepareDisbursementBatch,
  previewNextBatch,
} from './prepare-disbursement-batch.ts';
export { releaseFile } from './release-disbursement-batch.ts';
