import { z } from 'zod';
import { defineCall } from '../../call.ts';
import {
  calendarDay,
  instant,
  minorAmount,
  offeredTerm,
  oneTimeCode,
  signedAmount,
  today,
} from '../../fields.ts';
import { payoutAccount } from '../certification-fields.ts';
import { disclosureSheet } from '../contract.ts';
import { orderItem, orderState } from '../order.ts';
import { productTerms, quoteFigures } from '../product.ts';

export const loanOffer = defineCall({
  id: 'A7.12',
  group: 'loan',
  name: 'offer',
  method: 'GET',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'loanOrder',
  summary:
    'What is there to sign: the offer, the accounts, the disclosure of exactly the chosen figures, and its fingerprint.',
  request: z.strictObject({
    orderId: z.uuid(),
    amount: minorAmount.optional(),
    term: offeredTerm.optional(),
    firstDueOn: calendarDay
      .optional()
      .meta({ description: 'Another day for the first instalment; the later ones follow it.' }),
    purpose: z.string().max(60).optional(),
  }),
  response: z.strictObject({
    today,
    item: orderItem,
    mostAmount: minorAmount,
    firstDueOn: calendarDay.nullable().meta({
      description: 'The day of the first instalment that was chosen; null where it has its usual day.',
    }),
    canChooseDay: z.boolean().meta({
      description: 'Whether the first instalment can be put on another day; `loan.due-days` has them.',
    }),
    choices: z
      .array(z.strictObject({ term: offeredTerm, mostAmount: minorAmount }))
      .meta({ description: 'The terms that can be signed, each with the most that can be signed over it.' }),
    openUntil: calendarDay,
    closesAt: instant.meta({ description: 'The end of that day where the market is.' }),
    terms: productTerms,
    quote: quoteFigures,
    disclosure: disclosureSheet,
    disclosureLanguage: z.string().meta({
      description:
        'What the disclosure is written in: the reader’s language, or English where the market has no words in it.',
    }),
    disclosureFingerprint: z.string(),
    agreementVersion: z.string(),
    coolingOff: z.strictObject({ days: z.int(), until: calendarDay, line: z.string() }),
    lateTitle: z.string(),
    lateLine: z.string(),
    lateExample: z
      .string()
      .nullable()
      .meta({ description: 'What the first instalment would cost if it were paid some days late.' }),
    lateCharges: z
      .array(z.strictObject({ name: z.string(), line: z.string() }))
      .meta({ description: 'What else may be charged if it happens.' }),
    delayLine: z.string().nullable().meta({ description: 'Null where no instalment can be moved.' }),
    earlyLine: z.string(),
    costShare: z
      .string()
      .meta({ description: 'All costs as a share of the loan, in percent.', examples: ['12.13'] }),
    rateCeiling: z
      .string()
      .nullable()
      .meta({ description: 'The law’s ceiling of the effective rate, in a few words.' }),
    statement: z.strictObject({
      title: z.string(),
      about: z.string(),
      ticked: z.string().meta({ description: 'What is ticked of it, and kept with the signature.' }),
      lenderLines: z
        .array(z.string())
        .meta({ description: 'Who lends, where the market wants it above the figures; else none.' }),
    }),
    grievance: z
      .strictObject({
        officer: z.string(),
        phone: z.string(),
        email: z.string(),
        regulator: z.string(),
        afterDays: z.int().nullable(),
        website: z.string(),
        regulatorPhone: z.string().nullable(),
      })
      .nullable()
      .meta({ description: 'Whom to turn to, where the law wants it named before one signs.' }),
    accounts: z.array(payoutAccount),
    codeAbout: z
      .array(z.strictObject({ accountId: z.uuid(), about: z.string(), agreementFingerprint: z.string() }))
      .meta({
        description:
          'For each account: what a code for signing is bound to, and what stands for the agreement’s text with these figures, that account and the purpose below.',
      }),
    purposes: z.array(z.strictObject({ value: z.string(), label: z.string() })),
    purpose: z
      .string()
      .nullable()
      .meta({ description: 'As it was asked for; otherwise as it was said when applying.' }),
    phone: z.string().meta({ description: 'Where the code goes, masked.' }),
  }),
  errors: [
    'not_found',
    'offer_has_expired',
    'order_cannot_change_now',
    'amount_is_not_offered',
    'amount_is_above_the_approved',
    'term_is_not_offered',
    'due_day_is_not_offered',
    'month_is_dearer_than_approved',
  ],
});

export const loanDueDays = defineCall({
  id: 'A15.890',
  group: 'loan',
  name: 'due-days',
  method: 'GET',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'loanOrder',
  summary:
    'The days on which the first instalment of an offer can fall, in the order of the calendar, each with what it costs.',
  request: z.strictObject({
    orderId: z.uuid(),
    amount: minorAmount.optional(),
    term: offeredTerm.optional(),
  }),
  response: z.strictObject({
    today,
    days: z.array(
      z.strictObject({
        firstDueOn: calendarDay,
        payment: minorAmount.meta({ description: 'The first instalment.' }),
        totalToRepay: minorAmount,
        cost: minorAmount.meta({ description: 'Interest, fees and their taxes.' }),
        costDifference: signedAmount.meta({
          description: 'How much more all costs come to than on the usual day; below zero: less.',
        }),
        isUsual: z.boolean().meta({ description: 'The day that it has if none is chosen.' }),
        isPayDay: z.boolean().meta({ description: 'The borrower said to be paid on this day of the month.' }),
      }),
    ),
  }),
  errors: [
    'not_found',
    'offer_has_expired',
    'order_cannot_change_now',
    'amount_is_not_offered',
    'amount_is_above_the_approved',
    'term_is_not_offered',
    'month_is_dearer_than_approved',
  ],
});

export const loanConfirm = defineCall({
  id: 'A7.1',
  group: 'loan',
  name: 'confirm',
  method: 'POST',
  audience: 'borrower',
  variant: 'yd',
  idempotent: true,
  wireGroup: 'loanOrder',
  summary: 'Sign the offer: both boxes ticked by hand, the code bound to exactly this text.',
  request: z.strictObject({
    orderId: z.uuid(),
    amount: minorAmount,
    term: offeredTerm,
    firstDueOn: calendarDay
      .nullable()
      .optional()
      .meta({ description: 'The day of the first instalment that was chosen, as the offer gave it.' }),
    accountId: z.uuid(),
    purpose: z.string().max(60),
    shown: z.strictObject({ netReceived: minorAmount, totalToRepay: minorAmount, firstDueOn: calendarDay }),
    disclosureFingerprint: z
      .string()
      .regex(/^[0-9a-f]{64}$/u)
      .meta({ examples: ['0'.repeat(64)] }),
    agreementVersion: z.string().max(40),
    agreementFingerprint: z
      .string()
      .regex(/^[0-9a-f]{64}$/u)
      .meta({ examples: ['0'.repeat(64)] }),
    hasReadDisclosure: z.boolean(),
    acceptsAgreement: z.boolean(),
    code: oneTimeCode,
  }),
  response: z.strictObject({ orderId: z.uuid(), state: orderState }),
  errors: [
    'invalid_request',
    'not_found',
    'offer_has_expired',
    'order_cannot_change_now',
    'amount_is_not_offered',
    'amount_is_above_the_approved',
    'term_is_not_offered',
    'due_day_is_not_offered',
    'month_is_dearer_than_approved',
    'payout_account_is_missing',
    'payout_account_is_not_the_borrowers',
    'disclosure_is_not_read',
    'agreement_is_not_accepted',
    'figures_have_changed',
    'code_wrong',
    'code_expired',
    'code_spent',
    'idempotency_key_reused',
    'idempotency_key_in_use',
  ],
});

export const loanPayoutAccount = defineCall({
  id: 'A7.13',
  group: 'loan',
  name: 'payout-account',
  method: 'POST',
  audience: 'borrower',
  variant: 'yd',
  idempotent: true,
  wireGroup: 'loanOrder',
  summary:
    'After a failed payout: send the money to another account of one’s own. No code: the account was added with one.',
  request: z.strictObject({ orderId: z.uuid(), accountId: z.uuid() }),
  response: z.strictObject({ orderId: z.uuid(), state: orderState }),
  errors: [
    'not_found',
    'order_cannot_change_now',
    'payout_account_is_not_the_borrowers',
    'idempotency_key_in_use',
    'idempotency_key_reused',
  ],
});
