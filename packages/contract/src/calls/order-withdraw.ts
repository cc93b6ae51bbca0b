import { z } from 'zod';
import { defineCall } from '../call.ts';
import { orderState } from './order.ts';

export const orderWithdraw = defineCall({
  id: 'A6.3',
  group: 'order',
  name: 'withdraw',
  method: 'POST',
  audience: 'borrower',
  variant: 'yd',
  idempotent: true,
  wireGroup: 'loanOrder',
  summary: 'The borrower no longer wants it.',
  request: z.strictObject({ orderId: z.uuid() }),
  response: z.strictObject({ orderId: z.uuid(), state: orderState }),
  errors: ['not_found', 'order_cannot_change_now', 'idempotency_key_reused', 'idempotency_key_in_use'],
});
