export { type DisbursementBatchDocument, readDisbursementBatch } from './read-disbursement-batch.ts';
export { readDisbursement } from './read-disbursement.ts';
export {
  type DisbursementLine,
  type DisbursementWish,
  readDisbursementBatches,
  readDisbursements,
} from './read-disbursements.ts';
