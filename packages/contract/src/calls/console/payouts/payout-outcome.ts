import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { reasonGiven } from '../reason-given.ts';

export const consolePayoutOutcome = defineCall({
  id: 'A15.40',
  group: 'console',
  name: 'payout-outcome',
  method: 'POST',
  audience: 'staff',
  permission: 'payout.act',
  variant: 'none',
  idempotent: true,
  wireGroup: null,
  summary:
    'Ask an approver to record how an attempt ended that its channel gives no answer about: the bank was asked.',
  request: z.strictObject({
    payoutId: z.uuid(),
    attempt: z.int().min(1),
    outcome: z.enum(['paid', 'failed']),
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
