import { bank, upi } from '../transfers/channel.ts';
import type { Channel } from './channel.ts';
import * as vendors from './vendors.ts';

/**
 * Every payment channel there is, in the order in which its ways to pay are shown: the lender's own account
 * comes last.
 */
export const channels: readonly Channel[] = [...Object.values(vendors), bank, upi];
