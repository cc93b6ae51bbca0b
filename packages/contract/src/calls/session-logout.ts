import { z } from 'zod';
import { defineCall } from '../call.ts';

export const sessionLogout = defineCall({
  id: 'A1.5',
  group: 'session',
  name: 'logout',
  method: 'POST',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'login',
  summary: 'End this session.',
  request: z.strictObject({}),
  response: z.strictObject({
    ended: z
      .int()
      .min(0)
      .meta({ examples: [1] }),
  }),
  errors: [],
});
