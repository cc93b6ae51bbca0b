import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { minorAmount } from '../../../fields/minor-amount.ts';
import { marketIds } from '../../../market.ts';
import { reasonGiven } from '../reason-given.ts';
import { provisionMonth } from './provision-fields.ts';

export const consoleProvisionPost = defineCall({
  id: 'A15.67',
  group: 'console',
  name: 'provision-post',
  method: 'POST',
  audience: 'staff',
  permission: 'books.close',
  variant: 'none',
  idempotent: true,
  wireGroup: null,
  summary:
    'Ask an approver to post a month’s provision: one entry moves the difference to the last one. Once a market and month; what it was made from is kept to the loan.',
  request: z.strictObject({
    market: z.enum(marketIds),
    month: provisionMonth,
    required: minorAmount.meta({
      description: 'What was shown as required: if it is another, nothing is posted.',
    }),
    reason: reasonGiven,
  }),
  response: z.strictObject({ approvalId: z.uuid() }),
  errors: [
    'market_not_offered',
    'idempotency_key_in_use',
    'idempotency_key_reused',
    'money_cannot_change_so',
  ],
});
