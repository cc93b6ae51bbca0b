import { z } from 'zod';
import { defineCall } from '../call.ts';
import { instant } from '../fields/instant.ts';

export const sessionList = defineCall({
  id: 'A1.8',
  group: 'session',
  name: 'list',
  method: 'GET',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'login',
  summary: 'Where one is logged in.',
  request: z.strictObject({}),
  response: z.strictObject({
    sessions: z.array(
      z.strictObject({
        sessionId: z.uuid(),
        device: z
          .string()
          .meta({ description: 'In a few words of the reader’s language.', examples: ['Chrome on Android'] }),
        startedAt: instant,
        lastUsedAt: instant,
        isThis: z.boolean(),
      }),
    ),
  }),
  errors: [],
});
