import { z } from 'zod';
import { defineCall } from '../../../call.ts';

export const consolePasskeyRemove = defineCall({
  id: 'A15.14',
  group: 'console',
  name: 'passkey-remove',
  method: 'POST',
  audience: 'staff',
  permission: 'any',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'Forget one of one’s own passkeys. Asks for the password again.',
  request: z.strictObject({ passkeyId: z.uuid(), password: z.string().min(1).max(200) }),
  response: z.strictObject({}),
  errors: ['not_found', 'password_is_wrong', 'staff_is_locked'],
});
