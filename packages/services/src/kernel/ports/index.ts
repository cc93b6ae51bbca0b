export {
  type BankAccount,
  type CallbackAsCame,
  type CallbackMeaning,
  type ChannelState,
  type CodeRefusal,
  type CollectChannel,
  type CollectChannels,
  type ReceivedCallback,
  type MadeCode,
  type PayKind,
  type PaySpeed,
  type PayType,
  type PaymentToMake,
  channelOffering,
} from './collect-channel.ts';
export {
  type BureauLine,
  type BureauRecord,
  type CreditBureau,
  type EnquiredPerson,
  EnquiryDown,
  type DocumentReading,
  type IdentityCheck,
  type SanctionsScreening,
  type ScreeningResult,
} from './enquiry-ports.ts';
export {
  type AskAnswer,
  type DisbursementChannel,
  type DisbursementChannels,
  type DisbursementToSend,
  type SendAnswer,
  callEndsWithinMs,
} from './disbursement-channel.ts';
export type { DisbursementFault } from './disbursement-fault-texts.ts';
export type { PictureStore } from './picture-store.ts';
export type { PayAct, SandboxPayer } from './sandbox-payer.ts';
export type { PostOutcome, WebhookPort } from './webhook-port.ts';
