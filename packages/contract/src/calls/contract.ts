import { z } from 'zod';
import { defineCall } from '../call.ts';
import { calendarDay, instant, minorAmount, offeredTerm } from '../fields.ts';
import { quoteFigures } from './product.ts';

const cell = z.union([
  z.strictObject({ kind: z.literal('amount'), minor: minorAmount }),
  z.strictObject({
    kind: z.literal('percent'),
    percent: z.string(),
    per: z.enum(['day', 'month', 'year']).nullable(),
  }),
  z.strictObject({ kind: z.literal('date'), on: calendarDay }),
  z.strictObject({
    kind: z.literal('count'),
    count: z.int(),
    of: z.enum(['day', 'week', 'half-month', 'month', 'instalment', 'number', 'time']),
  }),
  z.strictObject({ kind: z.literal('text'), text: z.string() }),
  z.strictObject({ kind: z.literal('empty') }),
]);

/**
 * The market's disclosure of one quote, with its words: rows and tables ready to show, figures still figures.
 */
export const disclosureSheet = z.strictObject({
  title: z.string(),
  issuedOn: calendarDay,
  validUntil: calendarDay,
  sections: z.array(
    z.strictObject({
      heading: z.string(),
      rows: z.array(
        z.strictObject({
          number: z.string().nullable(),
          label: z.string(),
          cells: z.array(cell),
          isTotal: z.boolean(),
        }),
      ),
      table: z
        .strictObject({
          heads: z.array(z.string()),
          lines: z.array(z.array(cell)),
          totals: z.array(cell),
        })
        .nullable(),
    }),
  ),
});

const contractDetail = defineCall({
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

const contractAgreement = defineCall({
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
    firstDueOn: calendarDay.optional(),
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

const contractFile = defineCall({
  id: 'A8.3',
  group: 'contract',
  name: 'file',
  method: 'GET',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'loanOrder',
  summary:
    'The signed PDF, or that of a tax invoice, the same bytes each time; of an offer a draft of what is chosen.',
  request: z.strictObject({
    loanId: z.uuid().optional(),
    orderId: z.uuid().optional(),
    document: z.enum(['agreement', 'disclosure', 'tax-invoice']),
    taxInvoice: z
      .string()
      .regex(/^[A-Z]{2}\/\d{2}-\d{2}\/\d{7}$/u)
      .optional()
      .meta({ description: 'Which tax invoice or credit note.', examples: ['TI/26-27/0000042'] }),
    amount: minorAmount.optional().meta({ description: 'Before it is signed: the figures to print.' }),
    term: offeredTerm.optional(),
    firstDueOn: calendarDay.optional(),
    accountId: z.uuid().optional(),
    purpose: z.string().max(60).optional(),
  }),
  response: z.strictObject({
    fileName: z.string(),
    mediaType: z.literal('application/pdf'),
    sha256: z.string(),
    base64: z.string(),
  }),
  errors: ['not_found', 'document_not_ready'],
});

export const contractCalls = [contractDetail, contractAgreement, contractFile] as const;
