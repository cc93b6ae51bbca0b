import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { calendarDay, currencyCode, cursor, instant, minorAmount } from '../../fields.ts';
import { marketIds } from '../../market.ts';
import { takenByField } from './fields.ts';

/** Every queue there is, in the order in which Today shows them. */
export const queueNames = [
  'applications',
  'referred',
  'payouts',
  'money',
  'collections',
  'hardship',
  'complaints',
  'bureau',
  'second-person',
] as const;

/** How a queue stands. */
const queueStands = z.strictObject({
  queue: z.enum(queueNames),
  name: z.string(),
  section: z.string().meta({ description: 'Where it is worked in the console.' }),
  waiting: z.int().min(0),
  over: z.int().min(0).meta({ description: 'Past their deadline.' }),
  today: z.int().min(0),
  later: z.int().min(0),
  free: z.int().min(0),
  mine: z.int().min(0),
  oldest: instant.nullable(),
  promise: z.string().meta({ examples: ['4 working hours'] }),
  mayAct: z.boolean().meta({ description: 'Whether it is one’s own work, or only to be seen.' }),
});

/** How a section's queue stands, on the section's own page: what the nav and Today say of it. */
export const queueStand = z.strictObject({
  waiting: z.int().min(0),
  over: z.int().min(0).meta({ description: 'Past their deadline.' }),
});

/** One thing that waits. */
export const queueItem = z.strictObject({
  queue: z.enum(queueNames),
  item: z.string().meta({ description: 'What one thing of the queue is called.', examples: ['Application'] }),
  section: z.string(),
  itemId: z.uuid(),
  openedAs: z.string().meta({ description: 'Its id in the address of its section.' }),
  subject: z.string(),
  detail: z.string(),
  deadline: instant,
  since: instant,
  taken: takenByField,
  owner: z
    .strictObject({ staffId: z.uuid(), name: z.string() })
    .nullable()
    .meta({ description: 'To whom it was given for good; somebody else may work on it now.' }),
  mayTake: z.boolean(),
});

const countAndAmount = z.strictObject({ count: z.int().min(0), amount: minorAmount });

const consoleToday = defineCall({
  id: 'A15.16',
  group: 'console',
  name: 'today',
  method: 'GET',
  audience: 'staff',
  permission: 'any',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'The first page of the day: the queues that one may see, what is next by deadline, the day’s money, how the last day ended, who is here.',
  request: z.strictObject({
    market: z.enum(marketIds),
    show: z.enum(['all', 'free', 'mine']).default('all'),
  }),
  response: z.strictObject({
    queues: z.array(queueStands),
    approvalsOfOthers: queueStand.meta({
      description: 'Requests for approval that one may know of, and others decide.',
    }),
    lapsed: z
      .array(
        z.strictObject({ requestId: z.uuid(), actName: z.string(), about: z.string(), lapsedAt: instant }),
      )
      .meta({ description: 'What one requested and nobody decided in time, until it is requested again.' }),
    exports: z
      .array(
        z.strictObject({
          exportId: z.uuid(),
          words: z.string().meta({ examples: ['9,164 rows of the journal'] }),
        }),
      )
      .meta({ description: 'What one requested a copy of and an approver let out, until it is taken.' }),
    next: z.array(queueItem),
    currency: currencyCode,
    money: z
      .strictObject({
        due: countAndAmount,
        received: countAndAmount,
        toPayOut: countAndAmount,
        inSuspense: countAndAmount,
      })
      .nullable()
      .meta({ description: 'Null for whoever may not see money.' }),
    dayEnd: z
      .strictObject({
        day: calendarDay,
        finishedAt: instant,
        checks: z.array(
          z.strictObject({ is: z.enum(['kept', 'look', 'broken']), name: z.string(), words: z.string() }),
        ),
      })
      .nullable(),
    onShift: z.array(
      z.strictObject({
        name: z.string(),
        does: z.string(),
        holds: z.int().min(0),
        isHere: z.boolean(),
        isYou: z.boolean(),
      }),
    ),
  }),
  errors: ['market_not_offered'],
});

const consoleQueues = defineCall({
  id: 'A15.17',
  group: 'console',
  name: 'queues',
  method: 'GET',
  audience: 'staff',
  permission: 'any',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'How the queues that one may see stand: for the numbers beside the sections.',
  request: z.strictObject({ market: z.enum(marketIds) }),
  response: z.strictObject({ queues: z.array(queueStands) }),
  errors: ['market_not_offered'],
});

const consoleQueue = defineCall({
  id: 'A15.18',
  group: 'console',
  name: 'queue',
  method: 'GET',
  audience: 'staff',
  permission: 'any',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'What waits in one queue, next deadline first, with who has it in hand.',
  request: z.strictObject({
    market: z.enum(marketIds),
    queue: z.enum(queueNames),
    show: z.enum(['all', 'free', 'mine']).default('all'),
    cursor: cursor.optional(),
  }),
  response: z.strictObject({ items: z.array(queueItem), nextCursor: cursor.nullable() }),
  errors: ['not_found', 'market_not_offered'],
});

const consoleQueueTake = defineCall({
  id: 'A15.19',
  group: 'console',
  name: 'queue-take',
  method: 'POST',
  audience: 'staff',
  permission: 'any',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'Take something from a queue, or keep what one has for another half an hour. One person has it at a time.',
  request: z.strictObject({ market: z.enum(marketIds), queue: z.enum(queueNames), itemId: z.uuid() }),
  response: z.strictObject({ itemId: z.uuid(), since: instant, returnsAt: instant }),
  errors: ['not_found', 'market_not_offered', 'item_is_taken'],
});

const consoleQueueHandBack = defineCall({
  id: 'A15.20',
  group: 'console',
  name: 'queue-hand-back',
  method: 'POST',
  audience: 'staff',
  permission: 'any',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'Give something that one has taken back to its queue.',
  request: z.strictObject({ queue: z.enum(queueNames), itemId: z.uuid() }),
  response: z.strictObject({ itemId: z.uuid() }),
  errors: ['not_found'],
});

export const consoleQueueCalls = [
  consoleToday,
  consoleQueues,
  consoleQueue,
  consoleQueueTake,
  consoleQueueHandBack,
] as const;
