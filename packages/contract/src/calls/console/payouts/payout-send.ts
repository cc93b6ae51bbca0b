import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { reasonGiven } from '../reason-given.ts';

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
    'Send a payout again that is known to have failed, or order one that a rule had kept back. It keeps its id: no channel pays it twice.',
  request: z.strictObject({ payoutId: z.uuid(), reason: reasonGiven }),
  response: z.strictObject({ payoutId: z.uuid(), attempt: z.int() }),
  errors: [
    'idempotency_key_in_use',
    'idempotency_key_reused',
    'not_found',
    'money_cannot_change_so',
    'item_is_taken',
  ],
});
