import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { minorAmount } from '../../../fields/minor-amount.ts';
import { reasonGiven } from '../reason-given.ts';

export const consoleMoneySplit = defineCall({
  id: 'A15.50',
  group: 'console',
  name: 'money-split',
  method: 'POST',
  audience: 'staff',
  permission: 'money.match',
  variant: 'none',
  idempotent: true,
  wireGroup: null,
  summary: 'Divide money without an owner in two or more, each to be matched by itself.',
  request: z.strictObject({
    paymentId: z.uuid(),
    amounts: z
      .array(minorAmount.min(1))
      .min(2)
      .max(10)
      .meta({ examples: [[100_000, 50_000]] }),
    reason: reasonGiven,
  }),
  response: z.strictObject({ paymentId: z.uuid(), parts: z.array(z.uuid()) }),
  errors: [
    'idempotency_key_in_use',
    'idempotency_key_reused',
    'not_found',
    'money_cannot_change_so',
    'item_is_taken',
  ],
});
