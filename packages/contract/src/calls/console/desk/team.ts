import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { calendarDay, cursor, instant, percent } from '../../../fields.ts';
import { marketIds } from '../../../market.ts';
import { queueItem, queueNames } from '../queues.ts';

/** What was done, and how much of it after its deadline. */
const slaCount = {
  done: z.int().min(0),
  missed: z.int().min(0),
  kept: percent.nullable().meta({ description: 'In percent of what was done; null of nothing.' }),
};
const overdue = z
  .int()
  .min(0)
  .meta({ description: 'Open past their deadline now, as Today counts them: no part of what was done.' });
const unassigned = z
  .int()
  .min(0)
  .meta({ description: 'What waits and nobody has, as Today counts it for whoever asks.' });
const minutes = z.int().nullable().meta({ description: 'Median time from arrival until done.' });
const period = { market: z.enum(marketIds), from: calendarDay, to: calendarDay };

const consoleTeam = defineCall({
  id: 'A15.710',
  group: 'console',
  name: 'team',
  method: 'GET',
  audience: 'staff',
  permission: 'team.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'SLA kept and missed over a period by queue, by person and by day, what is open past its deadline now, and who is assigned how much. Both tables come to the same totals.',
  request: z.strictObject({
    ...period,
    queue: z.enum(queueNames).optional(),
    staffId: z.uuid().optional(),
  }),
  response: z.strictObject({
    days: z.array(calendarDay),
    total: z.strictObject(slaCount),
    overdue,
    unassigned,
    before: z.strictObject(slaCount).meta({ description: 'The same number of days before.' }),
    dayTotals: z.array(z.strictObject(slaCount)),
    queues: z.array(
      z.strictObject({
        ...slaCount,
        queue: z.enum(queueNames),
        name: z.string(),
        promise: z.string().meta({ description: 'The SLA.', examples: ['4 working hours'] }),
        minutes,
        overdue,
      }),
    ),
    people: z.array(
      z.strictObject({
        ...slaCount,
        staffId: z.uuid(),
        name: z.string(),
        roles: z.array(z.string()),
        isHere: z.boolean().meta({ description: 'Logged in and at work in the last half hour.' }),
        assigned: z.int().min(0),
        minutes,
        days: z.array(z.strictObject(slaCount)),
        queues: z.array(z.enum(queueNames)).meta({ description: 'Whose work they may do.' }),
      }),
    ),
  }),
  errors: ['market_not_offered', 'period_is_too_long'],
});

const consoleTeamAssigned = defineCall({
  id: 'A15.711',
  group: 'console',
  name: 'team-assigned',
  method: 'GET',
  audience: 'staff',
  permission: 'team.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'What somebody is assigned now, next deadline first.',
  request: z.strictObject({ market: z.enum(marketIds), staffId: z.uuid() }),
  response: z.strictObject({ items: z.array(queueItem) }),
  errors: ['market_not_offered'],
});

const consoleTeamUnassigned = defineCall({
  id: 'A15.870',
  group: 'console',
  name: 'team-unassigned',
  method: 'GET',
  audience: 'staff',
  permission: 'team.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'What waits and nobody has, of all queues or of one: the next 50 by deadline, and how many in all.',
  request: z.strictObject({ market: z.enum(marketIds), queue: z.enum(queueNames).optional() }),
  response: z.strictObject({
    total: unassigned,
    items: z.array(
      z.strictObject({
        ...queueItem.shape,
        notFor: z.array(z.uuid()).meta({
          description:
            'Who does such work and may not do this: it is their own request, or beyond their role.',
        }),
      }),
    ),
  }),
  errors: ['market_not_offered'],
});

const consoleTeamMissed = defineCall({
  id: 'A15.712',
  group: 'console',
  name: 'team-missed',
  method: 'GET',
  audience: 'staff',
  permission: 'team.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'The items behind a number: what was done after its deadline, the last first.',
  request: z.strictObject({
    ...period,
    queue: z.enum(queueNames).optional(),
    staffId: z.uuid().optional(),
    cursor: cursor.optional(),
  }),
  response: z.strictObject({
    items: z.array(
      z.strictObject({
        itemId: z.uuid(),
        queue: z.enum(queueNames),
        item: z.string(),
        section: z.string(),
        openedAs: z.string(),
        subject: z.string(),
        by: z.string(),
        since: instant,
        deadline: instant,
        doneAt: instant,
      }),
    ),
    nextCursor: cursor.nullable(),
  }),
  errors: ['market_not_offered'],
});

const consoleTeamReassign = defineCall({
  id: 'A15.713',
  group: 'console',
  name: 'team-reassign',
  method: 'POST',
  audience: 'staff',
  permission: 'team.assign',
  variant: 'none',
  idempotent: true,
  wireGroup: null,
  summary:
    'Give work to somebody who may do it, or back to its queue, whoever has it now or nobody. The deadline stays. All of it moves, or nothing.',
  request: z.strictObject({
    market: z.enum(marketIds),
    toStaffId: z.uuid().nullable().meta({ description: 'Null: back to the queue.' }),
    onlyUnassigned: z
      .boolean()
      .optional()
      .meta({ description: 'Nothing moves if somebody has one of them: they claimed it meanwhile.' }),
    items: z
      .array(z.strictObject({ queue: z.enum(queueNames), itemId: z.uuid() }))
      .min(1)
      .max(100),
  }),
  response: z.strictObject({ staffId: z.uuid().nullable(), items: z.int() }),
  errors: [
    'not_found',
    'market_not_offered',
    'person_may_not_do_this',
    'item_is_taken',
    'idempotency_key_in_use',
    'idempotency_key_reused',
  ],
});

export const consoleTeamCalls = [
  consoleTeam,
  consoleTeamAssigned,
  consoleTeamUnassigned,
  consoleTeamMissed,
  consoleTeamReassign,
] as const;
