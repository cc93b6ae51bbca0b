import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { reasonGiven } from '../reason-given.ts';

export const consoleMoneyMatch = defineCall({
  id: 'A15.49',
  group: 'console',
  name: 'money-match',
  method: 'POST',
  audience: 'staff',
  permission: 'money.match',
  variant: 'none',
  idempotent: true,
  wireGroup: null,
  summary:
    'Say whose money it is, or that the bank has shown a claimed transfer. It counts from the day that it came.',
  request: z.strictObject({ paymentId: z.uuid(), loanId: z.uuid().nullable(), reason: reasonGiven }),
  response: z.strictObject({ paymentId: z.uuid(), state: z.string() }),
  errors: [
    'idempotency_key_in_use',
    'idempotency_key_reused',
    'not_found',
    'money_cannot_change_so',
    'item_is_taken',
  ],
});
