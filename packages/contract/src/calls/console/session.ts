import { z } from 'zod';
import { defineCall } from '../../call.ts';

export const consoleLogin = defineCall({
  id: 'A15.1',
  group: 'console',
  name: 'login',
  method: 'POST',
  audience: 'anyone',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'First step of staff’s login: e-mail and password. Says what the second step is.',
  request: z.strictObject({
    email: z
      .email()
      .max(200)
      .meta({ examples: ['rina@lender.example'] }),
    password: z.string().min(1).max(200),
    code: z
      .string()
      .regex(/^(?:\d{6}|[a-z2-9]{5}-[a-z2-9]{5})$/u)
      .optional()
      .meta({
        description:
          'Of the app, or a recovery code: asked for beside the password in a browser that is not known, where wrong passwords were tried from elsewhere. The second step takes the same one.',
        examples: ['482913'],
      }),
  }),
  response: z.strictObject({
    ticket: z.string().meta({ description: 'For the second step, within five minutes.' }),
    ways: z
      .array(z.enum(['totp', 'passkey', 'recovery']))
      .meta({ description: 'Empty: nothing is set up yet, and the second step sets it up.' }),
    enrol: z
      .strictObject({ secret: z.string(), uri: z.string() })
      .nullable()
      .meta({ description: 'For an app that makes codes; only on the first login.' }),
  }),
  errors: ['staff_login_failed', 'staff_code_needed', 'staff_is_locked', 'too_many_requests'],
});
