import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { cursor } from '../../../fields/cursor.ts';
import { instant } from '../../../fields/instant.ts';

const taskState = z.enum(['waiting', 'given-up', 'done']);

export const consoleOutboxTasks = defineCall({
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
