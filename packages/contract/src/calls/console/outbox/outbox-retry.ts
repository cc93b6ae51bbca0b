import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { reasonGiven } from '../reason-given.ts';

export const consoleOutboxRetry = defineCall({
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
