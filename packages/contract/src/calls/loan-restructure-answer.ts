import { z } from 'zod';
import { defineCall } from '../call.ts';
import { oneTimeCode } from '../fields/one-time-code.ts';

export const loanRestructureAnswer = defineCall({
  id: 'A7.20',
  group: 'loan',
  name: 'restructure-answer',
  method: 'POST',
  audience: 'borrower',
  variant: 'yd',
  idempotent: true,
  wireGroup: 'repaymentPlan',
  summary:
    'Accept the new plan that was offered, with a code for exactly its figures, or decline it. Until then nothing changes.',
  request: z.strictObject({
    loanId: z.uuid(),
    offerId: z.uuid(),
    answer: z.enum(['accept', 'decline']),
    about: z
      .string()
      .regex(/^[0-9a-f]{64}$/u)
      .optional()
      .meta({ description: 'Of the figures that were shown.', examples: ['0'.repeat(64)] }),
    code: oneTimeCode.optional(),
  }),
  response: z.strictObject({ loanId: z.uuid(), state: z.enum(['accepted', 'declined']) }),
  errors: [
    'not_found',
    'offer_has_expired',
    'figures_have_changed',
    'order_cannot_change_now',
    'code_wrong',
    'code_expired',
    'code_spent',
    'idempotency_key_reused',
    'idempotency_key_in_use',
  ],
});
