import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { cursor } from '../../../fields/cursor.ts';
import { calendarDay } from '../../../fields/calendar-day.ts';
import { slug } from '../../../fields/slug.ts';
import { marketIds } from '../../../market.ts';
import { journalEntry } from './journal-entry-fields.ts';

export const consoleJournal = defineCall({
  id: 'A15.62',
  group: 'console',
  name: 'journal',
  method: 'GET',
  audience: 'staff',
  permission: 'books.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'The journal of a market, the newest first: of an account, of a loan or a payment, of an event, between two days.',
  request: z.strictObject({
    market: z.enum(marketIds),
    from: calendarDay.optional(),
    to: calendarDay.optional(),
    account: z.int().min(1000).max(9999).optional(),
    subject: z
      .string()
      .regex(/^(?:loan|payment):[0-9a-f-]{1,40}$/u)
      .optional()
      .meta({ examples: ['loan:42'] }),
    event: slug(40).optional(),
    cursor: cursor.optional(),
  }),
  response: z.strictObject({
    items: z.array(journalEntry),
    nextCursor: cursor.nullable(),
    accounts: z.array(z.strictObject({ number: z.int(), name: z.string() })),
    events: z.array(z.string()),
  }),
  errors: ['market_not_offered'],
});
