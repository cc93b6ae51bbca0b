import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { calendarDay, cursor, instant, plainText, signedAmount, slug } from '../../../fields.ts';
import { marketIds } from '../../../market.ts';
import { reasonGiven } from '../fields.ts';

const importId = z.uuid();
const becomes = z.enum([
  'date',
  'narration',
  'reference',
  'credit',
  'debit',
  'amount',
  'direction',
  'balance',
  'currency',
]);
const order = z.enum(['day-first', 'month-first']);
const repeats = z.enum(['known', 'further']);
const state = z.enum(['open', 'running', 'done', 'stopped', 'cancelled']);
const side = z.strictObject({ lines: z.int(), amount: signedAmount });

const shared = {
  group: 'console',
  audience: 'staff',
  variant: 'none',
  wireGroup: null,
} as const;

const consoleStatementOpen = defineCall({
  ...shared,
  id: 'A15.310',
  name: 'statement-open',
  method: 'POST',
  permission: 'money.match',
  idempotent: true,
  maxBodyBytes: 24_000_000,
  uploads: ['text'],
  summary:
    'Hand in a bank statement: CSV, MT940, camt.053 or OFX. It is read and shown; nothing is imported before it is started (A15.313).',
  request: z.strictObject({
    market: z.enum(marketIds),
    file: plainText(200).meta({ description: 'What whoever hands it in calls the file.' }),
    text: plainText(20_000_000)
      .min(1)
      .meta({ examples: ['Date,Reference,Credit,Narration'] }),
  }),
  response: z.strictObject({ importId }),
  errors: [
    'idempotency_key_in_use',
    'idempotency_key_reused',
    'market_not_offered',
    'money_cannot_change_so',
    'not_found',
  ],
});

const consoleStatementImport = defineCall({
  ...shared,
  id: 'A15.311',
  name: 'statement-import',
  method: 'GET',
  permission: 'money.read',
  idempotent: false,
  summary:
    'One statement on its way into the books: how its file is read, what is wrong with it, and how far the import is.',
  request: z.strictObject({ importId }),
  response: z.strictObject({
    importId,
    name: z.string(),
    bytes: z.int(),
    openedBy: z.string(),
    openedAt: instant,
    state,
    startedAt: instant.nullable(),
    endedAt: instant.nullable(),
    statementId: z.string().nullable(),
    transfers: z.int(),
    done: z.int(),
    applied: z.int(),
    unapplied: z.int(),
    known: z.int(),
    stoppedFor: z.string().nullable(),
    presets: z.array(z.strictObject({ key: slug(40), name: z.string() })),
    leftOut: z.array(z.strictObject({ reason: z.string(), lines: z.int(), why: z.string() })),
    file: z
      .strictObject({
        format: z.enum(['csv', 'mt940', 'camt053', 'ofx']),
        preset: z.string().nullable(),
        columns: z.array(
          z.strictObject({ name: z.string(), samples: z.array(z.string()), becomes: becomes.nullable() }),
        ),
        dates: order.nullable(),
        isDateOrderAsked: z.boolean(),
        lines: z.int(),
        from: calendarDay.nullable(),
        to: calendarDay.nullable(),
        moneyIn: side,
        moneyOut: side,
        leftOutLines: z.int(),
        opening: signedAmount.nullable(),
        closing: signedAmount.nullable(),
        balanceFault: z.string().nullable(),
        hasLineBalances: z.boolean(),
        saidBefore: z.strictObject({ on: calendarDay, balance: signedAmount }).nullable().meta({
          description: 'What the bank said last before it, where this file opens with another balance.',
        }),
        account: z.string().nullable().meta({ description: 'Which account the file says it is of.' }),
        first: z
          .array(
            z.strictObject({
              line: z.int(),
              valueOn: calendarDay,
              amount: signedAmount,
              number: z.string().nullable(),
              narration: z.string(),
              becomes: z.enum(['to-loan', 'unapplied', 'known', 'not-yet', 'kept']),
            }),
          )
          .meta({ description: 'Its first lines, and what would become of each.' }),
        faults: z.array(
          z.strictObject({
            reason: z.string(),
            lines: z.int(),
            firstLine: z.int(),
            sentence: z.string(),
            text: z.string(),
          }),
        ),
        repeats: z
          .strictObject({ lines: z.int(), firstLine: z.int(), said: repeats.nullable() })
          .meta({ description: 'Lines without a number that may be the same as lines of a file before.' }),
        closedLines: z.int(),
        forecast: z
          .strictObject({ toLoans: z.int(), unapplied: z.int(), known: z.int() })
          .nullable()
          .meta({ description: 'Where its transfers would go; null: too many to look up beforehand.' }),
        seen: z.string().meta({ description: 'Stands for what is shown; sent with the start.' }),
      })
      .nullable()
      .meta({ description: 'Null once it was started: the file is gone when the import is over.' }),
  }),
  errors: ['not_found'],
});

const consoleStatementChange = defineCall({
  ...shared,
  id: 'A15.312',
  name: 'statement-change',
  method: 'POST',
  permission: 'money.match',
  idempotent: true,
  summary:
    'Say how a statement is read (preset, columns, order of dates, balances), correct one line, or leave lines with errors out.',
  request: z.strictObject({
    importId,
    preset: slug(40)
      .nullable()
      .optional()
      .meta({ examples: ['ofx'] }),
    columns: z.array(becomes.nullable()).max(60).nullable().optional(),
    dates: order.optional(),
    opening: signedAmount.optional(),
    closing: signedAmount.optional(),
    repeats: repeats.optional(),
    correct: z.strictObject({ line: z.int().min(1), text: plainText(2_000) }).optional(),
    leaveOut: z
      .strictObject({ reason: slug(40).meta({ examples: ['no-amount'] }), why: reasonGiven })
      .optional(),
  }),
  response: z.strictObject({ importId }),
  errors: ['idempotency_key_in_use', 'idempotency_key_reused', 'money_cannot_change_so', 'not_found'],
});

const consoleStatementStart = defineCall({
  ...shared,
  id: 'A15.313',
  name: 'statement-start',
  method: 'POST',
  permission: 'money.match',
  idempotent: true,
  summary:
    'Import a statement as it was shown, in the background: the whole file first, then each transfer once.',
  request: z.strictObject({
    importId,
    seen: z.string().max(64),
    confirm: z.boolean().optional().meta({
      description: 'Import it although it opens with another balance than the last one closed with.',
    }),
  }),
  response: z.strictObject({ importId }),
  errors: ['idempotency_key_in_use', 'idempotency_key_reused', 'money_cannot_change_so', 'not_found'],
});

const consoleStatementCancel = defineCall({
  ...shared,
  id: 'A15.314',
  name: 'statement-cancel',
  method: 'POST',
  permission: 'money.match',
  idempotent: true,
  summary: 'Cancel an import of which nothing is posted yet: nothing of the file is kept.',
  request: z.strictObject({ importId }),
  response: z.strictObject({ importId }),
  errors: ['idempotency_key_in_use', 'idempotency_key_reused', 'money_cannot_change_so', 'not_found'],
});

const consoleBankStatements = defineCall({
  ...shared,
  id: 'A15.315',
  name: 'bank-statements',
  method: 'GET',
  permission: 'money.read',
  idempotent: false,
  summary:
    'Bank statements as they were imported, the newest first: account, file, who, balances, lines and how many are matched.',
  request: z.strictObject({ market: z.enum(marketIds), cursor: cursor.optional() }),
  response: z.strictObject({
    items: z.array(
      z.strictObject({
        statementId: z.string(),
        account: z.int(),
        file: z.string(),
        from: calendarDay,
        to: calendarDay,
        opening: signedAmount.nullable(),
        closing: signedAmount.nullable(),
        lines: z.int(),
        newLines: z.int().meta({ description: 'Those that no file before it had.' }),
        matched: z.int(),
        readBy: z.string(),
        readAt: instant,
      }),
    ),
    underWay: z.array(
      z.strictObject({
        importId,
        file: z.string(),
        state,
        transfers: z.int(),
        done: z.int(),
        openedAt: instant,
        stoppedFor: z.string().nullable(),
      }),
    ),
    nextCursor: cursor.nullable(),
  }),
  errors: ['market_not_offered'],
});

const consoleBankSignOff = defineCall({
  ...shared,
  id: 'A15.316',
  name: 'bank-sign-off',
  method: 'POST',
  permission: 'money.match',
  idempotent: true,
  summary:
    'Request sign-off of a reconciled day of the bank account. An approver decides; then it is read only.',
  request: z.strictObject({ market: z.enum(marketIds), on: calendarDay, reason: reasonGiven }),
  response: z.strictObject({ approvalId: z.string() }),
  errors: [
    'idempotency_key_in_use',
    'idempotency_key_reused',
    'not_found',
    'money_cannot_change_so',
    'market_not_offered',
  ],
});

export const consoleStatementImportCalls = [
  consoleStatementOpen,
  consoleStatementImport,
  consoleStatementChange,
  consoleStatementStart,
  consoleStatementCancel,
  consoleBankStatements,
  consoleBankSignOff,
] as const;
