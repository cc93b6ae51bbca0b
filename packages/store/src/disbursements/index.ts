export {
  type ListedBatch,
  type ListedPayout,
  type PayoutCounts,
  type PayoutView,
  countPayouts,
  findListedPayout,
  listAttempts,
  listEndedPayoutsOfConcern,
  listPayoutAnswers,
  listPayoutBatches,
  listPayouts,
  listPayoutsById,
} from './list-payouts.ts';
export { type ListedRefund, listRefunds } from './list-refunds.ts';
export { listLyingIntents } from './lying-intents.ts';
export {
  accountOfOrder,
  accountOfPayout,
  appendAccountChange,
  ordersWithAccount,
  setAccountOfOrder,
} from './payout-accounts-of.ts';
export {
  type PayoutAnswer,
  appendPayoutAnswer,
  forgetPayoutAnswersBefore,
  forgetPayoutAnswersOf,
} from './payout-answers.ts';
export {
  type BatchedPayout,
  type PayoutBatch,
  type WaitingPayout,
  findPayoutBatch,
  forgetPayoutFilesBefore,
  insertPayoutBatch,
  listPayoutsOfBatch,
  lockPayoutBatch,
  lockPayoutsOfBatch,
  lockWaitingPayouts,
  releasePayoutBatch,
  returnPayoutBatch,
  sealPayoutBatch,
} from './payout-batches.ts';
export {
  type OrderConcern,
  closeConcernsOfUnsent,
  closeOrderConcerns,
  closePayoutConcerns,
  listConcernsOfOrders,
  listOrderConcerns,
  raisePayoutConcern,
} from './payout-concerns.ts';
export { type PayoutHold, findPayoutHold, insertPayoutHold, releasePayoutHold } from './payout-holds.ts';
export {
  type DueIntent,
  type PayoutIntent,
  claimDueIntent,
  hastenPayoutIntent,
  insertPayoutIntent,
  latestPayoutIntent,
  lockOtherIntents,
  lockPayoutIntent,
  setPayoutIntentDue,
  updatePayoutIntent,
} from './payout-intents.ts';
export { type PayoutStandingRow, findPayoutStanding, listPayoutsUnderWay } from './payout-standing.ts';
export {
  type Payout,
  findPayout,
  insertPayout,
  lockPayout,
  lockPayoutOfOrder,
  updatePayout,
} from './payouts.ts';
export {
  chooseRefundAccount,
  deleteRefundAccountsBefore,
  findRefundAccount,
  insertRefundAccount,
} from './refund-accounts.ts';
export { type SandboxPayout, lockSandboxPayout, saveSandboxPayout } from './sandbox-payouts.ts';
