import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { calendarDay, cursor, instant } from '../../fields.ts';
import { marketIds } from '../../market.ts';
import { reasonGiven } from './fields.ts';

const consoleDataRequests = defineCall({
  id: 'A15.155',
  group: 'console',
  name: 'data-requests',
  method: 'GET',
  audience: 'staff',
  permission: 'data.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'Who asked for their data and who left, newest first, and how far that is.',
  request: z.strictObject({ market: z.enum(marketIds), cursor: cursor.optional() }),
  response: z.strictObject({
    requests: z.array(
      z.strictObject({
        requestId: z.uuid(),
        kind: z.enum(['export', 'deletion']),
        at: instant,
        state: z.enum(['waiting', 'making', 'ready', 'failed', 'done']),
        progressPercent: z.int().min(0).max(100),
        answerBy: instant.nullable().meta({ description: 'While it is not answered.' }),
        expiresAt: instant.nullable(),
        keptUntil: calendarDay
          .nullable()
          .meta({ description: 'What the law makes us keep of a deleted account.' }),
      }),
    ),
    nextCursor: cursor.nullable(),
  }),
  errors: [],
});

const consoleDataExport = defineCall({
  id: 'A15.156',
  group: 'console',
  name: 'data-export',
  method: 'POST',
  audience: 'staff',
  permission: 'data.act',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'Somebody asked for their data by telephone or letter: have it gathered. It is made ready in their own app; nobody at the lender gets the file.',
  request: z.strictObject({
    loan: z
      .string()
      .max(40)
      .meta({ description: 'The reference of a loan of theirs.', examples: ['CL-FWX93-GGB9Q'] }),
    reason: reasonGiven,
  }),
  response: z.strictObject({ requestId: z.uuid() }),
  errors: ['not_found', 'export_is_being_made'],
});

const consoleRetention = defineCall({
  id: 'A15.157',
  group: 'console',
  name: 'retention',
  method: 'GET',
  audience: 'staff',
  permission: 'data.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'What is kept of people and until when: what the worker will delete when it runs next, and what it deleted last.',
  request: z.strictObject({}),
  response: z.strictObject({
    rules: z.array(
      z.strictObject({
        key: z.string(),
        what: z.string(),
        kept: z.string(),
        why: z.enum(['law', 'house']),
        dueNow: z.int().min(0),
        dueInMonth: z.int().min(0).meta({ description: 'With what is due now.' }),
        lastRunAt: instant.nullable(),
        lastCount: z.int().min(0).nullable(),
      }),
    ),
  }),
  errors: [],
});

export const consoleDataCalls = [consoleDataRequests, consoleDataExport, consoleRetention] as const;
