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
  summary: 'Hold a payout that nobody has sent yet, or let it go again.',
  request: z.strictObject({ payoutId: z.uuid(), isHeld: z.boolean(), reason: reasonGiven }),
  response: z.strictObject({ payoutId: z.uuid(), isHeld: z.boolean() }),
  errors: ['not_found', 'money_cannot_change_so', 'item_is_taken'],
});
