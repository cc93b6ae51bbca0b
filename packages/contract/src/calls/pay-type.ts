import { z } from 'zod';
import { minorAmount } from '../fields/minor-amount.ts';

/** A way to pay this amount, now. */
export const payType = z.strictObject({
  payTypeId: z.string().meta({ examples: ['dragonpay:711'] }),
  kind: z.enum(['online-bank', 'over-the-counter', 'wallet', 'upi', 'bank-transfer']),
  name: z.string().meta({ examples: ['7-Eleven'] }),
  line: z
    .string()
    .meta({ description: 'Fee and speed in words.', examples: ['No fee. Cash, counts in minutes.'] }),
  fee: minorAmount.meta({ description: 'What the channel takes from the payer.' }),
  least: minorAmount,
  most: minorAmount.nullable(),
  isDown: z.boolean().meta({ description: 'Not to be had at the moment; another one is.' }),
  wasLast: z.boolean().meta({ description: 'The borrower paid by it the last time.' }),
});
