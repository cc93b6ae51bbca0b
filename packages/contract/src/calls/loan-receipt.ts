import { z } from 'zod';
import { defineCall } from '../call.ts';

export const loanReceipt = defineCall({
  id: 'A7.15',
  group: 'loan',
  name: 'receipt',
  method: 'GET',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'repaymentPlan',
  summary: 'The receipt of a payment that was counted, as a PDF, the same bytes each time.',
  request: z.strictObject({ paymentId: z.uuid() }),
  response: z.strictObject({
    fileName: z.string(),
    mediaType: z.literal('application/pdf'),
    base64: z.string(),
  }),
  errors: ['not_found', 'document_not_ready'],
});
