import { z } from 'zod';
import { defineCall } from '../call.ts';
import { instant } from '../fields/instant.ts';

export const contractAgreement = defineCall({
  id: 'A8.2',
  group: 'contract',
  name: 'agreement',
  method: 'GET',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'loanOrder',
  summary: 'The full text of the agreement with this borrower’s figures: a draft, or as it was signed.',
  request: z.strictObject({ loanId: z.uuid().optional(), orderId: z.uuid().optional() }),
  response: z.strictObject({
    orderId: z.uuid(),
    title: z.string(),
    isSigned: z.boolean(),
    signedAt: instant.nullable(),
    version: z.string(),
    fingerprint: z.string().nullable(),
    sections: z.array(z.strictObject({ heading: z.string(), paragraphs: z.array(z.string()) })),
  }),
  errors: ['not_found'],
});
