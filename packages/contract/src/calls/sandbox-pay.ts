import { z } from 'zod';
import { defineCall } from '../call.ts';
import { minorAmount } from '../fields/minor-amount.ts';

export const sandboxPay = defineCall({
  id: 'A18.9',
  group: 'sandbox',
  name: 'pay',
  method: 'POST',
  audience: 'anyone',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  sandboxOnly: true,
  summary:
    'Do with a payment what a payer or a channel would: pay, fail, let it run out, pay late, pay another amount, call back twice.',
  request: z.strictObject({
    paymentId: z.uuid(),
    act: z.enum(['pay', 'fail', 'expire', 'pay-late', 'pay-other-amount', 'call-back-twice', 'reverse']),
    amount: minorAmount.optional(),
  }),
  response: z.strictObject({ paymentId: z.uuid(), state: z.string() }),
  errors: ['not_found', 'order_cannot_change_now'],
});
