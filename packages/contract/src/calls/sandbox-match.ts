import { z } from 'zod';
import { defineCall } from '../call.ts';

export const sandboxMatch = defineCall({
  id: 'A18.11',
  group: 'sandbox',
  name: 'match',
  method: 'POST',
  audience: 'anyone',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  sandboxOnly: true,
  summary: 'Decide as finance would: put money in suspense on a loan, grant or refuse a claim.',
  request: z.strictObject({
    paymentId: z.uuid(),
    loanId: z.uuid().optional(),
    decision: z.enum(['match', 'refuse', 'refund']),
  }),
  response: z.strictObject({ paymentId: z.uuid(), state: z.string() }),
  errors: ['not_found', 'order_cannot_change_now'],
});
