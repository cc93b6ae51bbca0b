export { type WantedPayment, beginPayment } from './begin-payment.ts';
export { type ChosenRepayment, chosenRepayment, recoveryChoices } from './chosen-repayment.ts';
export { createPayment } from './create-payment.ts';
export { delayQuoteKey } from './delay-quote-key.ts';
export { dividePayment } from './divide-payment.ts';
export { idOfWords } from './id-of-words.ts';
export { movePayment } from './move-payment.ts';
export { offeredPayTypes } from './offered-pay-types.ts';
export {
  type OpenLoanPayment,
  begunExtension,
  newestOpenPayment,
  readLoanWithOpenPayments,
} from './open-payments.ts';
export { payTypeLine } from './pay-type-texts.ts';
export type { PaymentAnswer } from './payment-answer.ts';
export { paymentIdOfRequest } from './payment-id-of-request.ts';
export {
  type PaidInstalments,
  type PaymentOutcome,
  type PaymentView,
  readOwnPayment,
} from './read-own-payment.ts';
export { type ReceivePayment, receivePayment } from './receive-payment.ts';
export {
  type CoveragePreview,
  earlyInstead,
  previewCoverage,
  surplusOf,
  surplusOptions,
} from './surplus-of.ts';
export type { PaymentMeaning } from '@candor/store/payments';
