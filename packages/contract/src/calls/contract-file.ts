import { z } from 'zod';
import { defineCall } from '../call.ts';

export const contractFile = defineCall({
  id: 'A8.3',
  group: 'contract',
  name: 'file',
  method: 'GET',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'loanOrder',
  summary: 'The signed PDF, the same bytes each time.',
  request: z.strictObject({
    loanId: z.uuid().optional(),
    orderId: z.uuid().optional(),
    document: z.enum(['agreement', 'disclosure']),
  }),
  response: z.strictObject({
    fileName: z.string(),
    mediaType: z.literal('application/pdf'),
    sha256: z.string(),
    base64: z.string(),
  }),
  errors: ['not_found', 'document_not_ready'],
});
