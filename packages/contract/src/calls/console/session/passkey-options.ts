import { z } from 'zod';
import { defineCall } from '../../../call.ts';

export const consolePasskeyOptions = defineCall({
  id: 'A15.12',
  group: 'console',
  name: 'passkey-options',
  method: 'POST',
  audience: 'staff',
  permission: 'any',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'What a browser needs to make a passkey for this person, for five minutes. Asks for the password again.',
  request: z.strictObject({
    password: z.string().min(1).max(200),
  }),
  response: z.strictObject({
    options: z.string().meta({ description: 'JSON for PublicKeyCredential.parseCreationOptionsFromJSON.' }),
  }),
  errors: ['password_is_wrong', 'staff_is_locked', 'passkey_not_offered'],
});
