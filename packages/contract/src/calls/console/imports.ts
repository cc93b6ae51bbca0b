import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { calendarDay, instant, minorAmount, plainText, signedAmount } from '../../fields.ts';
import { marketIds } from '../../market.ts';
import { reasonGiven } from './fields.ts';

/** The file as text, and the day at whose end its figures stood so. */
const importFile = {
  market: z.enum(marketIds),
  asOf: calendarDay.meta({ description: 'At the end of this day the figures stood so.' }),
  csv: plainText(5_000_000).meta({ examples: ['external_reference,given_name,phone,product'] }),
};

/** Five million letters, some of them two or three bytes. */
const importBodyBytes = 8_000_000;

const importSums = z.strictObject({
  loans: z.int(),
  principal: minorAmount,
  interest: minorAmount.meta({ description: 'To that day, due or not.' }),
  fee: minorAmount,
  penalty: minorAmount,
  charges: minorAmount.meta({ description: 'Fees and late charges.' }),
});

const importSummary = z.strictObject({
  rows: z.int(),
  good: z.int(),
  refused: z.int(),
  known: z.int().meta({ description: 'Good rows of people who have an account here.' }),
  late: z.int().meta({ description: 'Good rows of which something is overdue.' }),
  products: z.array(z.strictObject({ product: z.string(), sums: importSums })),
  totals: importSums,
  fingerprint: z.string().meta({ description: 'SHA-256 of the file.' }),
  postings: z.array(
    z.strictObject({ account: z.string(), side: z.enum(['debit', 'credit']), amount: minorAmount }),
  ),
});

const importReasons = z
  .array(z.strictObject({ column: z.string().nullable(), words: z.string() }))
  .meta({ description: 'Why it is refused, by column.' });

const importItem = z.strictObject({
  importId: z.uuid(),
  fileName: z.string(),
  asOf: calendarDay,
  by: z.string(),
  isYours: z.boolean(),
  askedAt: instant,
  requestId: z.uuid(),
  state: z.enum(['waiting', 'asked-back', 'refused', 'withdrawn', 'lapsed', 'running', 'done']),
  rows: z.int(),
  imported: z.int(),
  refused: z.int(),
  begunAt: instant.nullable(),
  endedAt: instant.nullable(),
});

const consoleImportCheck = defineCall({
  id: 'A15.164',
  group: 'console',
  name: 'import-check',
  method: 'POST',
  audience: 'staff',
  permission: 'import.run',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  maxBodyBytes: importBodyBytes,
  uploads: ['csv'],
  summary: 'A dry run of a file of loans: what would come in, what is refused and why. Nothing is written.',
  request: z.strictObject(importFile),
  response: z.strictObject({
    fault: z
      .strictObject({ line: z.int(), words: z.string() })
      .nullable()
      .meta({ description: 'Why nothing of the file can be read.' }),
    summary: importSummary.nullable(),
    refusedRows: z
      .array(z.strictObject({ line: z.int(), reference: z.string(), reasons: importReasons }))
      .meta({ description: 'The first two hundred.' }),
    goodRows: z
      .array(
        z.strictObject({
          line: z.int(),
          reference: z.string(),
          product: z.string(),
          owed: signedAmount,
          isKnown: z.boolean().meta({ description: 'Of somebody who has an account here.' }),
        }),
      )
      .meta({ description: 'The first two hundred.' }),
    refusedCsv: z
      .string()
      .nullable()
      .meta({ description: 'All refused rows as they were, with why: to be mended and read again.' }),
  }),
  errors: ['market_not_offered'],
});

const consoleImportAsk = defineCall({
  id: 'A15.165',
  group: 'console',
  name: 'import-ask',
  method: 'POST',
  audience: 'staff',
  permission: 'import.run',
  variant: 'none',
  idempotent: true,
  wireGroup: null,
  maxBodyBytes: importBodyBytes,
  uploads: ['csv'],
  summary:
    'Ask an approver to agree to bringing in the good rows of a file. It is kept, sealed; nothing else happens before.',
  request: z.strictObject({
    ...importFile,
    fileName: plainText(200)
      .regex(/\S/u)
      .meta({ examples: ['loans-2026-11-16.csv'] }),
    fingerprint: z
      .string()
      .regex(/^[0-9a-f]{64}$/u)
      .meta({ description: 'Of the file whose dry run was looked at.', examples: ['0'.repeat(64)] }),
    reason: reasonGiven,
  }),
  response: z.strictObject({ importId: z.uuid(), requestId: z.uuid(), deadlineAt: instant }),
  errors: [
    'market_not_offered',
    'import_file_is_unreadable',
    'import_file_is_another',
    'import_has_no_good_row',
    'approval_waits_already',
    'idempotency_key_in_use',
    'idempotency_key_reused',
  ],
});

const consoleImports = defineCall({
  id: 'A15.166',
  group: 'console',
  name: 'imports',
  method: 'GET',
  audience: 'staff',
  permission: 'import.run',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'Files of loans that somebody asked to bring in, the newest first.',
  request: z.strictObject({ market: z.enum(marketIds), cursor: z.string().max(200).optional() }),
  response: z.strictObject({ items: z.array(importItem), nextCursor: z.string().nullable() }),
  errors: ['market_not_offered'],
});

const consoleImport = defineCall({
  id: 'A15.167',
  group: 'console',
  name: 'import',
  method: 'GET',
  audience: 'staff',
  permission: 'import.run',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'One file of loans: how far it is, what was shown to whoever agreed, and its rows with their loans.',
  request: z.strictObject({
    importId: z.uuid(),
    rows: z.enum(['all', 'imported', 'refused', 'good']).optional(),
    cursor: z.string().max(20).optional(),
  }),
  response: z.strictObject({
    market: z.enum(marketIds),
    item: importItem,
    summary: importSummary,
    rows: z.array(
      z.strictObject({
        line: z.int(),
        state: z.enum(['good', 'refused', 'imported']),
        reasons: importReasons,
        loanId: z.uuid().nullable(),
        loan: z.string().nullable().meta({ description: 'Its reference here.' }),
      }),
    ),
    nextCursor: z.string().nullable(),
  }),
  errors: ['not_found'],
});

const consoleImportRefused = defineCall({
  id: 'A15.168',
  group: 'console',
  name: 'import-refused',
  method: 'POST',
  audience: 'staff',
  permission: 'import.run',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'The refused rows of a file, as they were typed, with why. Who opened them is kept.',
  request: z.strictObject({ importId: z.uuid() }),
  response: z.strictObject({ name: z.string(), text: z.string() }),
  errors: ['not_found'],
});

const consoleImportTemplate = defineCall({
  id: 'A15.169',
  group: 'console',
  name: 'import-template',
  method: 'GET',
  audience: 'staff',
  permission: 'import.run',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'What a file of loans looks like: its columns, what each means, and a file to begin with.',
  request: z.strictObject({ market: z.enum(marketIds) }),
  response: z.strictObject({
    name: z.string(),
    text: z.string(),
    today: calendarDay.meta({ description: 'The business day: a file is of it, or of the days before.' }),
    mostRows: z.int(),
    columns: z.array(
      z.strictObject({ name: z.string(), isNeeded: z.boolean(), means: z.string(), example: z.string() }),
    ),
  }),
  errors: ['market_not_offered'],
});

export const consoleImportCalls = [
  consoleImportCheck,
  consoleImportAsk,
  consoleImports,
  consoleImport,
  consoleImportRefused,
  consoleImportTemplate,
] as const;
