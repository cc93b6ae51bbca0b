import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { cursor, instant } from '../../fields.ts';
import { marketIds } from '../../market.ts';
import { reasonGiven } from './fields.ts';

const way = z.enum(['sms', 'voice', 'push', 'email', 'inbox']);
const sentState = z.enum(['waiting', 'sent', 'failed']);

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

export const consoleOutboxCalls = [consoleOutbox, consoleOutboxTasks, consoleOutboxRetry] as const;
