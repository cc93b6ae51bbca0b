export { matchAsSeen } from './match-as-seen.ts';
export { isProofOfRequest, keepPaymentProof } from './payment-proof.ts';
export { previewEffect } from './preview-match.ts';
export { readMarketOfPayment, refundToAsk } from './refund-to-ask.ts';
export { creditSubject } from './refund-to-ask.ts';
