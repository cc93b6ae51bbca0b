import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { calendarDay } from '../../fields/calendar-day.ts';
import { currencyCode } from '../../fields/currency-code.ts';
import { instant } from '../../fields/instant.ts';
import { minorAmount } from '../../fields/minor-amount.ts';
import { offeredTerm } from '../../fields/offered-term.ts';
import { marketIds } from '../../market.ts';
import { orderState } from '../order.ts';
import { takenByField } from './taken-by.ts';
import { applicationFact, applicationQueue, formSteps } from './applications/application-fields.ts';

const reasonChoice = z.strictObject({
  code: z.string(),
  sentence: z.string(),
  whatWouldChangeIt: z.string().nullable(),
  isBorneOut: z
    .boolean()
    .meta({ description: 'Whether what is known bears it out; another may not be given.' }),
});

const traceRow = z.strictObject({
  n: z.int().min(1),
  says: z.string(),
  conditions: z.array(z.strictObject({ what: z.string(), value: z.string(), asks: z.string() })),
  result: z.enum(['pass', 'refer', 'refuse', 'hidden']),
});

export const consoleApplication = defineCall({
  id: 'A15.27',
  group: 'console',
  name: 'application',
  method: 'GET',
  audience: 'staff',
  permission: 'application.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'One application: facts with their source, pictures, checks, the decision with its trace in words, history. Without document.see nothing of a picture.',
  request: z.strictObject({ orderId: z.uuid() }),
  response: z.strictObject({
    orderId: z.uuid(),
    reference: z.string(),
    market: z.enum(marketIds),
    state: orderState,
    name: z.string().nullable(),
    productName: z.string(),
    productVersion: z.int(),
    amount: minorAmount,
    currency: currencyCode,
    term: offeredTerm,
    purpose: z.string().nullable(),
    appliedAt: instant,
    waitsSince: instant.nullable(),
    deadline: instant.nullable(),
    queue: applicationQueue,
    taken: takenByField,
    groups: z.array(
      z.strictObject({ title: z.string(), about: z.string().nullable(), facts: z.array(applicationFact) }),
    ),
    pictures: z.array(
      z.strictObject({
        imageId: z
          .uuid()
          .nullable()
          .meta({ description: 'Null without document.see: that it was given is all.' }),
        title: z.string(),
        givenAt: instant,
      }),
    ),
    checks: z.array(
      z.strictObject({ what: z.string(), says: z.string(), state: z.enum(['agrees', 'look', 'not']) }),
    ),
    decision: z
      .strictObject({
        tableVersion: z.int(),
        outcome: z.enum(['approve', 'refuse', 'refer']),
        decidedAt: instant,
        sentences: z.array(z.string()),
        trace: z
          .array(traceRow)
          .meta({ description: 'Every row of the table; empty where its facts are forgotten.' }),
        mostByTable: minorAmount.nullable(),
      })
      .nullable(),
    offer: z.strictObject({ mostAmount: minorAmount, openUntil: calendarDay }).nullable(),
    history: z.array(z.strictObject({ at: instant, words: z.string(), note: z.string().nullable() })),
    canDecide: z.boolean(),
    policyAmount: minorAmount
      .nullable()
      .meta({ description: 'What policy allows of it; 0: nothing. Null for whoever does not decide.' }),
    toVerify: z
      .array(z.strictObject({ step: z.enum(formSteps), title: z.string() }))
      .meta({ description: 'KYC steps that are given and that nobody has verified.' }),
    waits: z
      .strictObject({ requestId: z.uuid(), actName: z.string(), askedBy: z.string() })
      .nullable()
      .meta({ description: 'What an approver was asked for and has not decided.' }),
    choices: z.strictObject({ refuse: z.array(reasonChoice), sendBack: z.array(reasonChoice) }),
  }),
  errors: ['not_found'],
});
