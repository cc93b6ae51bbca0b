import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { marketIds } from '../../../market.ts';

export const consoleInvoiceFile = defineCall({
  id: 'A15.70',
  group: 'console',
  name: 'invoice-file',
  method: 'GET',
  audience: 'staff',
  permission: 'books.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  file: ['application/pdf'],
  summary: 'The PDF of a tax invoice or a credit note, the same to the byte each time.',
  request: z.strictObject({
    market: z.enum(marketIds),
    paper: z
      .string()
      .regex(/^[A-Z]{2}\/\d{2}-\d{2}\/\d{7}$/u)
      .meta({ examples: ['TI/26-27/0000042'] }),
  }),
  response: z.strictObject({}),
  errors: ['market_not_offered', 'not_found'],
});
