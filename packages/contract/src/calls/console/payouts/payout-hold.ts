import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { reasonGiven } from '../reason-given.ts';

export const consolePayoutHold = defineCall({
  id: 'A15.38',
  group: 'console',
  name: 'payout-hold',
  method: 'POST',
  audience: 'staff',
  permission: 'payout.act',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'Hold a payout that nobody has sent yet; or ask an approver to lift the hold.',
  request: z.strictObject({ payoutId: z.uuid(), isHeld: z.boolean(), reason: reasonGiven }),
  response: z.strictObject({
    payoutId: z.uuid(),
    isHeld: z.boolean(),
    approvalId: z.uuid().nullable().meta({ description: 'To lift a hold: the request that waits.' }),
  }),
  errors: ['not_found', 'money_cannot_change_so', 'item_is_taken'],
});
