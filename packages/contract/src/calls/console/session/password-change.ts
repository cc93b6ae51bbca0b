import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { newPassword } from '../../../fields/new-password.ts';
export const consolePasswordChange = defineCall({
  id: 'A15.8',
  group: 'console',
  name: 'password-change',
  method: 'POST',
  audience: 'staff',
  permission: 'any',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'Change one’s own password. Every other session of one’s own ends.',
  request: z.strictObject({
    password: z.string().min(1).max(200).meta({ description: 'The one that holds until now.' }),
    newPassword,
  }),
  response: z.strictObject({
    ended: z.int().min(0).meta({ description: 'How many other sessions ended.' }),
  }),
  errors: ['password_is_wrong', 'password_is_weak', 'staff_is_locked'],
});
