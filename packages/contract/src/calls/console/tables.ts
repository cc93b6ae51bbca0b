import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { calendarDay, instant, minorAmount, plainText } from '../../fields.ts';
import { marketIds } from '../../market.ts';

const consoleTables = defineCall({
  id: 'A15.126',
  group: 'console',
  name: 'tables',
  method: 'GET',
  audience: 'staff',
  permission: 'table.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'The versions of a market’s decision table, newest first, and what a table may be made of.',
  request: z.strictObject({ market: z.enum(marketIds) }),
  response: z.strictObject({
    versions: z.array(
      z.strictObject({
        version: z.int().min(1),
        validFrom: calendarDay,
        savedAt: instant
          .nullable()
          .meta({ description: 'Null of the default before anything was decided by it.' }),
        standing: z.enum(['coming', 'in-force', 'past']),
      }),
    ),
    facts: z.array(
      z.strictObject({
        fact: z.string(),
        name: z.string(),
        kind: z.enum(['number', 'money', 'share', 'word', 'flag']),
        words: z.array(z.string()),
        says: z.string(),
      }),
    ),
    reasons: z.array(
      z.strictObject({ code: z.string(), outcome: z.enum(['refuse', 'refer']), sentence: z.string() }),
    ),
    waitsForApproval: z.boolean(),
  }),
  errors: ['market_not_offered'],
});

/**
 * A condition as somebody would say it: "under 21", "over 30 %", "3 to 5", "thin or unknown". What is not
 * named is any.
 */
const cell = z.strictObject({
  fact: plainText(40).meta({ examples: ['age'] }),
  text: plainText(200).meta({ examples: ['under 18'] }),
});

const rowSays = plainText(300).meta({
  description: 'The row in a sentence.',
  examples: ['Only adults borrow.'],
});

const limitRow = z.strictObject({
  when: z.array(cell).max(30),
  mostBurdenPerMille: z
    .int()
    .min(0)
    .max(1_000_000)
    .meta({ description: 'The most of the income, in a thousand parts.', examples: [300] }),
  mostAmount: minorAmount,
  says: rowSays,
});

const ruleRow = z.strictObject({
  outcome: z.enum(['refuse', 'refer']),
  reason: plainText(60).meta({ examples: ['too_young'] }),
  when: z.array(cell).max(30),
  says: rowSays,
});

/** A decision table as a person writes it. */
const tableInWords = z.strictObject({
  limits: z.array(limitRow).max(20),
  rules: z.array(ruleRow).max(100),
});

/** Where something is wrong: a part of the table, its row from 0, a column. */
const tableFault = z.strictObject({
  part: z.enum(['limits', 'rules', 'table']),
  row: z.int().min(0).nullable(),
  fact: z.string().nullable(),
  sentence: z.string(),
});

const consoleTable = defineCall({
  id: 'A15.127',
  group: 'console',
  name: 'table',
  method: 'GET',
  audience: 'staff',
  permission: 'table.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'One version of a market’s decision table, in words.',
  request: z.strictObject({ market: z.enum(marketIds), version: z.int().min(1).max(1_000_000) }),
  response: z.strictObject({ version: z.int(), validFrom: calendarDay, table: tableInWords }),
  errors: ['not_found', 'market_not_offered'],
});

const consoleTableCheck = defineCall({
  id: 'A15.128',
  group: 'console',
  name: 'table-check',
  method: 'POST',
  audience: 'staff',
  permission: 'table.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  maxBodyBytes: 200_000,
  summary:
    'Reads a draft as it is being written: every fault with its place, and the draft in its own words. Keeps nothing.',
  request: z.strictObject({ market: z.enum(marketIds), table: tableInWords }),
  response: z.strictObject({
    faults: z.array(tableFault),
    table: tableInWords.meta({
      description: 'The draft with every cell that could be read, in the console’s words.',
    }),
  }),
  errors: ['market_not_offered'],
});

const testedOutcome = z.enum(['approve', 'refer', 'refuse']);
const wholeNumber = z.int().min(0);

const consoleTableTest = defineCall({
  id: 'A15.129',
  group: 'console',
  name: 'table-test',
  method: 'POST',
  audience: 'staff',
  permission: 'table.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  maxBodyBytes: 200_000,
  summary:
    'What would have changed? Decides past applications again, on the facts that were stored with them. Changes nothing.',
  request: z.strictObject({
    market: z.enum(marketIds),
    against: z
      .int()
      .min(1)
      .max(1_000_000)
      .meta({ description: 'The version to compare with.', examples: [1] }),
    table: tableInWords,
    days: z
      .int()
      .min(1)
      .max(366)
      .meta({ examples: [90] }),
  }),
  response: z.strictObject({
    from: calendarDay,
    until: calendarDay,
    tested: wholeNumber,
    left: wholeNumber.meta({
      description:
        'In those days, but not decided again: forgotten with their borrower, without facts, or beyond the most.',
    }),
    cells: z.array(z.strictObject({ before: testedOutcome, after: testedOutcome, count: wholeNumber })),
    hits: z.strictObject({ before: z.array(wholeNumber), after: z.array(wholeNumber) }).meta({
      description:
        'How often each rule fitted, by its place: of the version compared with, and of the draft.',
    }),
    changed: z.array(
      z.strictObject({
        orderId: z.uuid(),
        reference: z.string(),
        name: z.string().nullable(),
        before: testedOutcome,
        after: testedOutcome,
        because: z.string(),
        inFact: z.string(),
      }),
    ),
    changedCount: wholeNumber,
    amountChanged: wholeNumber.meta({ description: 'Approved both times, for another amount.' }),
    newlyApproved: z.strictObject({
      count: wholeNumber,
      approvedByPeople: wholeNumber,
      refused: wholeNumber,
      withdrawn: wholeNumber,
      paidOut: wholeNumber,
      over30DaysLate: wholeNumber,
    }),
    notAskedElsewhere: wholeNumber.meta({
      description:
        'Of the changed: refused before anybody else was asked; what a bureau would have said is not known.',
    }),
  }),
  errors: ['not_found', 'market_not_offered', 'decision_table_is_unfit'],
});

const consoleTableAsk = defineCall({
  id: 'A15.130',
  group: 'console',
  name: 'table-ask',
  method: 'POST',
  audience: 'staff',
  permission: 'table.change',
  variant: 'none',
  idempotent: true,
  wireGroup: null,
  maxBodyBytes: 200_000,
  summary:
    'Asks an approver for a new version of the decision table, from a day on. Nothing changes until they agree.',
  request: z.strictObject({
    market: z.enum(marketIds),
    basedOn: z
      .int()
      .min(1)
      .max(1_000_000)
      .meta({ description: 'The newest version when the draft was begun.' }),
    table: tableInWords,
    validFrom: calendarDay,
    reason: plainText(2_000)
      .regex(/\S/u)
      .meta({ examples: ['Too many small differences were left to a person.'] }),
  }),
  response: z.strictObject({ approvalId: z.uuid() }),
  errors: [
    'market_not_offered',
    'decision_table_is_unfit',
    'decision_table_was_changed',
    'decision_table_is_the_same',
    'approval_waits_already',
    'day_is_past',
    'idempotency_key_reused',
    'idempotency_key_in_use',
  ],
});

export const consoleTableCalls = [
  consoleTables,
  consoleTable,
  consoleTableCheck,
  consoleTableTest,
  consoleTableAsk,
] as const;
