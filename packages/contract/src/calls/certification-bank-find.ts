import { z } from 'zod';
import { defineCall } from '../call.ts';
import { plainText } from '../fields/plain-text.ts';

export const certificationBankFind = defineCall({
  id: 'A4.12',
  group: 'certification',
  name: 'bank-find',
  method: 'GET',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'certification',
  summary: 'The bank behind a code.',
  request: z.strictObject({ bankCode: plainText(20).meta({ examples: ['HDFC0000001'] }) }),
  response: z.strictObject({ institution: z.string(), name: z.string(), branch: z.string().nullable() }),
  errors: ['not_found'],
});
