export type {
  AskedMandate,
  BounceReason,
  DebitAnswer,
  DebitAsked,
  DebitStanding,
  DebitToMake,
  MandateChannel,
  MandateForm,
  MandateStanding,
  MandateToAsk,
} from './mandate-channel.ts';
export {
  type DebitAct,
  type MandateAct,
  type SandboxAccount,
  debitActs,
  mandateActs,
} from './sandbox-account.ts';
