import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { calendarDay, cursor, instant, plainText, signedAmount } from '../../../fields.ts';
import { marketIds } from '../../../market.ts';
import { reasonGiven } from '../fields.ts';

const month = z
  .string()
  .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/u)
  .meta({ examples: ['2026-10'] });
const amounts = z.array(signedAmount).meta({ description: 'One for each column.' });
const row = z.strictObject({ number: z.int(), name: z.string(), amounts });
const period = z.strictObject({
  month,
  from: calendarDay,
  to: calendarDay,
  state: z.enum(['closed', 'open', 'running']).meta({ description: 'running: its last day still runs.' }),
});
const account = z.strictObject({ number: z.int(), name: z.string() });

const shared = { group: 'console', audience: 'staff', variant: 'none', wireGroup: null } as const;

const cashPart = z.enum(['operating', 'investing', 'financing']);

const consoleFinancialStatements = defineCall({
  ...shared,
  id: 'A15.320',
  name: 'financial-statements',
  method: 'GET',
  permission: 'books.read',
  idempotent: false,
  summary:
    'Balance sheet, profit and loss and cash flow of a month beside another, with their tie to the trial balance.',
  request: z.strictObject({
    market: z.enum(marketIds),
    month: month.optional(),
    compare: z.union([month, z.literal('none')]).optional(),
  }),
  response: z.strictObject({
    period,
    compare: period.nullable(),
    businessDate: calendarDay,
    firstMonth: month.nullable().meta({ description: 'Of the first entry; null before it.' }),
    tie: z.strictObject({
      debit: signedAmount,
      credit: signedAmount,
      difference: signedAmount,
      ties: z.boolean(),
    }),
    balances: z.boolean(),
    sheet: z.strictObject({
      assets: z.array(row),
      totalAssets: amounts,
      liabilities: z.array(row),
      totalLiabilities: amounts,
      retained: amounts,
      profit: amounts,
      totalEquity: amounts,
      liabilitiesAndEquity: amounts,
    }),
    profit: z
      .strictObject({
        income: z.array(row),
        totalIncome: amounts,
        directCosts: z.array(row),
        margin: amounts,
        creditLosses: z.array(row),
        profit: amounts,
      })
      .meta({ description: 'The last column is the year to date.' }),
    cash: z.strictObject({
      rows: z.array(
        z.strictObject({
          key: z.string(),
          part: cashPart,
          event: z.string().nullable().meta({ description: 'The journal’s filter that opens its entries.' }),
          name: z.string(),
          amounts,
        }),
      ),
      parts: z.array(z.strictObject({ part: cashPart, amounts })),
      opening: amounts,
      movement: amounts,
      closing: amounts,
    }),
  }),
  errors: ['market_not_offered', 'day_has_not_come'],
});

const consoleGeneralLedger = defineCall({
  ...shared,
  id: 'A15.321',
  name: 'general-ledger',
  method: 'GET',
  permission: 'books.read',
  idempotent: false,
  summary: 'Which account is which in the general ledger, what was handed over to it, and what comes next.',
  request: z.strictObject({ market: z.enum(marketIds) }),
  response: z.strictObject({
    accounts: z.array(account.extend({ code: z.string(), codeName: z.string() })),
    mapping: z.strictObject({ preparedBy: z.string(), approvedBy: z.string(), madeAt: instant }).nullable(),
    asked: z.strictObject({ approvalId: z.string(), askedBy: z.string() }).nullable(),
    handOvers: z.array(
      z.strictObject({
        handOverId: z.string(),
        n: z.int(),
        through: calendarDay,
        entries: z.int(),
        late: z.int(),
        debit: signedAmount,
        madeAt: instant,
      }),
    ),
    next: z.strictObject({
      through: calendarDay,
      entries: z.int(),
      late: z.int(),
      debit: signedAmount,
      unmapped: z.array(account),
    }),
  }),
  errors: ['market_not_offered'],
});

const refusals = [
  'idempotency_key_in_use',
  'idempotency_key_reused',
  'not_found',
  'money_cannot_change_so',
  'market_not_offered',
] as const;

const consoleGlMap = defineCall({
  ...shared,
  id: 'A15.322',
  name: 'gl-map',
  method: 'POST',
  permission: 'books.close',
  idempotent: true,
  summary: 'Ask that accounts are mapped to the general ledger so. An approver decides.',
  request: z.strictObject({
    market: z.enum(marketIds),
    accounts: z
      .array(
        z.strictObject({ number: z.int().min(1000).max(9999), code: plainText(40), name: plainText(80) }),
      )
      .max(300),
    reason: reasonGiven,
  }),
  response: z.strictObject({ approvalId: z.string() }),
  errors: refusals,
});

const consoleGlHandOver = defineCall({
  ...shared,
  id: 'A15.323',
  name: 'gl-hand-over',
  method: 'POST',
  permission: 'books.close',
  idempotent: true,
  summary:
    'Hand every entry through a day over to the general ledger that was not handed over before, the late ones too. An account without a code refuses it.',
  request: z.strictObject({ market: z.enum(marketIds), through: calendarDay }),
  response: z.strictObject({ handOverId: z.string(), entries: z.int() }),
  errors: refusals,
});

const fileLine = z.strictObject({
  no: z.string(),
  businessDate: calendarDay,
  event: z.string(),
  key: z.string(),
  number: z.int(),
  name: z.string(),
  code: z.string().nullable(),
  codeName: z.string().nullable(),
  currency: z.string(),
  debit: signedAmount,
  credit: signedAmount,
});

const consoleGlFile = defineCall({
  ...shared,
  id: 'A15.324',
  name: 'gl-file',
  method: 'GET',
  permission: 'books.read',
  idempotent: false,
  summary: 'The lines of a hand-over, in parts: one for each account of an entry, as it was mapped then.',
  request: z.strictObject({ handOverId: z.string().regex(/^[0-9]{1,15}$/u), cursor: cursor.optional() }),
  response: z.strictObject({
    market: z.string(),
    n: z.int(),
    lines: z.array(fileLine),
    nextCursor: cursor.nullable(),
  }),
  errors: ['not_found'],
});

const consoleJournalFile = defineCall({
  ...shared,
  id: 'A15.325',
  name: 'journal-file',
  method: 'GET',
  permission: 'books.read',
  idempotent: false,
  summary: 'The journal between two days for a file, in parts: one line for each account of an entry.',
  request: z.strictObject({
    market: z.enum(marketIds),
    from: calendarDay,
    to: calendarDay,
    cursor: cursor.optional(),
  }),
  response: z.strictObject({ lines: z.array(fileLine), nextCursor: cursor.nullable() }),
  errors: ['market_not_offered'],
});

export const consoleGeneralLedgerCalls = [
  consoleFinancialStatements,
  consoleGeneralLedger,
  consoleGlMap,
  consoleGlHandOver,
  consoleGlFile,
  consoleJournalFile,
] as const;
