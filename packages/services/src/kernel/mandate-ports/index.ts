export type {
  AskedMandate,
  BounceReason,
  DebitAnswer,
  DebitAsked,
  DebitStanding,
  DebitToMake,
  MandateChannel,
  MandateStanding,
  MandateToAsk,
} from './mandate-channel.ts';
