import { z } from 'zod';
import { defineCall } from '../call.ts';
import { calendarDay } from '../fields.ts';

export const loanStatement = defineCall({
  id: 'A7.16',
  group: 'loan',
  name: 'statement',
  method: 'GET',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'repaymentPlan',
  summary: 'Everything that happened between two days, as a PDF.',
  request: z.strictObject({ loanId: z.uuid(), from: calendarDay, until: calendarDay }),
  response: z.strictObject({
    fileName: z.string(),
    mediaType: z.literal('application/pdf'),
    base64: z.string(),
  }),
  errors: ['not_found'],
});

export const loanCertificate = defineCall({
  id: 'A15.732',
  group: 'loan',
  name: 'certificate',
  method: 'POST',
  audience: 'borrower',
  variant: 'yd',
  idempotent: true,
  wireGroup: 'repaymentPlan',
  summary:
    'The certificate of full payment of a loan that is closed, as a PDF under a number of its own; the same number again while the same stands on it.',
  request: z.strictObject({ loanId: z.uuid() }),
  response: z.strictObject({
    number: z.string(),
    fileName: z.string(),
    mediaType: z.literal('application/pdf'),
    base64: z.string(),
  }),
  errors: ['not_found', 'document_not_ready', 'idempotency_key_reused', 'idempotency_key_in_use'],
});
