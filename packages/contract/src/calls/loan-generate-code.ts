import { z } from 'zod';
import { defineCall } from '../call.ts';
import { minorAmount } from '../fields/minor-amount.ts';
import { paymentSheet } from './loan-repayment.ts';
import { repaymentChoice } from './repayment-choice.ts';
import { surplusRule } from './surplus-rule.ts';

export const loanGenerateCode = defineCall({
  id: 'A7.5',
  group: 'loan',
  name: 'generate-code',
  method: 'POST',
  audience: 'borrower',
  variant: 'yd',
  idempotent: true,
  wireGroup: 'repaymentPlan',
  summary: 'Make a payment to be made by one way: a reference, a bar code, a square code.',
  request: z.strictObject({
    loanId: z.uuid(),
    choice: repaymentChoice,
    amount: minorAmount.meta({ description: 'As it was shown; for an own amount, the one that was typed.' }),
    surplus: surplusRule.optional(),
    payTypeId: z.string().max(60),
  }),
  response: paymentSheet,
  errors: [
    'not_found',
    'nothing_is_owed',
    'amount_is_above_the_owed',
    'amount_is_too_small',
    'figures_have_changed',
    'pay_type_is_not_offered',
    'channel_is_down',
    'too_many_payments_wait',
    'too_many_requests',
    'idempotency_key_reused',
    'idempotency_key_in_use',
    'order_cannot_change_now',
  ],
});
