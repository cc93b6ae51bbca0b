import { z } from 'zod';
import { defineCall } from '../call.ts';
import { minorAmount } from '../fields/minor-amount.ts';
import { refusalReasons, sendBackReasons } from '../fields/order-reasons.ts';
import { orderState } from './order.ts';

export const sandboxDecide = defineCall({
  id: 'A18.5',
  group: 'sandbox',
  name: 'decide',
  method: 'POST',
  audience: 'anyone',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  sandboxOnly: true,
  summary: 'Decide an order as an underwriter would.',
  request: z.strictObject({
    orderId: z.uuid(),
    decision: z.enum(['approve', 'refuse', 'send-back']),
    amount: minorAmount.optional().meta({ description: 'The most; what was asked for unless said.' }),
    reasons: z
      .array(z.enum([...refusalReasons, ...sendBackReasons]))
      .max(10)
      .optional()
      .meta({ description: 'Of a refusal or of sending back; a usual one unless said.' }),
  }),
  response: z.strictObject({ orderId: z.uuid(), state: orderState }),
  errors: ['not_found', 'order_cannot_change_now', 'amount_is_not_offered', 'amount_is_above_the_approved'],
});
