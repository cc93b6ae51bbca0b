import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { calendarDay, cursor, minorAmount, plainText } from '../../fields.ts';
import { marketIds } from '../../market.ts';
import { reasonGiven } from './fields.ts';
import { loanName } from './payments.ts';

const consoleClaimRefuse = defineCall({
  id: 'A15.53',
  group: 'console',
  name: 'claim-refuse',
  method: 'POST',
  audience: 'staff',
  permission: 'money.match',
  variant: 'none',
  idempotent: true,
  wireGroup: null,
  summary: 'The bank shows no such transfer: the claim is refused, and the borrower may give another number.',
  request: z.strictObject({ paymentId: z.uuid(), reason: reasonGiven }),
  response: z.strictObject({ paymentId: z.uuid(), state: z.string() }),
  errors: [
    'idempotency_key_in_use',
    'idempotency_key_reused',
    'not_found',
    'money_cannot_change_so',
    'item_is_taken',
  ],
});

const consoleClaimCredit = defineCall({
  id: 'A15.202',
  group: 'console',
  name: 'claim-credit',
  method: 'POST',
  audience: 'staff',
  permission: 'money.match',
  variant: 'none',
  idempotent: true,
  wireGroup: null,
  summary:
    'Ask an approver to credit a payment that no statement shows, with proof: a picture of the borrower’s, or the bank’s reference.',
  request: z.strictObject({
    paymentId: z.uuid(),
    loanId: z.uuid(),
    proof: plainText(60)
      .optional()
      .meta({ description: 'The bank’s own reference; needed where the borrower sent no picture.' }),
    reason: reasonGiven,
  }),
  response: z.strictObject({ approvalId: z.uuid() }),
  errors: [
    'idempotency_key_in_use',
    'idempotency_key_reused',
    'not_found',
    'money_cannot_change_so',
    'item_is_taken',
  ],
});

const consoleRefunds = defineCall({
  id: 'A15.54',
  group: 'console',
  name: 'refunds',
  method: 'GET',
  audience: 'staff',
  permission: 'money.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'What is the borrowers’ and has to go back, and the refunds that are under way or done.',
  request: z.strictObject({ market: z.enum(marketIds), cursor: cursor.optional() }),
  response: z.strictObject({
    credits: z.array(
      loanName.extend({
        amount: minorAmount,
        promisedBy: calendarDay
          .nullable()
          .meta({ description: 'The day by which the borrower was told to have it back.' }),
        isAsked: z.boolean(),
        hasAccount: z
          .boolean()
          .meta({ description: 'False: an account is given, with proof, to send it to.' }),
      }),
    ),
    refunds: z.array(
      z.strictObject({
        payoutId: z.uuid(),
        paymentId: z.uuid().nullable(),
        loan: loanName.nullable(),
        payee: z
          .strictObject({ holder: z.string(), institution: z.string(), masked: z.string() })
          .nullable()
          .meta({ description: 'Whose account it goes to, and how its number ends.' }),
        number: z.string().meta({ description: 'As the bank shows it on its line.' }),
        amount: minorAmount,
        state: z.string(),
        orderedOn: calendarDay,
        leftOn: calendarDay.nullable(),
      }),
    ),
    nextCursor: cursor.nullable(),
  }),
  errors: ['market_not_offered'],
});

export const consoleClaimAndRefundCalls = [consoleClaimRefuse, consoleClaimCredit, consoleRefunds] as const;
