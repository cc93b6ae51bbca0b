import { z } from 'zod';
import { defineCall } from '../call.ts';
import { paymentSheet } from './loan-repayment.ts';

export const loanPaymentStatus = defineCall({
  id: 'A7.11',
  group: 'loan',
  name: 'payment-status',
  method: 'GET',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'repaymentPlan',
  summary: 'A payment as it stands.',
  request: z.strictObject({ paymentId: z.uuid() }),
  response: paymentSheet,
  errors: ['not_found'],
});
