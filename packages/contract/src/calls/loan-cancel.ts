import { z } from 'zod';
import { defineCall } from '../call.ts';
import { minorAmount } from '../fields/minor-amount.ts';
import { paymentSheet } from './loan-repayment.ts';

export const loanCancel = defineCall({
  id: 'A7.10',
  group: 'loan',
  name: 'cancel',
  method: 'POST',
  audience: 'borrower',
  variant: 'yd',
  idempotent: true,
  wireGroup: 'repaymentPlan',
  summary: 'Leave in the cooling-off days: makes the payment of exactly that sum.',
  request: z.strictObject({ loanId: z.uuid(), payBack: minorAmount, payTypeId: z.string().max(60) }),
  response: paymentSheet,
  errors: [
    'not_found',
    'cooling_off_has_ended',
    'figures_have_changed',
    'pay_type_is_not_offered',
    'channel_is_down',
    'too_many_payments_wait',
    'too_many_requests',
    'idempotency_key_reused',
    'idempotency_key_in_use',
  ],
});
