import { z } from 'zod';
import { defineCall } from '../call.ts';
import { currencyCode } from '../fields/currency-code.ts';
import { calendarDay } from '../fields/calendar-day.ts';
import { instant } from '../fields/instant.ts';
import { minorAmount } from '../fields/minor-amount.ts';

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
      }),
    ),
  }),
  errors: ['not_found'],
});
