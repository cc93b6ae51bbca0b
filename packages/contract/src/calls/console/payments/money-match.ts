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
  summary: 'Say whose money it is that a statement or a channel shows. It counts from the day that it came.',
  request: z.strictObject({
    paymentId: z.uuid(),
    loanId: z.uuid(),
    seen: z
      .string()
      .regex(/^[0-9a-f]{32}$/u)
      .meta({
        description: 'Of the effect that was shown: if it is another by now, nothing is done.',
        examples: ['0123456789abcdef0123456789abcdef'],
      }),
    reason: reasonGiven,
  }),
  response: z.strictObject({ paymentId: z.uuid(), state: z.string() }),
  errors: [
    'idempotency_key_in_use',
    'idempotency_key_reused',
    'not_found',
    'money_cannot_change_so',
    'item_is_taken',
    'figures_have_changed',
  ],
});
