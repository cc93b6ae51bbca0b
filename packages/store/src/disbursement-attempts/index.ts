export { listStaleDisbursements } from './stale-disbursements.ts';
export {
  type DisbursementAnswer,
  appendDisbursementAnswer,
  forgetDisbursementAnswersBefore,
  forgetDisbursementAnswersOf,
} from './disbursement-answers.ts';
export {
  type OrderException,
  closeExceptionsOfUnsent,
  closeApplicationExceptions,
  closeDisbursementExceptions,
  listExceptionsOfApplications,
  listApplicationExceptions,
  raiseDisbursementException,
} from './disbursement-exceptions.ts';
export {
  type DueIntent,
  type DisbursementIntent,
  claimDueIntent,
  hastenDisbursementIntent,
  insertDisbursementIntent,
  latestDisbursementIntent,
  lockOtherIntents,
  lockDisbursementIntent,
  setDisbursementIntentDue,
  updateDisbursementIntent,
} from './disbursement-intents.ts';
export {
  type SandboxDisbursement,
  lockSandboxDisbursement,
  saveSandboxDisbursement,
} from './sandbox-disbursements.ts';
