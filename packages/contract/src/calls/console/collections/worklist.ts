import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { calendarDay, cursor, instant, minorAmount } from '../../../fields.ts';
import { contactDirection, contactOutcome, nextAction } from './fields.ts';
import { amountRange, listAsked } from '../lists/list-fields.ts';
import { queueStand } from '../queues.ts';

const bucketNumber = z.enum(['1', '2', '3', '4']).meta({
  description: '1: 1–30 days past due, 2: 31–60, 3: 61–90, 4: 91 and more.',
});

const consoleCollections = defineCall({
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
    'The collections worklist: accounts with an action due today (the queue), with a promise to pay that runs, or all past due; by a filter and a sort, fewest days past due first where none is said, with the sums of each bucket, what was promised, the last contact and whether the borrower may be called now.',
  request: listAsked(
    {
      show: z.enum(['due', 'late', 'promised']).default('due'),
      bucket: bucketNumber.optional(),
      owner: z
        .union([z.uuid(), z.literal('none')])
        .optional()
        .meta({ description: 'The assignee; `none`: unassigned.' }),
      promise: z.enum(['open', 'broken', 'none']).optional(),
      quiet: z
        .string()
        .regex(/^[1-9]\d?$/u)
        .optional()
        .meta({ description: 'Not contacted for so many days.', examples: ['7'] }),
      overdue: amountRange.meta({ description: 'Past due, in minor units; both ends count.' }),
    },
    ['dpd', 'past-due', 'promised', 'last-contact'],
  ),
  response: z.strictObject({
    loans: z.array(
      z.strictObject({
        loan: z.string(),
        borrower: z.string().nullable(),
        phone: z.string().nullable().meta({ description: 'Masked.' }),
        bucket: bucketNumber,
        daysLate: z.int(),
        overdue: minorAmount,
        oldestDueOn: calendarDay,
        promise: z
          .strictObject({
            on: calendarDay,
            amount: minorAmount.nullable().meta({ description: 'Null: all that is past due.' }),
            outcome: z.enum(['kept', 'broken']).nullable(),
          })
          .nullable(),
        lastContact: z
          .strictObject({ at: instant, direction: contactDirection, outcome: contactOutcome })
          .nullable(),
        contact: z.strictObject({
          isAllowed: z.boolean(),
          short: z.string().meta({ description: 'In two or three words.', examples: ['until 20:00'] }),
          why: z.string().nullable(),
        }),
        next: z.strictObject({ action: nextAction, on: calendarDay }).nullable(),
        deadline: instant.meta({
          description: 'When the day of its next action ends; of one without: today.',
        }),
        owner: z.strictObject({ staffId: z.uuid(), name: z.string() }).nullable(),
      }),
    ),
    strip: z.array(
      z.strictObject({
        bucket: bucketNumber.nullable().meta({ description: 'Null: all buckets.' }),
        loans: z.int(),
        overdue: minorAmount,
        oldestDueOn: calendarDay.nullable(),
        rollRate: z.string().nullable(),
      }),
    ),
    total: z
      .strictObject({
        loans: z.int(),
        overdue: minorAmount,
        promises: z.int(),
        promised: minorAmount,
      })
      .meta({ description: 'Of every account that the filter leaves, not of the page.' }),
    rollMonth: calendarDay.nullable(),
    stands: z.strictObject({
      pastDue: z.int(),
      broken: z.int(),
      open: z.int(),
    }),
    contact: z.strictObject({ from: z.string(), until: z.string(), isOpen: z.boolean() }),
    queue: queueStand,
    nextCursor: cursor.nullable(),
  }),
  errors: [],
});

export const consoleCollectionsListCalls = [consoleCollections] as const;
