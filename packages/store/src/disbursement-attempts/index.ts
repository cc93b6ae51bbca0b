export { listStaleDisbursements } from './stale-disbursements.ts';
export {
  type PayoutAnswer,
  appendPayoutAnswer,
  forgetPayoutAnswersBefore,
  forgetPayoutAnswersOf,
} from './payout-answers.ts';
export {
  type OrderException,
  closeExceptionsOfUnsent,
  closeApplicationExceptions,
  closePayoutExceptions,
  listExceptionsOfApplications,
  listApplicationExceptions,
  raisePayoutException,
} from './payout-exceptions.ts';
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
