import { z } from 'zod';
import { defineCall } from '../call.ts';
import { orderState } from './order.ts';

export const loanPayoutAccount = defineCall({
  id: 'A7.13',
  group: 'loan',
  name: 'payout-account',
  method: 'POST',
  audience: 'borrower',
  variant: 'yd',
  idempotent: true,
  wireGroup: 'loanOrder',
  summary:
    'After a failed payout: send the money to another account of one’s own. No code: the account was added with one.',
  request: z.strictObject({ orderId: z.uuid(), accountId: z.uuid() }),
  response: z.strictObject({ orderId: z.uuid(), state: orderState }),
  errors: [
    'not_found',
    'order_cannot_change_now',
    'payout_account_is_not_the_borrowers',
    'idempotency_key_in_use',
    'idempotency_key_reused',
  ],
});
