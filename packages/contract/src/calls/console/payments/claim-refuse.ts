import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { reasonGiven } from '../reason-given.ts';

export const consoleClaimRefuse = defineCall({
  id: 'A15.53',
  group: 'console',
  name: 'claim-refuse',
  method: 'POST',
  audience: 'staff',
  permission: 'money.match',
  variant: 'none',
  idempotent: true,
  wireGroup: null,
  summary: 'The bank shows no such transfer: the claim is refused, and the borrower may give another number.',
  request: z.strictObject({ paymentId: z.uuid(), reason: reasonGiven }),
  response: z.strictObject({ paymentId: z.uuid(), state: z.string() }),
  errors: [
    'idempotency_key_in_use',
    'idempotency_key_reused',
    'not_found',
    'money_cannot_change_so',
    'item_is_taken',
  ],
});
