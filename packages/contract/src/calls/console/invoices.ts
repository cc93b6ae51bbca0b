import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { calendarDay, cursor, minorAmount, plainText, signedAmount } from '../../fields.ts';
import { marketIds } from '../../market.ts';
import { provisionMonth } from './provisions.ts';

const consoleInvoices = defineCall({
  id: 'A15.69',
  group: 'console',
  name: 'invoices',
  method: 'GET',
  audience: 'staff',
  permission: 'books.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'Tax invoices and credit notes of a market, the newest first, and what each month’s come to beside the books. By number, or by a loan’s reference.',
  request: z.strictObject({
    market: z.enum(marketIds),
    month: provisionMonth.optional(),
    search: plainText(40).optional(),
    cursor: cursor.optional(),
  }),
  response: z.strictObject({
    supplier: z
      .strictObject({ name: z.string(), address: z.string(), number: z.string(), state: z.string() })
      .nullable(),
    missing: z
      .array(z.string())
      .nullable()
      .meta({ description: 'What keeps papers from being numbered; null where no law asks for them.' }),
    waiting: z.int().min(0).meta({ description: 'Charges that have no paper yet.' }),
    months: z.array(
      z.strictObject({
        month: calendarDay,
        papers: z.int().min(0),
        taxable: signedAmount,
        central: signedAmount,
        state: signedAmount,
        integrated: signedAmount,
        tax: signedAmount.meta({ description: 'All three.' }),
        ledger: signedAmount.meta({ description: 'What tax payable (2010) moved in the month.' }),
        ties: z.boolean(),
      }),
    ),
    items: z.array(
      z.strictObject({
        number: z.string(),
        kind: z.enum(['invoice', 'credit-note']),
        issuedOn: calendarDay,
        suppliedOn: calendarDay,
        what: z.string(),
        recipient: z.string().nullable(),
        loanId: z.uuid().nullable(),
        reference: z.string(),
        place: z.string(),
        against: z.string().nullable(),
        taxable: minorAmount,
        central: minorAmount,
        state: minorAmount,
        integrated: minorAmount,
        tax: minorAmount.meta({ description: 'All three.' }),
        total: minorAmount,
        entryId: z.string(),
        file: z.string().meta({ description: 'The address of its PDF.' }),
      }),
    ),
    nextCursor: cursor.nullable(),
  }),
  errors: ['market_not_offered'],
});

const consoleInvoiceFile = defineCall({
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

export const consoleInvoiceCalls = [consoleInvoices, consoleInvoiceFile] as const;
