export { applicationTopics } from './application-topics.ts';
export { paymentTopics } from './payment-topics.ts';
export { payoutTopics } from './payout-topics.ts';
export { unheardHandlers, unheardTopics } from './unheard-topics.ts';
