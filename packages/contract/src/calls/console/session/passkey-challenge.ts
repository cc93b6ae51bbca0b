import { z } from 'zod';
import { defineCall } from '../../../call.ts';

export const consolePasskeyChallenge = defineCall({
  id: 'A15.15',
  group: 'console',
  name: 'passkey-challenge',
  method: 'POST',
  audience: 'anyone',

  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'In the second step: what a passkey of this person has to sign.',
  request: z.strictObject({ ticket: z.string().max(200) }),
  response: z.strictObject({
    options: z.string().meta({ description: 'JSON for PublicKeyCredential.parseRequestOptionsFromJSON.' }),
  }),
  errors: ['staff_ticket_expired', 'passkey_not_offered', 'too_many_requests'],
});
