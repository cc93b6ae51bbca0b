// Every vendor that money comes or goes through: a new one is its folder and a line here, in the order of the
// alphabet, which is the order that a module gives its names in.
export { cashfree } from '../cashfree/channel.ts';
export { dragonpay } from '../dragonpay/channel.ts';
export { walletdebit } from '../walletdebit/channel.ts';
