import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { calendarDay, cursor, instant, minorAmount, signedAmount, slug } from '../../fields.ts';
import { marketIds } from '../../market.ts';
import { listAsked } from './lists/list-fields.ts';
import { reasonGiven } from './fields.ts';

const consoleTrialBalance = defineCall({
  id: 'A15.61',
  group: 'console',
  name: 'trial-balance',
  method: 'GET',
  audience: 'staff',
  permission: 'books.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'The trial balance of a market at the end of a business day, and whether it ties.',
  request: z.strictObject({ market: z.enum(marketIds), asOf: calendarDay.optional() }),
  response: z.strictObject({
    asOf: calendarDay,
    firstOn: calendarDay.nullable().meta({ description: 'The day of the first entry; null before it.' }),
    rows: z.array(
      z.strictObject({
        number: z.int(),
        account: z.string(),
        kind: z.enum(['asset', 'liability', 'income', 'expense', 'memo']),
        name: z.string(),
        debit: minorAmount,
        credit: minorAmount,
      }),
    ),
    debit: minorAmount,
    credit: minorAmount,
    ties: z.boolean(),
  }),
  errors: ['market_not_offered', 'day_has_not_come'],
});

export const journalNo = z.string().nullable().meta({
  description:
    'Its number in the market’s journal, which has no hole; null for the seconds until it has one.',
});

/** An entry as it stands in the books. Debit is positive, credit negative. */
const journalEntry = z.strictObject({
  entryId: z.string(),
  no: journalNo,
  event: z.string(),
  words: z.string(),
  businessDate: calendarDay,
  postedAt: instant,
  lines: z.array(
    z.strictObject({
      number: z.int(),
      account: z.string(),
      name: z.string(),
      subject: z.string().nullable(),
      minor: signedAmount,
    }),
  ),
  reverses: z.string().nullable(),
  reversedBy: z.string().nullable(),
});

const consoleJournal = defineCall({
  id: 'A15.62',
  group: 'console',
  name: 'journal',
  method: 'GET',
  audience: 'staff',
  permission: 'books.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'The journal of a market, the newest first where no sort is said: of an account, of a loan or a payment, of an event, between two days.',
  request: listAsked(
    {
      from: calendarDay.optional(),
      to: calendarDay.optional(),
      account: z.int().min(1000).max(9999).optional(),
      subject: z
        .string()
        .regex(/^(?:loan|payment):[0-9a-f-]{1,40}$/u)
        .optional()
        .meta({ examples: ['loan:42'] }),
      event: slug(40).optional(),
    },
    ['no', 'day'],
  ),
  response: z.strictObject({
    items: z.array(journalEntry),
    nextCursor: cursor.nullable(),
    accounts: z.array(z.strictObject({ number: z.int(), name: z.string() })),
    events: z.array(z.string()),
  }),
  errors: ['market_not_offered'],
});

const consoleEntry = defineCall({
  id: 'A15.63',
  group: 'console',
  name: 'entry',
  method: 'GET',
  audience: 'staff',
  permission: 'books.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'One entry and its cause: the loan, payment, payout or month’s provision that it is of, its tax invoice, and who did it.',
  request: z.strictObject({
    entryId: z
      .string()
      .regex(/^[0-9]{1,15}$/u)
      .meta({ examples: ['41'] }),
  }),
  response: z.strictObject({
    market: z.string().meta({ description: 'Whose it is: its amounts are in that market’s currency.' }),
    entry: journalEntry,
    naturalKey: z.string(),
    when: z.string().meta({ description: 'When such an entry is posted, in a sentence.' }),
    causes: z.array(
      z.strictObject({
        kind: z.enum(['loan', 'payment', 'payout', 'provision', 'invoice']),
        id: z.string(),
        reference: z.string(),
        words: z.string(),
        subject: z.string().nullable().meta({ description: 'The journal’s filter that leads back.' }),
      }),
    ),
    acts: z.array(
      z.strictObject({
        at: instant,
        actor: z.string(),
        command: z.string(),
        words: z.string().meta({ description: 'What was done, as the audit trail calls it.' }),
        subject: z.string(),
      }),
    ),
  }),
  errors: ['not_found'],
});

const consolePeriods = defineCall({
  id: 'A15.64',
  group: 'console',
  name: 'periods',
  method: 'GET',
  audience: 'staff',
  permission: 'books.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'Up to which day the books are closed, the closings there were, and what stands in the way of the next.',
  request: z.strictObject({ market: z.enum(marketIds) }),
  response: z.strictObject({
    businessDate: calendarDay,
    closedThrough: calendarDay.nullable(),
    next: calendarDay.nullable().meta({ description: 'The last day of the next month that is over.' }),
    checks: z.array(z.strictObject({ agrees: z.boolean(), words: z.string() })),
    asked: z
      .strictObject({ approvalId: z.uuid(), askedBy: z.string() })
      .nullable()
      .meta({ description: 'A closing that waits for an approver.' }),
    closings: z.array(
      z.strictObject({
        through: calendarDay,
        closedAt: instant,
        lastEntryId: z.string(),
        preparedBy: z.string().nullable(),
        approvedBy: z.string().nullable(),
      }),
    ),
  }),
  errors: ['market_not_offered'],
});

const consolePeriodClose = defineCall({
  id: 'A15.65',
  group: 'console',
  name: 'period-close',
  method: 'POST',
  audience: 'staff',
  permission: 'books.close',
  variant: 'none',
  idempotent: true,
  wireGroup: null,
  summary:
    'Ask an approver to close the books through a day: then nothing of it or before is posted any more.',
  request: z.strictObject({ market: z.enum(marketIds), through: calendarDay, reason: reasonGiven }),
  response: z.strictObject({ approvalId: z.uuid() }),
  errors: [
    'market_not_offered',
    'idempotency_key_in_use',
    'idempotency_key_reused',
    'money_cannot_change_so',
  ],
});

export const consoleBookCalls = [
  consoleTrialBalance,
  consoleJournal,
  consoleEntry,
  consolePeriods,
  consolePeriodClose,
] as const;
