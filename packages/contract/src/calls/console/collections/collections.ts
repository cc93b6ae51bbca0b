import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { calendarDay } from '../../../fields/calendar-day.ts';
import { cursor } from '../../../fields/cursor.ts';
import { instant } from '../../../fields/instant.ts';
import { minorAmount } from '../../../fields/minor-amount.ts';
import { marketIds } from '../../../market.ts';
import { queueStand } from '../queues.ts';
import { contactOutcome, contactWay } from './collection-fields.ts';

export const consoleCollections = defineCall({
  id: 'A15.96',
  group: 'console',
  name: 'collections',
  method: 'GET',
  audience: 'staff',
  permission: 'collection.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'Who is late and by how much, the latest first, with what was agreed and when somebody last spoke with them; or those whose promise to pay is still open, the next day first: the queue.',
  request: z.strictObject({
    market: z.enum(marketIds),
    show: z.enum(['late', 'promised']).default('late'),
    cursor: cursor.optional(),
  }),
  response: z.strictObject({
    loans: z.array(
      z.strictObject({
        loan: z.string(),
        borrower: z.string().nullable(),
        phone: z.string().nullable(),
        daysLate: z.int(),
        overdue: minorAmount,
        oldestDueOn: calendarDay,
        promisedOn: calendarDay.nullable().meta({ description: 'A promise that runs.' }),
        deadline: instant
          .nullable()
          .meta({ description: 'When the promised day ends; null without a promise.' }),
        isSheltered: z.boolean(),
        lastContact: z.strictObject({ at: instant, way: contactWay, outcome: contactOutcome }).nullable(),
        contactsThisWeek: z.int(),
      }),
    ),
    contact: z.strictObject({ from: z.string(), until: z.string(), isOpen: z.boolean() }),
    queue: queueStand,
    nextCursor: cursor.nullable(),
  }),
  errors: [],
});
