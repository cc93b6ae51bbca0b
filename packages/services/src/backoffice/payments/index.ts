export { matchAsSeen } from './match-as-seen.ts';
export { previewEffect } from './preview-match.ts';
export { readMarketOfPayment, refundToAsk } from './refund-to-ask.ts';
export { creditSubject } from './refund-to-ask.ts';
