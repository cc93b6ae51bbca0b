import { z } from 'zod';
import { defineCall } from '../call.ts';
import { calendarDay, currencyCode, instant, minorAmount, plainText, today } from '../fields.ts';

/** What an amount is made of, in the order in which a payment pays. */
const paidParts = z.strictObject({
  penalty: minorAmount,
  fee: minorAmount,
  interest: minorAmount,
  principal: minorAmount,
});

export const loanRepayPlan = defineCall({
  id: 'A7.4',
  group: 'loan',
  name: 'repay-plan',
  method: 'GET',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'repaymentPlan',
  summary: 'The rows with what was paid on each, and everything that happened between two days.',
  request: z.strictObject({ loanId: z.uuid(), from: calendarDay.optional(), until: calendarDay.optional() }),
  response: z.strictObject({
    loanId: z.uuid(),
    currency: currencyCode,
    rows: z.array(
      z.strictObject({
        n: z.int(),
        dueOn: calendarDay,
        movedFrom: calendarDay.nullable(),
        due: paidParts,
        paid: paidParts,
        left: minorAmount,
        state: z.enum(['paid', 'covered', 'due', 'later', 'late']),
        isDisputed: z.boolean(),
      }),
    ),
    events: z.array(
      z.strictObject({
        on: calendarDay,
        kind: z.enum([
          'payout',
          'brought-in',
          'payment',
          'late-charge',
          'contingent-charge',
          'delay',
          'due-day',
          'waiver',
          'reversal',
          'refund',
          'settlement',
          'cancellation',
          'restructuring',
          'write-off',
          'interest',
        ]),
        line: z.string(),
        amount: minorAmount,
        isPaidByBorrower: z.boolean(),
        owedAfter: minorAmount,
        paymentId: z.uuid().nullable(),
      }),
    ),
    totals: z.strictObject({
      agreed: minorAmount,
      charges: minorAmount,
      waived: minorAmount,
      paid: minorAmount,
      owed: minorAmount,
      credit: minorAmount,
    }),
  }),
  errors: ['not_found'],
});

/** A way to pay this amount, now. */
export const payType = z.strictObject({
  payTypeId: z.string().meta({ examples: ['dragonpay:711'] }),
  kind: z.enum(['online-bank', 'over-the-counter', 'wallet', 'upi', 'bank-transfer']),
  name: z.string().meta({ examples: ['7-Eleven'] }),
  line: z
    .string()
    .meta({ description: 'Fee and speed in words.', examples: ['No fee. Cash, counts in minutes.'] }),
  fee: minorAmount.meta({ description: 'What the channel takes from the payer.' }),
  least: minorAmount,
  most: minorAmount.nullable(),
  isDown: z.boolean().meta({ description: 'Not to be had at the moment; another one is.' }),
  wasLast: z.boolean().meta({ description: 'The borrower paid by it the last time.' }),
});

/**
 * What money beyond the running instalment does: waits for the next one as credit, ends the loan sooner, or
 * makes the instalments smaller.
 */
const surplusRule = z.enum(['keep', 'shorter', 'smaller']).meta({ examples: ['keep'] });

const dayAmount = z.strictObject({ dueOn: calendarDay, amount: minorAmount });

const recutLine = z.string().nullable().meta({
  description: 'Instalments that are paid already become smaller: what they are, and where the rest goes.',
});

/** rows + charge + prepaid + kept − usedCredit = amount. */
const coveredByPayment = z.strictObject({
  rows: z
    .array(z.strictObject({ dueOn: calendarDay, amount: minorAmount, parts: paidParts }))
    .meta({ description: 'What it pays of each instalment, oldest first.' }),
  charge: minorAmount.meta({ description: 'For paying early, where the product takes something for that.' }),
  prepaid: minorAmount.meta({ description: 'Principal that is repaid before its time.' }),
  kept: z
    .array(dayAmount)
    .meta({ description: 'What waits as credit, by the instalments that it will pay.' }),
  usedCredit: minorAmount.meta({ description: 'Credit that stood before and pays with it.' }),
});

/** What is to be paid. A delay and a cancellation have calls of their own. */
const repaymentChoice = z
  .enum(['everything', 'overdue', 'instalment', 'own'])
  .meta({ examples: ['instalment'] });

export const loanInitPayType = defineCall({
  id: 'A7.6',
  group: 'loan',
  name: 'init-pay-type',
  method: 'GET',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'repaymentPlan',
  summary: 'The ways to pay an amount now, and what that amount would do.',
  request: z.strictObject({
    loanId: z.uuid(),
    choice: repaymentChoice,
    amount: minorAmount.optional(),
    surplus: surplusRule.optional(),
  }),
  response: z.strictObject({
    today,
    loanId: z.uuid(),
    currency: currencyCode,
    amount: minorAmount,
    pays: paidParts.meta({ description: 'How it will be divided: the same function posts it.' }),
    toCredit: minorAmount,
    fromCredit: minorAmount.meta({
      description: 'Credit that pays with it: pays + toCredit − fromCredit = amount.',
    }),
    owedAfter: minorAmount,
    nextDue: dayAmount.nullable(),
    covers: coveredByPayment,
    waitingCredit: dayAmount
      .nullable()
      .meta({ description: 'Credit that stood before and is left alone, and the first day it waits for.' }),
    left: z.array(dayAmount).meta({ description: 'What is then due on each day; together owedAfter.' }),
    extra: minorAmount.meta({ description: 'Of it, what nothing asks for by now.' }),
    planned: z
      .strictObject({ left: z.array(dayAmount), total: minorAmount })
      .meta({ description: 'What would be left if the extra were not paid.' }),
    surplus: z
      .array(
        z.strictObject({
          rule: surplusRule,
          fromCredit: minorAmount,
          owedAfter: minorAmount,
          saves: minorAmount.meta({ description: 'How much less is owed than if the rest waited.' }),
          nextDue: dayAmount.nullable(),
          endsOn: calendarDay.nullable(),
          left: z.array(dayAmount),
          recutLine,
          total: minorAmount.meta({
            description: 'The extra and all that is left: what is still to be paid.',
          }),
        }),
      )
      .meta({
        description:
          'What an own amount beyond the running instalment may do with the rest; what is done where nothing is chosen comes first. Empty where there is no rest.',
      }),
    payTypes: z.array(payType),
  }),
  errors: ['not_found', 'nothing_is_owed', 'amount_is_above_the_owed', 'amount_is_too_small'],
});

const paymentState = z.enum([
  'created',
  'pending',
  'expired',
  'failed',
  'claimed',
  'refused',
  'matched',
  'received',
  'allocated',
  'reversed',
  'refunded',
]);

/** A payment: how to make it, and what has become of it. */
export const paymentSheet = z.strictObject({
  today,
  paymentId: z.uuid(),
  loanId: z.uuid(),
  state: paymentState,
  line: z.string().meta({ description: 'The state in words, and what happens next.' }),
  meantFor: z.enum(['repayment', 'settlement', 'delay', 'cooling-off-exit']),
  currency: currencyCode,
  amount: minorAmount,
  fee: minorAmount.meta({ description: 'What the channel takes from the payer on top.' }),
  toPay: minorAmount.meta({ description: 'The amount and the fee: what the payer hands over.' }),
  mayBePaid: z.boolean().meta({ description: 'Not where nothing is owed any more, or where it has ended.' }),
  purposeLine: z
    .string()
    .nullable()
    .meta({
      description: 'What it is for and until when, where it is more than a repayment.',
      examples: ['Ends the loan if it comes by Sun 15 November, 23:59.'],
    }),
  missing: minorAmount.nullable().meta({
    description: 'After money that was to end the loan and was not enough: what is missing to end it today.',
  }),
  payTypeId: z.string(),
  payTypeName: z.string(),
  kind: z.enum(['online-bank', 'over-the-counter', 'wallet', 'upi', 'bank-transfer']),
  reference: z.string().nullable().meta({ description: 'What the cashier or the bank asks for.' }),
  barCode: z.string().nullable().meta({ description: 'Digits of a Code 128 bar code.' }),
  qr: z.string().nullable().meta({ description: 'What the square code holds: a UPI link.' }),
  appLink: z.string().nullable(),
  apps: z.array(z.strictObject({ name: z.string(), link: z.string() })).meta({
    description: 'The same payment for each app, for a phone that offers no choice of apps by itself.',
  }),
  upiId: z
    .string()
    .nullable()
    .meta({ description: 'The lender’s UPI ID, for whoever types it.', examples: ['candor@okbank'] }),
  bankAccount: z
    .strictObject({
      holder: z.string(),
      bank: z.string(),
      number: z.string(),
      code: z.string().nullable(),
      codeName: z
        .string()
        .nullable()
        .meta({ examples: ['IFSC'] }),
    })
    .nullable()
    .meta({ description: 'Where a transfer goes to: the lender’s own account.' }),
  steps: z.array(z.string()),
  expiresAt: instant.nullable(),
  takesUtr: z.boolean(),
  claim: z
    .strictObject({
      utr: z.string(),
      saidAt: instant,
      state: z.enum(['waiting', 'found', 'refused']),
      line: z.string(),
    })
    .nullable(),
  receivedOn: calendarDay.nullable(),
  paid: paidParts.nullable().meta({ description: 'What it paid, once it is counted.' }),
  toCredit: minorAmount.meta({ description: 'Of it, what became the borrower’s credit.' }),
  fromCredit: minorAmount.meta({ description: 'Credit that stood before and paid with it.' }),
  moneyIn: minorAmount.meta({ description: 'The amount and the credit that paid with it.' }),
  owedAfter: minorAmount.nullable(),
  covered: z
    .strictObject({
      rows: z.array(
        z.strictObject({ dueOn: calendarDay, amount: minorAmount, parts: paidParts, left: minorAmount }),
      ),
      charge: minorAmount,
      prepaid: minorAmount,
      kept: z.array(z.strictObject({ dueOn: calendarDay, amount: minorAmount, left: minorAmount })),
      recutLine,
    })
    .nullable()
    .meta({
      description:
        'Which instalments it pays, and what each still asks for today; of one that was reversed: what it had paid.',
    }),
  backLine: z
    .string()
    .nullable()
    .meta({ description: 'More was paid than was owed: to which account the rest goes back, and by when.' }),
  receivedAt: instant.nullable().meta({ description: 'The moment it was booked, where it came that day.' }),
  bookedAs: z
    .string()
    .nullable()
    .meta({ description: 'The channel’s or the bank’s own number for the money.' }),
  owedNow: minorAmount,
  nextDue: dayAmount.nullable().meta({ description: 'What is due next, today.' }),
  hasReceipt: z.boolean(),
});

export const loanGenerateCode = defineCall({
  id: 'A7.5',
  group: 'loan',
  name: 'generate-code',
  method: 'POST',
  audience: 'borrower',
  variant: 'yd',
  idempotent: true,
  wireGroup: 'repaymentPlan',
  summary: 'Make a payment to be made by one way: a reference, a bar code, a square code.',
  request: z.strictObject({
    loanId: z.uuid(),
    choice: repaymentChoice,
    amount: minorAmount.meta({ description: 'As it was shown; for an own amount, the one that was typed.' }),
    surplus: surplusRule.optional(),
    payTypeId: z.string().max(60),
  }),
  response: paymentSheet,
  errors: [
    'not_found',
    'nothing_is_owed',
    'amount_is_above_the_owed',
    'amount_is_too_small',
    'figures_have_changed',
    'pay_type_is_not_offered',
    'channel_is_down',
    'too_many_payments_wait',
    'too_many_requests',
    'idempotency_key_reused',
    'idempotency_key_in_use',
    'order_cannot_change_now',
  ],
});

export const loanSubmitUtr = defineCall({
  id: 'A7.7',
  group: 'loan',
  name: 'submit-utr',
  method: 'POST',
  audience: 'borrower',
  variant: 'yd',
  idempotent: true,
  wireGroup: 'repaymentPlan',
  summary:
    'The borrower says: I have paid, and this is the bank’s number for it. A claim, until the bank shows it.',
  request: z.strictObject({ paymentId: z.uuid(), utr: plainText(40), imageId: z.uuid().optional() }),
  response: paymentSheet,
  errors: [
    'not_found',
    'utr_is_malformed',
    'utr_was_used',
    'too_many_numbers',
    'idempotency_key_reused',
    'idempotency_key_in_use',
    'order_cannot_change_now',
  ],
});

export const loanPaymentStatus = defineCall({
  id: 'A7.11',
  group: 'loan',
  name: 'payment-status',
  method: 'GET',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'repaymentPlan',
  summary: 'A payment as it stands.',
  request: z.strictObject({ paymentId: z.uuid() }),
  response: paymentSheet,
  errors: ['not_found'],
});

export const loanReceipt = defineCall({
  id: 'A7.15',
  group: 'loan',
  name: 'receipt',
  method: 'GET',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'repaymentPlan',
  summary: 'The receipt of a payment that was counted, as a PDF, the same bytes each time.',
  request: z.strictObject({ paymentId: z.uuid() }),
  response: z.strictObject({
    fileName: z.string(),
    mediaType: z.literal('application/pdf'),
    base64: z.string(),
  }),
  errors: ['not_found', 'document_not_ready'],
});
