import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { instant } from '../../../fields/instant.ts';

export const consoleRetention = defineCall({
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
