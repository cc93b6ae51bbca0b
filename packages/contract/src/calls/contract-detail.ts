import { z } from 'zod';
import { defineCall } from '../call.ts';
import { instant } from '../fields/instant.ts';
import { disclosureSheet } from './disclosure-sheet.ts';
import { quoteFigures } from './quote-figures.ts';

export const contractDetail = defineCall({
  id: 'A8.1',
  group: 'contract',
  name: 'detail',
  method: 'GET',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'loanOrder',
  summary: 'What was agreed: figures, disclosure, and the facts of the signature.',
  request: z.strictObject({ loanId: z.uuid().optional(), orderId: z.uuid().optional() }),
  response: z.strictObject({
    orderId: z.uuid(),
    reference: z.string(),
    isSigned: z.boolean(),
    signedAt: instant.nullable(),
    fingerprint: z.string().nullable(),
    agreementVersion: z.string(),
    quote: quoteFigures,
    disclosure: disclosureSheet,
    /** Each sentence as it stood beside its box, in the language that was read then. */
    consents: z.array(z.strictObject({ text: z.string(), language: z.string(), at: instant })),
  }),
  errors: ['not_found'],
});
