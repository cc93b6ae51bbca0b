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
  summary: 'Forget one of one’s own passkeys.',
  request: z.strictObject({ passkeyId: z.uuid() }),
  response: z.strictObject({}),
  errors: ['not_found'],
});
