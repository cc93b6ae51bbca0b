import { z } from 'zod';
import { defineCall } from '../call.ts';
import { instant } from '../fields/instant.ts';
import { minorAmount } from '../fields/minor-amount.ts';
import { offeredTerm } from '../fields/offered-term.ts';

export const contractAgreement = defineCall({
  id: 'A8.2',
  group: 'contract',
  name: 'agreement',
  method: 'GET',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'loanOrder',
  summary:
    'The full text of the agreement with this borrower’s figures: a draft of what is chosen, or as it was signed.',
  request: z.strictObject({
    loanId: z.uuid().optional(),
    orderId: z.uuid().optional(),
    amount: minorAmount.optional(),
    term: offeredTerm.optional(),
    accountId: z.uuid().optional(),
    purpose: z.string().max(60).optional(),
  }),
  response: z.strictObject({
    orderId: z.uuid(),
    title: z.string(),
    isSigned: z.boolean(),
    signedAt: instant.nullable(),
    version: z.string(),
    fingerprint: z.string().nullable(),
    note: z
      .string()
      .nullable()
      .meta({ description: 'In another language than the contract’s: which words bind.' }),
    sections: z.array(
      z.strictObject({
        heading: z.string(),
        bindingHeading: z.string().nullable().meta({
          description: 'The heading in the contract’s own language, where the other one is not in it.',
        }),
        inShort: z
          .string()
          .nullable()
          .meta({ description: 'What it says, in another language than the contract’s; it does not bind.' }),
        paragraphs: z.array(z.string()),
        table: z
          .strictObject({
            heads: z.array(z.string()),
            lines: z.array(z.array(z.string())),
            totals: z.array(z.string()),
          })
          .nullable(),
      }),
    ),
    files: z
      .array(z.enum(['agreement', 'disclosure']))
      .meta({ description: 'Signed files that can be fetched now.' }),
    taxInvoices: z.array(z.string()).meta({
      description: 'Numbers of the tax invoices and credit notes of its fees.',
      examples: [['TI/26-27/0000042']],
    }),
  }),
  errors: ['not_found'],
});
