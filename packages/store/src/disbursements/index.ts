export {
  type ListedBatch,
  type ListedDisbursement,
  type DisbursementCounts,
  countDisbursements,
  countWaitingForFile,
  findListedDisbursement,
  listAttempts,
  listDisbursementAnswers,
  listDisbursementBatches,
  listDisbursementsById,
  placesOfDisbursements,
} from './list-disbursements.ts';
export {
  accountOfApplication,
  accountOfDisbursement,
  accountsOfDisbursements,
  appendAccountChange,
  applicationsWithAccount,
  setAccountOfApplication,
} from './payout-accounts-of.ts';
export {
  type DisbursementHold,
  findDisbursementHold,
  insertDisbursementHold,
  releaseDisbursementHold,
} from './disbursement-holds.ts';
export {
  type DisbursementStandingRow,
  findDisbursementStanding,
  listDisbursementsUnderWay,
} from './disbursement-standing.ts';
export {
  type Payout,
  findDisbursement,
  insertDisbursement,
  lockDisbursement,
  lockDisbursementOfApplication,
  updateDisbursement,
} from './disbursements.ts';
