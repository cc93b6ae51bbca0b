import { z } from 'zod';
import { defineCall } from '../call.ts';
import { coolingOff } from './cooling-off.ts';
import { currencyCode } from '../fields/currency-code.ts';
import { calendarDay } from '../fields/calendar-day.ts';
import { minorAmount } from '../fields/minor-amount.ts';
import { today } from '../fields/today.ts';
import { stepProgress } from './certification-fields.ts';
import { orderItem } from './order.ts';
import { productCard } from './product-card.ts';
import { quoteFigures } from './quote-figures.ts';

export const homePage = defineCall({
  id: 'A2.1',
  group: 'home',
  name: 'page',
  method: 'GET',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'loanOrder',
  summary: 'What a borrower sees first: the loan that runs, or the best offer and what is missing for it.',
  request: z.strictObject({}),
  response: z.strictObject({
    today,
    firstName: z.string().nullable().meta({ description: 'As it was given in certification.' }),
    loan: z
      .strictObject({
        item: orderItem,
        rail: z.array(
          z.strictObject({
            n: z.int().min(1),
            dueOn: calendarDay,
            amount: minorAmount,
            state: z.enum(['paid', 'covered', 'due', 'later', 'late']),
          }),
        ),
        settleToday: z.strictObject({ amount: minorAmount, saving: minorAmount }).nullable(),
        coolingOff: coolingOff.nullable(),
        mayDelay: z.boolean(),
        planOfferUntil: calendarDay
          .nullable()
          .meta({ description: 'A new plan is offered: the last day on which it can be accepted.' }),
      })
      .nullable(),
    order: orderItem.nullable().meta({ description: 'The order that is open and no loan yet.' }),
    offer: z
      .strictObject({ product: productCard, example: quoteFigures })
      .nullable()
      .meta({ description: 'The best that this borrower may take.' }),
    steps: z.array(stepProgress),
    account: z.strictObject({ institutionName: z.string(), masked: z.string() }).nullable(),
    currency: currencyCode,
    unread: z.int().min(0),
  }),
  errors: [],
});
