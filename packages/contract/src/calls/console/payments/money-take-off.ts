import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { reasonGiven } from '../reason-given.ts';

export const consoleMoneyTakeOff = defineCall({
  id: 'A15.52',
  group: 'console',
  name: 'money-take-off',
  method: 'POST',
  audience: 'staff',
  permission: 'money.match',
  variant: 'none',
  idempotent: true,
  wireGroup: null,
  summary:
    'Take money off a loan that it is not for: the undoing is an entry too, and the money waits again. Above one’s limit an approver decides.',
  request: z.strictObject({ paymentId: z.uuid(), reason: reasonGiven }),
  response: z.strictObject({
    paymentId: z.uuid(),
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
