import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { newPassword } from '../../../fields/new-password.ts';
export const consoleSetPassword = defineCall({
  id: 'A15.7',
  group: 'console',
  name: 'set-password',
  method: 'POST',
  audience: 'anyone',

  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'With an invitation: set the first password. The login comes after it.',
  request: z.strictObject({
    invitation: z
      .string()
      .regex(/^[\w-]{43}$/u)
      .meta({ description: 'As the link of the invitation has it; good once.' }),
    password: newPassword,
  }),
  response: z.strictObject({ email: z.string() }),
  errors: ['invitation_expired', 'password_is_weak', 'too_many_requests'],
});
