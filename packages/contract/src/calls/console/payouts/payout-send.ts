import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { reasonGiven } from '../reason-given.ts';
import { refundAccount } from '../fields.ts';

export const consolePayoutSend = defineCall({
  id: 'A15.39',
  group: 'console',
  name: 'payout-send',
  method: 'POST',
  audience: 'staff',
  permission: 'payout.act',
  variant: 'none',
  idempotent: true,
  wireGroup: null,
  summary:
    'Ask an approver to send a payout again that is known to have failed, or one that a rule had kept back. It keeps its id: no channel pays it twice.',
  request: z.strictObject({
    payoutId: z.uuid(),
    account: refundAccount.optional().meta({ description: 'Of a refund: where it goes from now on.' }),
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
