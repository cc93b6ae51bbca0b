import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { calendarDay, cursor, instant, minorAmount, plainText, signedAmount } from '../../fields.ts';
import { marketIds } from '../../market.ts';
import { amountRange, channelName, dayRange, listAsked } from './lists/list-fields.ts';
import { accountKind } from '../certification.ts';
import { bookedEntry, bytesWithProof, reasonGiven, refundAccount, takenByField } from './fields.ts';

const consoleSuspense = defineCall({
  id: 'A15.59',
  group: 'console',
  name: 'suspense',
  method: 'GET',
  audience: 'staff',
  permission: 'money.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'Money without an owner by the ledger and by the payments: whether the two tie.',
  request: z.strictObject({ market: z.enum(marketIds) }),
  response: z.strictObject({
    number: z.int(),
    ledger: minorAmount,
    payments: minorAmount,
    count: z.int(),
    ties: z.boolean(),
  }),
  errors: ['market_not_offered'],
});

/** A loan, as somebody who matches money needs it. */
export const loanName = z.strictObject({
  loanId: z.uuid(),
  reference: z.string(),
  name: z.string().nullable(),
});

/** Money of a borrower's that is here or was. */
const moneyRow = z.strictObject({
  paymentId: z.uuid(),
  channel: z.string(),
  number: z.string().nullable().meta({ description: 'The channel’s own number for it.' }),
  amount: minorAmount,
  state: z.string(),
  meantFor: z.string(),
  receivedOn: calendarDay.nullable(),
  createdAt: instant,
  loan: loanName.nullable(),
});

/** What incoming payments can be narrowed to. */
const incomingFilters = {
  received: dayRange,
  amount: amountRange,
  channel: channelName,
  state: z.enum(['unapplied', 'applied', 'reversed', 'refunded']).optional(),
  find: plainText(100)
    .optional()
    .meta({ description: 'How its number begins, or part of the borrower’s name.', examples: ['valdez'] }),
};

const consoleMoneyIncoming = defineCall({
  id: 'A15.45',
  group: 'console',
  name: 'money-incoming',
  method: 'GET',
  audience: 'staff',
  permission: 'money.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'Money that came, by a filter and a sort, the newest day first where none is said: on a loan, in suspense, taken back or sent back.',
  request: listAsked(incomingFilters, ['received', 'amount']),
  response: z.strictObject({ items: z.array(moneyRow), nextCursor: cursor.nullable() }),
  errors: ['market_not_offered'],
});

const consoleMoneyToMatch = defineCall({
  id: 'A15.46',
  group: 'console',
  name: 'money-to-match',
  method: 'GET',
  audience: 'staff',
  permission: 'money.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'Money without an owner and claims without money, by deadline.',
  request: z.strictObject({ market: z.enum(marketIds), cursor: cursor.optional() }),
  response: z.strictObject({
    money: z.array(
      z.strictObject({
        paymentId: z.uuid(),
        channel: z.string(),
        number: z.string().nullable().meta({ description: 'Of a part that of the whole transfer.' }),
        isPart: z.boolean().meta({ description: 'Somebody split a transfer, and this is one part.' }),
        amount: minorAmount,
        receivedOn: calendarDay,
        dueAt: instant,
        candidates: z.int(),
        isForApproval: z.boolean(),
      }),
    ),
    claims: z.array(
      z.strictObject({
        paymentId: z.uuid(),
        utr: z.string(),
        amount: minorAmount,
        saidAt: instant,
        dueAt: instant,
        loan: loanName.nullable(),
        money: z.enum(['not-on-a-statement', 'in-suspense', 'on-another-loan']),
        isForApproval: z.boolean(),
      }),
    ),
    nextCursor: cursor.nullable(),
    tabs: z.strictObject({
      toMatch: z.int(),
      toMatchOver: z.int().meta({ description: 'Of those, past their deadline.' }),
      refunds: z.int(),
      differences: z.int(),
    }),
  }),
  errors: ['market_not_offered'],
});

const consoleMoneyCandidates = defineCall({
  id: 'A15.47',
  group: 'console',
  name: 'money-candidates',
  method: 'GET',
  audience: 'staff',
  permission: 'money.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'One sum or claim: what the bank said of it, and whose it may be, each with its reasons.',
  request: z.strictObject({
    paymentId: z.uuid(),
    find: plainText(60).optional().meta({ description: 'A loan’s reference, to look at another one.' }),
  }),
  response: z.strictObject({
    market: z.string().meta({ description: 'Whose it is: its amounts are in that market’s currency.' }),
    money: moneyRow,
    kind: z.enum(['money', 'claim', 'settled']),
    memo: z.string().nullable().meta({ description: 'What the bank wrote about it.' }),
    claim: z
      .strictObject({ utr: z.string(), saidAt: instant, state: z.string(), hasPicture: z.boolean() })
      .nullable(),
    taken: takenByField,
    asked: z
      .strictObject({ approvalId: z.uuid(), askedBy: z.string() })
      .nullable()
      .meta({ description: 'What was asked for about it, and waits for an approver.' }),
    dueAt: instant.nullable(),
    whyNotByItself: z.string().nullable(),
    candidates: z.array(
      loanName.extend({
        strength: z.enum(['strong', 'possible', 'weak']),
        reasons: z.array(z.strictObject({ agrees: z.boolean().nullable(), words: z.string() })),
        instalment: z
          .strictObject({ n: z.int(), of: z.int(), amount: minorAmount, dueOn: calendarDay })
          .nullable(),
        isFound: z.boolean(),
      }),
    ),
  }),
  errors: ['not_found'],
});

const loanSituation = z.strictObject({
  owed: minorAmount,
  daysLate: z.int().min(0),
  nextDueOn: calendarDay.nullable(),
  state: z.string(),
});

const consoleMoneyEffect = defineCall({
  id: 'A15.48',
  group: 'console',
  name: 'money-effect',
  method: 'GET',
  audience: 'staff',
  permission: 'money.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'What would happen if this money were put on that loan: where it goes, what the borrower owes then, the entry.',
  request: z.strictObject({ paymentId: z.uuid(), loanId: z.uuid() }),
  response: z.strictObject({
    goesTo: z
      .array(z.strictObject({ number: z.int(), name: z.string(), amount: signedAmount }))
      .meta({ description: 'By account, from the entries: interest that is given back is negative.' }),
    before: loanSituation,
    after: loanSituation,
    countsFrom: calendarDay,
    entries: z.array(bookedEntry),
    needsApproval: z
      .boolean()
      .meta({ description: 'No statement shows this money: with proof, and with an approver.' }),
    seen: z.string().meta({ description: 'Stands for all of this: sent back when matching.' }),
    refusedFor: z.string().nullable().meta({ description: 'Why it can’t be done, in a sentence.' }),
  }),
  errors: ['not_found'],
});

const consoleMoneyMatch = defineCall({
  id: 'A15.49',
  group: 'console',
  name: 'money-match',
  method: 'POST',
  audience: 'staff',
  permission: 'money.match',
  variant: 'none',
  idempotent: true,
  wireGroup: null,
  summary: 'Say whose money it is that a statement or a channel shows. It counts from the day that it came.',
  request: z.strictObject({
    paymentId: z.uuid(),
    loanId: z.uuid(),
    seen: z
      .string()
      .regex(/^[0-9a-f]{32}$/u)
      .meta({
        description: 'Of the effect that was shown: if it is another by now, nothing is done.',
        examples: ['0123456789abcdef0123456789abcdef'],
      }),
    reason: reasonGiven,
  }),
  response: z.strictObject({ paymentId: z.uuid(), state: z.string() }),
  errors: [
    'idempotency_key_in_use',
    'idempotency_key_reused',
    'not_found',
    'money_cannot_change_so',
    'item_is_taken',
    'figures_have_changed',
  ],
});

const consoleMoneySplit = defineCall({
  id: 'A15.50',
  group: 'console',
  name: 'money-split',
  method: 'POST',
  audience: 'staff',
  permission: 'money.match',
  variant: 'none',
  idempotent: true,
  wireGroup: null,
  summary: 'Divide money without an owner in two or more, each to be matched by itself.',
  request: z.strictObject({
    paymentId: z.uuid(),
    amounts: z
      .array(minorAmount.min(1))
      .min(2)
      .max(10)
      .meta({ examples: [[100_000, 50_000]] }),
    reason: reasonGiven,
  }),
  response: z.strictObject({ paymentId: z.uuid(), parts: z.array(z.uuid()) }),
  errors: [
    'idempotency_key_in_use',
    'idempotency_key_reused',
    'not_found',
    'money_cannot_change_so',
    'item_is_taken',
  ],
});

const consoleMoneyRefund = defineCall({
  id: 'A15.51',
  group: 'console',
  name: 'money-refund',
  method: 'POST',
  audience: 'staff',
  permission: 'money.refund',
  variant: 'none',
  idempotent: true,
  wireGroup: null,
  maxBodyBytes: bytesWithProof,
  uploads: ['base64'],
  summary:
    'Ask that money that is for no loan, or a credit on a loan that has ended, goes back to whoever paid. Above one’s limit an approver decides.',
  request: z.strictObject({
    of: z.union([
      z.strictObject({ is: z.literal('payment'), paymentId: z.uuid() }),
      z.strictObject({ is: z.literal('credit'), loanId: z.uuid() }),
    ]),
    account: refundAccount.optional().meta({
      description: 'Where it goes; needed for money without a loan, and where the loan has no account.',
    }),
    reason: reasonGiven,
  }),
  response: z.strictObject({
    outcome: z.enum(['done', 'asked']).meta({ description: '`asked`: an approver decides.' }),
    approvalId: z.string().nullable(),
  }),
  errors: [
    'idempotency_key_in_use',
    'idempotency_key_reused',
    'not_found',
    'money_cannot_change_so',
    'item_is_taken',
    'attachment_not_taken',
  ],
});

const consoleRefundBanks = defineCall({
  id: 'A15.772',
  group: 'console',
  name: 'refund-banks',
  method: 'GET',
  audience: 'staff',
  permission: 'loan.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'Which accounts money can be sent to in a market: banks and wallets to choose from, and how a number looks.',
  request: z.strictObject({ market: z.enum(marketIds) }),
  response: z.strictObject({ kinds: z.array(accountKind) }),
  errors: ['market_not_offered'],
});

const consoleMoneyTakeOff = defineCall({
  id: 'A15.52',
  group: 'console',
  name: 'money-take-off',
  method: 'POST',
  audience: 'staff',
  permission: 'money.match',
  variant: 'none',
  idempotent: true,
  wireGroup: null,
  summary:
    'Take money off a loan that it is not for: the undoing is an entry too, and the money waits again. Above one’s limit an approver decides.',
  request: z.strictObject({ paymentId: z.uuid(), reason: reasonGiven }),
  response: z.strictObject({
    paymentId: z.uuid(),
    outcome: z.enum(['done', 'asked']).meta({ description: '`asked`: an approver decides.' }),
    approvalId: z.string().nullable(),
  }),
  errors: [
    'idempotency_key_in_use',
    'idempotency_key_reused',
    'not_found',
    'money_cannot_change_so',
    'item_is_taken',
  ],
});

export const consolePaymentCalls = [
  consoleSuspense,
  consoleMoneyIncoming,
  consoleMoneyToMatch,
  consoleMoneyCandidates,
  consoleMoneyEffect,
  consoleMoneyMatch,
  consoleMoneySplit,
  consoleMoneyRefund,
  consoleRefundBanks,
  consoleMoneyTakeOff,
] as const;
