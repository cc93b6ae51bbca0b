export { followingCallbacks } from './callback-topics.ts';
export { attachmentsOf } from './attachments-of.ts';
export { documentTopics } from './document-topics.ts';
export { applicationTopics } from './application-topics.ts';
export { paymentTopics } from './payment-topics.ts';
export { disbursementTopics } from './disbursement-topics.ts';
export { unheardHandlers, unheardTopics } from './unheard-topics.ts';
