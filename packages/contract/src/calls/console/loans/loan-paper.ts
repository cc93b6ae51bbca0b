import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { ofLoan } from '../loan-fields.ts';

export const consoleLoanPaper = defineCall({
  id: 'A15.83',
  group: 'console',
  name: 'loan-paper',
  method: 'POST',
  audience: 'staff',
  permission: 'document.see',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'A signed paper of a loan, the same bytes that the borrower has. Who opened it is kept.',
  request: z.strictObject({ ...ofLoan, paper: z.enum(['agreement', 'disclosure']) }),
  response: z.strictObject({
    fileName: z.string(),
    mediaType: z.literal('application/pdf'),
    sha256: z.string(),
    base64: z.string(),
  }),
  errors: ['not_found'],
});
