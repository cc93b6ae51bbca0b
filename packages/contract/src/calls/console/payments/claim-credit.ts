import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { plainText } from '../../../fields/plain-text.ts';
import { reasonGiven } from '../reason-given.ts';

export const consoleClaimCredit = defineCall({
  id: 'A15.202',
  group: 'console',
  name: 'claim-credit',
  method: 'POST',
  audience: 'staff',
  permission: 'money.match',
  variant: 'none',
  idempotent: true,
  wireGroup: null,
  summary:
    'Ask an approver to credit a payment that no statement shows, with proof: a picture of the borrower’s, or the bank’s reference.',
  request: z.strictObject({
    paymentId: z.uuid(),
    loanId: z.uuid(),
    proof: plainText(60)
      .optional()
      .meta({ description: 'The bank’s own reference; needed where the borrower sent no picture.' }),
    reason: reasonGiven,
  }),
  response: z.strictObject({ approvalId: z.uuid() }),
  errors: [
    'idempotency_key_in_use',
    'idempotency_key_reused',
    'not_found',
    'money_cannot_change_so',
    'item_is_taken',
  ],
});
