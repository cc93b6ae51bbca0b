import { z } from 'zod';
import { defineCall } from '../call.ts';
import { sessionOpened } from './session-opened.ts';

export const sessionShellExchange = defineCall({
  id: 'A1.7',
  group: 'session',
  name: 'shell-exchange',
  method: 'POST',
  audience: 'anyone',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'login',
  summary: "Turn the code that a native shell put into the page's address into a session of the page's own.",
  request: z.strictObject({
    shellCode: z
      .string()
      .regex(/^[\w-]{43}$/u)
      .meta({ description: 'Good once, for 60 seconds.' }),
  }),
  response: sessionOpened,
  errors: ['shell_code_invalid', 'too_many_requests'],
});
