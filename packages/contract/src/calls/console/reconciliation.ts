import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { calendarDay, cursor, instant, minorAmount, plainText, signedAmount } from '../../fields.ts';
import { marketIds } from '../../market.ts';
import { reasonGiven } from './fields.ts';
import { loanName } from './payments.ts';

const consoleStatementRead = defineCall({
  id: 'A15.55',
  group: 'console',
  name: 'statement-read',
  method: 'POST',
  audience: 'staff',
  permission: 'money.match',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  maxBodyBytes: 12_000_000,
  uploads: ['csv'],
  summary: 'Read a bank statement: each line is counted once, ever. A preview tells what would happen.',
  request: z.strictObject({
    market: z.enum(marketIds),
    csv: plainText(10_000_000).meta({ examples: ['Date,Reference,Credit,Narration'] }),
    isDryRun: z.boolean(),
    file: plainText(200).optional().meta({ description: 'What whoever reads it calls the file.' }),
    opening: signedAmount
      .optional()
      .meta({ description: 'What the bank says it held before, where the file does not.' }),
    closing: signedAmount.optional().meta({ description: 'What it held after.' }),
    part: z
      .strictObject({ from: z.int().min(0), count: z.int().min(1).max(5_000) })
      .optional()
      .meta({ description: 'So many of its transfers, from this one on; all of them without it.' }),
    confirm: z
      .boolean()
      .optional()
      .meta({ description: 'Import it though it opens with another balance than the last one closed with.' }),
  }),
  response: z.strictObject({
    lines: z.int(),
    credited: z.int(),
    waiting: z.int(),
    known: z.int(),
    others: z
      .int()
      .meta({ description: 'Remittances, charges, and whatever went out: for the reconciliation.' }),
    opening: signedAmount.nullable(),
    closing: signedAmount.nullable(),
    transfers: z.int().meta({ description: 'How many transfers the file has in all.' }),
    next: z
      .int()
      .nullable()
      .meta({ description: 'From which transfer on the next part is read; null: this was the last.' }),
    rows: z.array(
      z.strictObject({
        line: z.int(),
        number: z.string(),
        amount: minorAmount,
        valueOn: calendarDay,
        outcome: z.enum(['credited', 'waiting', 'known']),
      }),
    ),
    faults: z.array(z.strictObject({ line: z.int(), sentence: z.string() })),
  }),
  errors: ['market_not_offered'],
});

const consoleStatements = defineCall({
  id: 'A15.56',
  group: 'console',
  name: 'statements',
  method: 'GET',
  audience: 'staff',
  permission: 'money.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'The lines of bank statements that were read, the newest first.',
  request: z.strictObject({ market: z.enum(marketIds), cursor: cursor.optional() }),
  response: z.strictObject({
    items: z.array(
      z.strictObject({
        lineId: z.string(),
        number: z.string(),
        amount: minorAmount,
        valueOn: calendarDay,
        importedAt: instant,
        paymentId: z.uuid(),
        state: z.string(),
        foundBy: z.enum(['claim', 'reference', 'known']).nullable(),
        loan: loanName.nullable(),
      }),
    ),
    nextCursor: cursor.nullable(),
  }),
  errors: ['market_not_offered'],
});

const consoleDifferences = defineCall({
  id: 'A15.57',
  group: 'console',
  name: 'differences',
  method: 'GET',
  audience: 'staff',
  permission: 'money.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'What a channel says and our books do not, or the other way round; and callbacks that nothing could be made of.',
  request: z.strictObject({ market: z.enum(marketIds), cursor: cursor.optional() }),
  response: z.strictObject({
    items: z.array(
      z.strictObject({
        differenceId: z.string(),
        channel: z.string(),
        kind: z.enum(['only-theirs', 'only-ours', 'other-amount', 'other-day', 'taken-back-here']),
        number: z.string(),
        paymentId: z.uuid().nullable(),
        ours: minorAmount.nullable(),
        theirs: minorAmount.nullable(),
        foundOn: calendarDay,
        ways: z.array(z.enum(['explain', 'credit', 'take-back'])),
      }),
    ),
    callbacks: z.array(
      z.strictObject({
        callbackId: z.string(),
        channel: z.string(),
        number: z.string(),
        says: z.string(),
        outcome: z.string().nullable(),
        heardAt: instant,
      }),
    ),
    nextCursor: cursor.nullable(),
  }),
  errors: ['market_not_offered'],
});

const consoleDifferenceSettle = defineCall({
  id: 'A15.58',
  group: 'console',
  name: 'difference-settle',
  method: 'POST',
  audience: 'staff',
  permission: 'money.match',
  variant: 'none',
  idempotent: true,
  wireGroup: null,
  summary: 'Say what a difference or a callback is: it is explained, its money counted, or ours taken back.',
  request: z.strictObject({
    of: z.enum(['difference', 'callback']),
    id: z
      .string()
      .regex(/^[0-9]{1,15}$/u)
      .meta({ examples: ['12'] }),
    how: z.enum(['explain', 'credit', 'take-back']),
    reason: reasonGiven,
  }),
  response: z.strictObject({ id: z.string() }),
  errors: ['idempotency_key_in_use', 'idempotency_key_reused', 'not_found', 'money_cannot_change_so'],
});

export const consoleReconciliationCalls = [
  consoleStatementRead,
  consoleStatements,
  consoleDifferences,
  consoleDifferenceSettle,
] as const;
