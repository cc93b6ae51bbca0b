export { listLyingIntents } from './lying-intents.ts';
export {
  type PayoutAnswer,
  appendPayoutAnswer,
  forgetPayoutAnswersBefore,
  forgetPayoutAnswersOf,
} from './payout-answers.ts';
export {
  type OrderConcern,
  closeConcernsOfUnsent,
  closeOrderConcerns,
  closePayoutConcerns,
  listConcernsOfOrders,
  listOrderConcerns,
  raisePayoutConcern,
} from './payout-concerns.ts';
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
export { type SandboxPayout, lockSandboxPayout, saveSandboxPayout } from './sandbox-payouts.ts';
