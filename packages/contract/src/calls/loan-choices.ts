import { z } from 'zod';
import { defineCall } from '../call.ts';
import { currencyCode } from '../fields/currency-code.ts';
import { calendarDay } from '../fields/calendar-day.ts';
import { minorAmount } from '../fields/minor-amount.ts';
import { today } from '../fields/today.ts';
import { coolingOff } from './cooling-off.ts';

const oneChoice = z.strictObject({
  pay: minorAmount,
  owedAfter: minorAmount,
  nextDue: z.strictObject({ dueOn: calendarDay, amount: minorAmount }).nullable(),
});

export const loanChoices = defineCall({
  id: 'A7.8',
  group: 'loan',
  name: 'choices',
  method: 'GET',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'repaymentPlan',
  summary: 'What can be paid today, the cheapest way out first.',
  request: z.strictObject({ loanId: z.uuid() }),
  response: z.strictObject({
    today,
    loanId: z.uuid(),
    currency: currencyCode,
    coolingOff: coolingOff
      .nullable()
      .meta({ description: 'Leaving, where one still may: never dearer than everything.' }),
    everything: z.strictObject({ pay: minorAmount, saves: minorAmount }).nullable(),
    overdue: oneChoice.nullable(),
    instalment: oneChoice.nullable(),
    own: z.strictObject({ least: minorAmount, most: minorAmount }).nullable(),
    credit: minorAmount,
    daysLate: z.int(),
    mayDelay: z.boolean(),
    openPayment: z
      .strictObject({ paymentId: z.uuid(), amount: minorAmount, takesUtr: z.boolean() })
      .nullable()
      .meta({ description: 'A payment that was begun and can still be made.' }),
  }),
  errors: ['not_found'],
});
