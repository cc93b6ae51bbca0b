import { z } from 'zod';
import { defineCall } from '../call.ts';
import { calendarDay, currencyCode, minorAmount, today } from '../fields.ts';
import { stepProgress } from './certification-fields.ts';
import { coolingOff, lateOutlook, railPart } from './loans/loan-fields.ts';
import { orderItem } from './order.ts';
import { productCard, quoteFigures } from './product.ts';

const homePage = defineCall({
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
        rail: z.array(railPart),
        settleToday: z.strictObject({ amount: minorAmount, saving: minorAmount }).nullable(),
        coolingOff: coolingOff.nullable(),
        mayDelay: z.boolean(),
        late: lateOutlook.nullable().meta({ description: 'What waiting costs; null where nothing is late.' }),
        help: z
          .string()
          .nullable()
          .meta({ description: 'How a request for help stands, while a person considers it.' }),
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
    refusal: z
      .strictObject({
        item: orderItem,
        nearest: quoteFigures
          .nullable()
          .meta({ description: 'The most of the same product over the same term that would be lent.' }),
        isAboutIncome: z
          .boolean()
          .meta({ description: 'Income or other loans, corrected, would change it.' }),
      })
      .nullable()
      .meta({ description: 'The last application, where it was refused and would be again today.' }),
    steps: z.array(stepProgress),
    account: z.strictObject({ institutionName: z.string(), masked: z.string() }).nullable(),
    currency: currencyCode,
    unread: z.int().min(0),
  }),
  errors: [],
});

const homeCities = defineCall({
  id: 'A2.2',
  group: 'home',
  name: 'cities',
  method: 'GET',
  audience: 'anyone',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'certification',
  summary: 'Every city and municipality of the market, to be searched without asking again.',
  request: z.strictObject({
    version: z.string().max(40).optional().meta({ description: 'The one that the page has.' }),
  }),
  response: z.strictObject({
    version: z.string(),
    regions: z
      .array(
        z.strictObject({
          name: z.string().meta({ examples: ['Cebu'] }),
          cities: z.array(z.strictObject({ code: z.string(), name: z.string() })),
        }),
      )
      .nullable()
      .meta({ description: 'Null when the page has this version already.' }),
    common: z
      .array(z.string())
      .meta({ description: 'Codes of the places where most people live, the largest first.' }),
    alsoCalled: z
      .array(z.strictObject({ code: z.string(), names: z.array(z.string()) }))
      .meta({ description: 'Earlier and short names of places, and their names in other scripts.' }),
  }),
  errors: [],
});

export const homeCalls = [homePage, homeCities] as const;
