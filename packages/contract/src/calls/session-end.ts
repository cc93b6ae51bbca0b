import { z } from 'zod';
import { defineCall } from '../call.ts';

export const sessionEnd = defineCall({
  id: 'A1.9',
  group: 'session',
  name: 'end',
  method: 'POST',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'login',
  summary: 'End one session, or all of them: log out everywhere.',
  request: z.strictObject({
    which: z.union([
      z.strictObject({ sessionId: z.uuid() }),
      z.strictObject({ everywhere: z.literal(true) }),
    ]),
  }),
  response: z.strictObject({
    ended: z
      .int()
      .min(0)
      .meta({ examples: [3] }),
  }),
  errors: ['not_found'],
});
