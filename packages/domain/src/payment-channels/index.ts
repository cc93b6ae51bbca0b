export { channelName } from './channel-name.ts';
export { paymentStateWords, payoutFileWords, payoutStateWords } from './state-words.ts';
