import { z } from 'zod';
import { defineCall } from '../call.ts';
import { paymentSheet } from './loan-repayment.ts';

export const loanDelayAccept = defineCall({
  id: 'A7.9',
  group: 'loan',
  name: 'delay-accept',
  method: 'POST',
  audience: 'borrower',
  variant: 'yd',
  idempotent: true,
  wireGroup: 'repaymentPlan',
  summary: 'Accept a delay: makes the payment of its fee; the date moves when that has come.',
  request: z.strictObject({ loanId: z.uuid(), quoteKey: z.string().max(100), payTypeId: z.string().max(60) }),
  response: paymentSheet,
  errors: [
    'not_found',
    'delay_is_not_possible',
    'figures_have_changed',
    'pay_type_is_not_offered',
    'channel_is_down',
    'too_many_payments_wait',
    'too_many_requests',
    'idempotency_key_reused',
    'idempotency_key_in_use',
  ],
});
