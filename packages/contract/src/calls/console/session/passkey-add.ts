import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { plainText } from '../../../fields/plain-text.ts';
export const consolePasskeyAdd = defineCall({
  id: 'A15.13',
  group: 'console',
  name: 'passkey-add',
  method: 'POST',
  audience: 'staff',
  permission: 'any',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'Keep the passkey that the browser made.',
  request: z.strictObject({
    name: plainText(60)
      .min(1)
      .meta({ description: 'What one calls it.', examples: ['Office laptop'] }),
    credential: z
      .string()
      .max(20_000)
      .meta({ description: 'JSON of the credential, as its toJSON gives it.' }),
  }),
  response: z.strictObject({ passkeyId: z.uuid() }),
  errors: ['passkey_not_accepted', 'passkey_not_offered'],
});
