import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { reasonGiven } from '../reason-given.ts';

export const consoleDifferenceSettle = defineCall({
  id: 'A15.58',
  group: 'console',
  name: 'difference-settle',
  method: 'POST',
  audience: 'staff',
  permission: 'money.match',
  variant: 'none',
  idempotent: true,
  wireGroup: null,
  summary: 'Say what a difference or a callback is: it is explained, its money counted, or ours taken back.',
  request: z.strictObject({
    of: z.enum(['difference', 'callback']),
    id: z
      .string()
      .regex(/^[0-9]{1,15}$/u)
      .meta({ examples: ['12'] }),
    how: z.enum(['explain', 'credit', 'take-back']),
    reason: reasonGiven,
  }),
  response: z.strictObject({ id: z.string() }),
  errors: ['idempotency_key_in_use', 'idempotency_key_reused', 'not_found', 'money_cannot_change_so'],
});
