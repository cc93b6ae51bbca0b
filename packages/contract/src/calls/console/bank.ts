import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { calendarDay, instant, minorAmount, plainText } from '../../fields.ts';
import { marketIds } from '../../market.ts';
import { bookedEntry, reasonGiven } from './fields.ts';

const signed = z.int().meta({ description: 'Minor units; negative: it went out.', examples: [-25_000] });
const rowId = z.string().regex(/^[0-9]{1,15}$/u);
const channel = z.string().regex(/^[a-z][a-z0-9-]{0,40}$/u);
const kinds = ['transfer', 'remittance', 'charge', 'interest', 'debit'] as const;

/** An entry of the books that moves cash at bank. */
const bankEntry = z.strictObject({
  entryId: z.string(),
  event: z.string(),
  name: z.string(),
  businessDate: calendarDay,
  amount: signed,
});

const bankLine = z.strictObject({
  lineId: z.string(),
  n: z.int(),
  valueOn: calendarDay,
  amount: signed,
  number: z.string().nullable(),
  narration: z.string(),
  kind: z.enum(kinds),
  channel: z.string().nullable(),
  isMatched: z.boolean(),
});

const signedDay = z.strictObject({
  on: calendarDay,
  preparedBy: z.string(),
  approvedBy: z.string(),
  signedAt: instant,
});

const side = { opening: signed, movement: signed, adjusted: signed };

const consoleBankDay = defineCall({
  id: 'A15.240',
  group: 'console',
  name: 'bank-day',
  method: 'GET',
  audience: 'staff',
  permission: 'money.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'The bank account at the end of a day: what the bank says, what the books hold, what stands between them, and how old clearing is.',
  request: z.strictObject({ market: z.enum(marketIds), on: calendarDay.optional() }),
  response: z.strictObject({
    on: calendarDay,
    today: calendarDay,
    statement: z
      .strictObject({ file: z.string(), from: calendarDay, to: calendarDay, lines: z.int(), readAt: instant })
      .nullable(),
    files: z.array(z.string()).meta({ description: 'Every statement that has the day, the last one first.' }),
    openedOn: calendarDay.nullable(),
    offer: z.strictObject({ on: calendarDay, balance: signed }).nullable().meta({
      description: 'What the first statement opens with, while the account has no opening balance.',
    }),
    proof: z
      .strictObject({
        bank: z.strictObject({
          ...side,
          credits: z.int(),
          debits: z.int(),
          closing: signed,
          notAtBank: signed,
          notAtBankCount: z.int(),
        }),
        books: z.strictObject({
          ...side,
          entries: z.int(),
          balance: signed,
          notInBooks: signed,
          notInBooksCount: z.int(),
          bookedLater: signed.meta({ description: 'At the bank on this day, in the books on a later one.' }),
          bookedLaterCount: z.int(),
        }),
        difference: signed,
      })
      .nullable(),
    gaps: z.array(z.string()).meta({ description: 'Why the day is not reconciled; nothing where it is.' }),
    lines: z.array(bankLine.extend({ bookedAs: z.array(bankEntry) })),
    inTransit: z.array(bankEntry).meta({ description: 'In the books, and on no line yet.' }),
    ages: z.array(
      z.strictObject({
        account: z.int(),
        channel: z.string(),
        balance: signed,
        today: signed,
        oneDay: signed,
        threeDays: signed,
        older: signed,
        olderPayments: z.int(),
        ties: z.boolean(),
      }),
    ),
    parties: z.array(z.strictObject({ party: z.string(), owed: signed })),
    signOff: signedDay.nullable().meta({ description: 'Who signed the day off; it is read only then.' }),
    lastSignOff: signedDay.nullable(),
    asked: z.strictObject({ approvalId: z.string(), askedBy: z.string() }).nullable(),
  }),
  errors: ['market_not_offered'],
});

const lineMeaning = {
  lineId: rowId,
  channel: channel.optional(),
  through: calendarDay
    .optional()
    .meta({ description: 'Instead of the suggestion: what was collected through it.' }),
  leaveOut: z
    .string()
    .max(40_000)
    .regex(/^[0-9a-f-]{36}(?:,[0-9a-f-]{36})*$/u)
    .optional()
    .meta({ description: 'Payments that are not in the remittance, with commas between.' }),
  entryIds: z
    .string()
    .max(8_000)
    .regex(/^[0-9]{1,15}(?:,[0-9]{1,15})*$/u)
    .optional()
    .meta({ description: 'Entries that the line shows, with commas between.' }),
  party: plainText(60).optional(),
};
const meanings = z.enum(['remittance', 'charge', 'interest', 'match', 'transfer', 'third-party']);

const consoleBankLine = defineCall({
  id: 'A15.241',
  group: 'console',
  name: 'bank-line',
  method: 'GET',
  audience: 'staff',
  permission: 'money.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'One line of the statement: what it may be, with the arithmetic, and the entry that would be booked.',
  request: z.strictObject({ ...lineMeaning, as: meanings.optional() }),
  response: z.strictObject({
    line: bankLine,
    as: meanings,
    seen: z.string().nullable().meta({ description: 'Stands for what is shown; sent with the act.' }),
    refusedFor: z.string().nullable(),
    takesTwo: z.boolean().meta({ description: 'Money that left: it is booked when an approver agrees.' }),
    isExact: z
      .boolean()
      .meta({ description: 'One entry of this amount that the line names: no reason needed.' }),
    remittance: z
      .strictObject({
        channel: z.string(),
        gross: signed,
        cost: signed,
        remitted: signed,
        isCostKnown: z.boolean(),
        payments: z.int(),
        from: calendarDay.nullable(),
        through: calendarDay.nullable(),
        missing: z.strictObject({ number: z.string(), amount: signed }).nullable(),
      })
      .nullable(),
    entry: bookedEntry.nullable(),
    candidates: z.array(bankEntry),
    entryIds: z.array(z.string()),
  }),
  errors: ['not_found'],
});

const consoleBankLinePost = defineCall({
  id: 'A15.242',
  group: 'console',
  name: 'bank-line-post',
  method: 'POST',
  audience: 'staff',
  permission: 'money.match',
  variant: 'none',
  idempotent: true,
  wireGroup: null,
  summary:
    'Book what a line of the statement is, as it was shown: the bank is the other witness. Money that left takes an approver (A15.243).',
  request: z.strictObject({
    ...lineMeaning,
    as: meanings,
    seen: z.string().max(64),
    reason: reasonGiven
      .optional()
      .meta({ description: 'Why; left out of a match that the line itself names (`isExact`).' }),
  }),
  response: z.strictObject({ lineId: z.string(), entryId: z.string().nullable() }),
  errors: ['idempotency_key_in_use', 'idempotency_key_reused', 'not_found', 'money_cannot_change_so'],
});

const consoleBankLineUnmatch = defineCall({
  id: 'A15.800',
  group: 'console',
  name: 'bank-line-unmatch',
  method: 'POST',
  audience: 'staff',
  permission: 'money.match',
  variant: 'none',
  idempotent: true,
  wireGroup: null,
  summary:
    'Say that a line does not show the entries that it was matched with: both are open again, and nothing is posted. Not on a day that is signed off.',
  request: z.strictObject({ lineId: rowId, reason: reasonGiven }),
  response: z.strictObject({ lineId: z.string(), entries: z.int() }),
  errors: ['idempotency_key_in_use', 'idempotency_key_reused', 'not_found', 'money_cannot_change_so'],
});

const consoleBankAsk = defineCall({
  id: 'A15.243',
  group: 'console',
  name: 'bank-ask',
  method: 'POST',
  audience: 'staff',
  permission: 'money.match',
  variant: 'none',
  idempotent: true,
  wireGroup: null,
  summary:
    'Ask that a movement without a line, one that is no lending, or the account’s opening balance is booked. An approver decides.',
  request: z.strictObject({
    market: z.enum(marketIds),
    is: z.enum(['opening', 'remittance', 'charge', 'interest', 'other', 'third-party']),
    amount: signed,
    on: calendarDay,
    proof: plainText(200)
      .regex(/\S.*\S.*\S/su)
      .meta({ examples: ['DP-R1117'] }),
    channel: channel.nullable(),
    cost: minorAmount.nullable(),
    through: calendarDay.optional().meta({
      description: 'Of a remittance: through which day it was collected, by the channel’s report.',
    }),
    party: plainText(60).nullable(),
    lineId: rowId.nullable(),
    reason: reasonGiven,
  }),
  response: z.strictObject({ approvalId: z.string() }),
  errors: [
    'idempotency_key_in_use',
    'idempotency_key_reused',
    'not_found',
    'money_cannot_change_so',
    'market_not_offered',
  ],
});

export const consoleBankCalls = [
  consoleBankDay,
  consoleBankLine,
  consoleBankLinePost,
  consoleBankLineUnmatch,
  consoleBankAsk,
] as const;
