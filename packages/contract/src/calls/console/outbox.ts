import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { calendarDay, currencyCode, cursor, instant } from '../../fields.ts';
import { marketIds } from '../../market.ts';
import { reasonGiven } from './fields.ts';

const way = z.enum(['sms', 'voice', 'push', 'email', 'inbox']);
const sentState = z.enum(['waiting', 'sent', 'delivered', 'failed']);
const carrying = z.enum(['sms', 'voice', 'push', 'email']);
const purpose = z.enum([
  'codes',
  'security',
  'notices',
  'complaints',
  'reminders',
  'payments',
  'applications',
  'documents',
  'offers',
]);
const price = z.strictObject({
  exact: z
    .string()
    .regex(/^\d+(?:\.\d{1,6})?$/u)
    .meta({ description: 'Exact, in units of the currency.', examples: ['0.35'] }),
  currency: currencyCode,
});

const consoleOutbox = defineCall({
  id: 'A15.150',
  group: 'console',
  name: 'outbox',
  method: 'GET',
  audience: 'staff',
  permission: 'outbox.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'What was written to borrowers in a market, newest first, and what became of it.',
  request: z.strictObject({
    market: z.enum(marketIds),
    unsentOnly: z.boolean().optional(),
    lostOnly: z.boolean().optional().meta({ description: 'Those that a way failed for.' }),
    way: way.optional().meta({ description: 'By which it really went.' }),
    purpose: purpose.optional(),
    cursor: cursor.optional(),
  }),
  response: z.strictObject({
    messages: z.array(
      z.strictObject({
        messageId: z.uuid(),
        writtenAt: instant,
        sentAt: instant.nullable(),
        readAt: instant.nullable(),
        kind: z.string(),
        channel: way.meta({ description: 'The way that it was written for.' }),
        sentBy: way.nullable().meta({
          description: 'By which way it really went: the first of its ways that took it.',
        }),
        to: z
          .string()
          .nullable()
          .meta({ description: 'The last digits of the telephone; null of an e-mail.' }),
        title: z.string(),
        body: z.string(),
        state: sentState,
        attempts: z.int().min(0),
        lastError: z.string().nullable(),
        taskId: z.string().nullable().meta({ description: 'What carries it, while it is kept.' }),
        heldUntil: instant.nullable().meta({
          description: 'It waits for the promised contact hours, which begin then.',
        }),
        purpose,
        tries: z
          .array(
            z.strictObject({
              way: carrying,
              state: z.enum(['sending', 'handed-over', 'delivered', 'failed']),
              reason: z.string().nullable(),
              times: z.int().min(1).meta({ description: 'How often the gateway was asked.' }),
              begunAt: instant,
              handedAt: instant.nullable(),
              endedAt: instant.nullable(),
              parts: z.int().min(1).nullable(),
              cost: price.nullable(),
            }),
          )
          .meta({ description: 'Each way that it was sent by, in order: after a failure the next.' }),
        costs: z.array(price).meta({ description: 'What all of them cost, one sum for each currency.' }),
        isGivenUp: z.boolean().meta({ description: 'Nobody tries it again by itself.' }),
      }),
    ),
    nextCursor: cursor.nullable(),
  }),
  errors: [],
});

const taskState = z.enum(['waiting', 'given-up', 'done']);

const consoleOutboxTasks = defineCall({
  id: 'A15.151',
  group: 'console',
  name: 'outbox-tasks',
  method: 'GET',
  audience: 'staff',
  permission: 'outbox.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'What the worker has to do outside the books: what waits, what was given up, what is done.',
  request: z.strictObject({ state: taskState, cursor: cursor.optional() }),
  response: z.strictObject({
    tasks: z.array(
      z.strictObject({
        taskId: z.string(),
        topic: z.string(),
        words: z.string(),
        state: taskState,
        createdAt: instant,
        nextAt: instant.nullable(),
        endedAt: instant.nullable(),
        attempts: z.int().min(0),
        lastError: z.string().nullable(),
        causeId: z.uuid().meta({ description: 'The event of the audit log that it came from.' }),
      }),
    ),
    counts: z.strictObject({ waiting: z.int().min(0), givenUp: z.int().min(0) }),
    nextCursor: cursor.nullable(),
  }),
  errors: [],
});

const consoleOutboxRetry = defineCall({
  id: 'A15.152',
  group: 'console',
  name: 'outbox-retry',
  method: 'POST',
  audience: 'staff',
  permission: 'outbox.act',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'Have the worker try again what it gave up, or what waits for its next try.',
  request: z.strictObject({
    taskId: z
      .string()
      .regex(/^[1-9]\d{0,17}$/u)
      .meta({ examples: ['4711'] }),
    reason: reasonGiven,
  }),
  response: z.strictObject({ taskId: z.string() }),
  errors: ['not_found', 'task_cannot_be_tried'],
});

const costLine = z.strictObject({
  messages: z.int().min(0),
  delivered: z.int().min(0),
  failed: z.int().min(0),
  parts: z.int().min(0),
  cost: price.nullable().meta({ description: 'Null: this way has no price here.' }),
});

const consoleMessageCosts = defineCall({
  id: 'A15.154',
  group: 'console',
  name: 'message-costs',
  method: 'GET',
  audience: 'staff',
  permission: 'outbox.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'What messages cost in a market, by day, purpose and channel. A day is the gateways’: it begins at midnight UTC, as the cap on codes does.',
  request: z.strictObject({
    market: z.enum(marketIds),
    days: z.coerce.number().int().min(1).max(92).optional().meta({ description: '7 unless said.' }),
  }),
  response: z.strictObject({
    from: calendarDay,
    to: calendarDay,
    lines: z.array(costLine.extend({ day: calendarDay, purpose, way: carrying })),
    totals: z.array(costLine).meta({ description: 'One for each currency, and one for what has no price.' }),
  }),
  errors: [],
});

export const consoleOutboxCalls = [
  consoleOutbox,
  consoleOutboxTasks,
  consoleOutboxRetry,
  consoleMessageCosts,
] as const;
