import { z } from 'zod';
import { defineCall } from '../call.ts';
import { plainText } from '../fields/plain-text.ts';
import { paymentSheet } from './loan-repayment.ts';

export const loanSubmitUtr = defineCall({
  id: 'A7.7',
  group: 'loan',
  name: 'submit-utr',
  method: 'POST',
  audience: 'borrower',
  variant: 'yd',
  idempotent: true,
  wireGroup: 'repaymentPlan',
  summary:
    'The borrower says: I have paid, and this is the bank’s number for it. A claim, until the bank shows it.',
  request: z.strictObject({ paymentId: z.uuid(), utr: plainText(40), imageId: z.uuid().optional() }),
  response: paymentSheet,
  errors: [
    'not_found',
    'utr_is_malformed',
    'utr_was_used',
    'too_many_numbers',
    'idempotency_key_reused',
    'idempotency_key_in_use',
    'order_cannot_change_now',
  ],
});
