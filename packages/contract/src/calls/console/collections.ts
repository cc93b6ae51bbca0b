import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { calendarDay } from '../../fields/calendar-day.ts';
import { instant } from '../../fields/instant.ts';
import { minorAmount } from '../../fields/minor-amount.ts';
import { loanStands, ofLoan } from './loan-fields.ts';
import {
  contactDirection,
  contactOutcome,
  contactWay,
  mayContact,
  messageTemplates,
} from './collections/collection-fields.ts';

export const consoleCollection = defineCall({
  id: 'A15.97',
  group: 'console',
  name: 'collection',
  method: 'GET',
  audience: 'staff',
  permission: 'collection.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'One late loan: what is owed, every contact so far, the promise, and whether somebody may call or write now.',
  request: z.strictObject(ofLoan),
  response: z.strictObject({
    loan: z.string(),
    borrower: z.string().nullable(),
    phone: z.string().nullable(),
    language: z.string(),
    today: calendarDay,
    stands: loanStands,
    promise: z
      .strictObject({
        promisedOn: calendarDay,
        amount: minorAmount
          .nullable()
          .meta({ description: 'What they said they will pay; null: all that is due.' }),
        state: z.enum(['considered', 'granted', 'refused', 'withdrawn']),
        outcome: z.enum(['kept', 'broken']).nullable(),
      })
      .nullable(),
    latestPromiseOn: calendarDay
      .nullable()
      .meta({ description: 'The last day that may be promised; null: none.' }),
    call: mayContact,
    message: mayContact,
    rules: z.strictObject({
      from: z.string(),
      until: z.string(),
      aDay: z.int(),
      aWeek: z.int(),
      today: z.int(),
      week: z.int(),
    }),
    contacts: z.array(
      z.strictObject({
        contactId: z.uuid(),
        way: contactWay,
        direction: contactDirection,
        outcome: contactOutcome,
        words: z.string(),
        by: z.string(),
        at: instant,
      }),
    ),
    templates: messageTemplates,
  }),
  errors: ['not_found'],
});
