import { z } from 'zod';
import { defineCall } from '../call.ts';
import { currencyCode } from '../fields/currency-code.ts';
import { calendarDay } from '../fields/calendar-day.ts';
import { instant } from '../fields/instant.ts';
import { minorAmount } from '../fields/minor-amount.ts';
import { payType } from './pay-type.ts';

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
