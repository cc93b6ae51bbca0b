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
  summary: 'The signed PDF, or that of a tax invoice, the same bytes each time.',
  request: z.strictObject({
    loanId: z.uuid().optional(),
    orderId: z.uuid().optional(),
    document: z.enum(['agreement', 'disclosure', 'tax-invoice']),
    taxInvoice: z
      .string()
      .regex(/^[A-Z]{2}\/\d{2}-\d{2}\/\d{7}$/u)
      .optional()
      .meta({ description: 'Which tax invoice or credit note.', examples: ['TI/26-27/0000042'] }),
  }),
  response: z.strictObject({
    fileName: z.string(),
    mediaType: z.literal('application/pdf'),
    sha256: z.string(),
    base64: z.string(),
  }),
  errors: ['not_found', 'document_not_ready'],
});
