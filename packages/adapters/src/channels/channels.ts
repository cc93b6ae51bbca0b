import { dragonpay } from '../dragonpay/channel.ts';
import { bank, upi } from '../transfers/channel.ts';
import type { Channel } from './channel.ts';

/** Every payment channel there is, in the order in which its ways to pay are shown. */
export const channels: readonly Channel[] = [dragonpay, bank, upi];
