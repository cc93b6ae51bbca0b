import { z } from 'zod';
import { defineCall } from '../call.ts';
import { calendarDay, currencyCode, instant, minorAmount, oneTimeCode, plainText } from '../fields.ts';
import { paymentSheet, payType } from './loan-repayment.ts';

export const loanDelayDetail = defineCall({
  id: 'A7.3',
  group: 'loan',
  name: 'delay-detail',
  method: 'GET',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'repaymentPlan',
  summary: 'What moving the next instalment would mean, beside paying it in time.',
  request: z.strictObject({ loanId: z.uuid() }),
  response: z.strictObject({
    loanId: z.uuid(),
    currency: currencyCode,
    notNow: z
      .strictObject({ code: z.string(), sentence: z.string() })
      .nullable()
      .meta({ description: 'Why it can’t be moved now; else null.' }),
    quote: z
      .strictObject({
        quoteKey: z
          .string()
          .meta({ description: 'Stands for exactly these figures; sent back to accept them.' }),
        openUntil: instant,
        n: z.int(),
        dueOn: calendarDay,
        newDueOn: calendarDay,
        days: z.int(),
        moved: minorAmount,
        fee: minorAmount,
        feeLine: z.string(),
        table: z.array(z.strictObject({ on: calendarDay, onTime: minorAmount, delayed: minorAmount })),
        onTime: minorAmount,
        delayed: minorAmount,
        ifLate: minorAmount,
        partNow: z.strictObject({ pay: minorAmount, lateCost: minorAmount }).nullable().meta({
          description:
            'Cheaper: as much as the fee paid now as a part, and what being late with the rest would cost.',
        }),
        halfFirst: z
          .strictObject({ pay: minorAmount, fee: minorAmount })
          .nullable()
          .meta({ description: 'Half of it paid first, and the fee of moving the rest.' }),
        timesLeft: z.int(),
        nearest: z.strictObject({ first: calendarDay, second: calendarDay, daysApart: z.int() }).nullable(),
        costToTheEnd: minorAmount,
        costCeiling: minorAmount.nullable(),
      })
      .nullable(),
    openPayment: z
      .strictObject({
        paymentId: z.uuid(),
        amount: minorAmount,
        takesUtr: z.boolean(),
        isClaimed: z.boolean(),
      })
      .nullable()
      .meta({ description: 'A delay that was accepted, whose fee has not come.' }),
    payTypes: z.array(payType).meta({ description: 'The ways to pay the fee.' }),
  }),
  errors: ['not_found'],
});

export const loanDelayAccept = defineCall({
  id: 'A7.9',
  group: 'loan',
  name: 'delay-accept',
  method: 'POST',
  audience: 'borrower',
  variant: 'yd',
  idempotent: true,
  wireGroup: 'repaymentPlan',
  summary: 'Accept a delay: makes the payment of its fee; the date moves when that has come.',
  request: z.strictObject({ loanId: z.uuid(), quoteKey: z.string().max(100), payTypeId: z.string().max(60) }),
  response: paymentSheet,
  errors: [
    'not_found',
    'delay_is_not_possible',
    'figures_have_changed',
    'pay_type_is_not_offered',
    'channel_is_down',
    'too_many_payments_wait',
    'too_many_requests',
    'idempotency_key_reused',
    'idempotency_key_in_use',
  ],
});

export const hardshipOption = z.enum(['delay', 'smaller-instalments', 'promise-to-pay', 'talk']);

const plan = z.strictObject({
  instalments: z.int(),
  instalment: minorAmount.meta({ description: 'The highest.' }),
  firstDueOn: calendarDay.nullable(),
  lastDueOn: calendarDay.nullable(),
  toPay: minorAmount,
  costToTheEnd: minorAmount,
  rows: z
    .array(z.strictObject({ dueOn: calendarDay, total: minorAmount }))
    .meta({ description: 'What is left to pay, day by day.' }),
});

export const loanHardship = defineCall({
  id: 'A7.17',
  group: 'loan',
  name: 'hardship',
  method: 'GET',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'repaymentPlan',
  summary: 'What is there for somebody who can’t pay, and what was asked for already.',
  request: z.strictObject({ loanId: z.uuid() }),
  response: z.strictObject({
    loanId: z.uuid(),
    currency: currencyCode,
    request: z
      .strictObject({
        option: hardshipOption,
        state: z.enum(['considered', 'granted', 'refused', 'withdrawn']),
        askedAt: instant,
        line: z.string(),
        promisedOn: calendarDay.nullable().meta({ description: 'Of a promise: the day that was named.' }),
        words: z.string().nullable().meta({ description: 'What the borrower wrote with it.' }),
      })
      .nullable(),
    offer: z
      .strictObject({
        offerId: z.uuid(),
        openUntil: calendarDay,
        line: z.string(),
        lateLine: z
          .string()
          .nullable()
          .meta({ description: 'Of a loan that is past due: until when its days go on counting.' }),
        before: plan,
        after: plan,
        costsMore: minorAmount.meta({
          description:
            'What the new plan costs to the end beyond the one that holds; 0 where it costs no more.',
        }),
        about: z
          .string()
          .meta({ description: 'Stands for exactly these figures: the code is asked for it.' }),
      })
      .nullable()
      .meta({ description: 'A new plan that the lender offers: it holds when it is accepted.' }),
    options: z.array(
      z.strictObject({
        option: hardshipOption,
        line: z.string(),
        instalment: minorAmount.nullable(),
        instalments: z.int().nullable(),
        lastDueOn: calendarDay.nullable(),
        costToTheEnd: minorAmount.nullable(),
        latestOn: calendarDay.nullable().meta({ description: 'The latest day of a promise to pay.' }),
        payThen: minorAmount.nullable().meta({ description: 'What is to pay on that day.' }),
        costsMore: minorAmount
          .nullable()
          .meta({ description: 'How much more it costs in all than paying today.' }),
        costsLess: minorAmount.nullable().meta({ description: 'How much less.' }),
        isInterestFree: z.boolean().meta({ description: 'The new plan has no interest.' }),
        rows: z
          .array(z.strictObject({ dueOn: calendarDay, total: minorAmount }))
          .meta({ description: 'What would be due, day by day.' }),
        toPay: minorAmount.nullable().meta({ description: 'All of these together.' }),
      }),
    ),
    today: z
      .strictObject({ pay: minorAmount, costToTheEnd: minorAmount })
      .meta({ description: 'What is late, paid today, and what the loan then costs: the cheapest way.' }),
  }),
  errors: ['not_found'],
});

export const loanHardshipAsk = defineCall({
  id: 'A7.18',
  group: 'loan',
  name: 'hardship-ask',
  method: 'POST',
  audience: 'borrower',
  variant: 'yd',
  idempotent: true,
  wireGroup: 'repaymentPlan',
  summary: 'Say that one can’t pay, and ask for one of the options. Nobody is chased while it is considered.',
  request: z.strictObject({
    loanId: z.uuid(),
    option: hardshipOption,
    promisedOn: calendarDay.optional(),
    words: plainText(1000).optional(),
  }),
  response: z.strictObject({
    loanId: z.uuid(),
    state: z.enum(['considered', 'granted', 'refused', 'withdrawn']),
  }),
  errors: [
    'not_found',
    'order_cannot_change_now',
    'hardship_is_not_possible',
    'idempotency_key_reused',
    'idempotency_key_in_use',
  ],
});

export const loanRestructureAnswer = defineCall({
  id: 'A7.20',
  group: 'loan',
  name: 'restructure-answer',
  method: 'POST',
  audience: 'borrower',
  variant: 'yd',
  idempotent: true,
  wireGroup: 'repaymentPlan',
  summary:
    'Accept the new plan that was offered, with a code for exactly its figures, or decline it. Until then nothing changes.',
  request: z.strictObject({
    loanId: z.uuid(),
    offerId: z.uuid(),
    answer: z.enum(['accept', 'decline']),
    about: z
      .string()
      .regex(/^[0-9a-f]{64}$/u)
      .optional()
      .meta({ description: 'Of the figures that were shown.', examples: ['0'.repeat(64)] }),
    code: oneTimeCode.optional(),
  }),
  response: z.strictObject({ loanId: z.uuid(), state: z.enum(['accepted', 'declined']) }),
  errors: [
    'not_found',
    'offer_has_expired',
    'figures_have_changed',
    'order_cannot_change_now',
    'code_wrong',
    'code_expired',
    'code_spent',
    'idempotency_key_reused',
    'idempotency_key_in_use',
  ],
});
