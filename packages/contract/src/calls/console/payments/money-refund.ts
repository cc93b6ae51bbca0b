import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { reasonGiven } from '../reason-given.ts';
import { refundAccount } from '../fields.ts';

export const consoleMoneyRefund = defineCall({
  id: 'A15.51',
  group: 'console',
  name: 'money-refund',
  method: 'POST',
  audience: 'staff',
  permission: 'money.refund',
  variant: 'none',
  idempotent: true,
  wireGroup: null,
  summary:
    'Ask that money that is for no loan, or a credit on a loan that has ended, goes back to whoever paid. Above one’s limit an approver decides.',
  request: z.strictObject({
    of: z.union([
      z.strictObject({ is: z.literal('payment'), paymentId: z.uuid() }),
      z.strictObject({ is: z.literal('credit'), loanId: z.uuid() }),
    ]),
    account: refundAccount.optional().meta({
      description: 'Where it goes; needed for money without a loan, and where the loan has no account.',
    }),
    reason: reasonGiven,
  }),
  response: z.strictObject({
    outcome: z.enum(['done', 'asked']).meta({ description: '`asked`: an approver decides.' }),
    approvalId: z.string().nullable(),
  }),
  errors: [
    'idempotency_key_in_use',
    'idempotency_key_reused',
    'not_found',
    'money_cannot_change_so',
    'item_is_taken',
  ],
});
