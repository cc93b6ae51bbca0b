export {
  type ListedBatch,
  type ListedPayout,
  type PayoutCounts,
  type PayoutView,
  countPayouts,
  findListedPayout,
  listAttempts,
  listEndedPayoutsOfException,
  listPayoutAnswers,
  listPayoutBatches,
  listPayouts,
  listPayoutsById,
} from './list-payouts.ts';
export {
  accountOfApplication,
  accountOfPayout,
  appendAccountChange,
  applicationsWithAccount,
  setAccountOfApplication,
} from './payout-accounts-of.ts';
export { type PayoutHold, findPayoutHold, insertPayoutHold, releasePayoutHold } from './payout-holds.ts';
export { type PayoutStandingRow, findPayoutStanding, listPayoutsUnderWay } from './payout-standing.ts';
export {
  type Payout,
  findPayout,
  insertPayout,
  lockPayout,
  lockPayoutOfApplication,
  updatePayout,
} from './payouts.ts';
