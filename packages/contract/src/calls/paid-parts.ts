import { z } from 'zod';
import { minorAmount } from '../fields/minor-amount.ts';

/** What an amount is made of, in the order in which a payment pays. */
export const paidParts = z.strictObject({
  penalty: minorAmount,
  fee: minorAmount,
  interest: minorAmount,
  principal: minorAmount,
});
