// Every vendor that money comes or goes through: a new one is its folder and a line here.
export { dragonpay } from '../dragonpay/channel.ts';
export { cashfree } from '../cashfree/channel.ts';
