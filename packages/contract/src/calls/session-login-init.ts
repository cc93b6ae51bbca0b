import { z } from 'zod';
import { defineCall } from '../call.ts';
import { consentPurpose, textVersion } from '../fields/consent-purpose.ts';

export const sessionLoginInit = defineCall({
  id: 'A1.1',
  group: 'session',
  name: 'login-init',
  method: 'GET',
  audience: 'anyone',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'login',
  summary: 'What the login screen shows: how numbers look here, how long a code is, what is asked for.',
  request: z.strictObject({}),
  response: z.strictObject({
    countryCode: z.string().meta({ examples: ['63'] }),
    phoneExample: z.string().meta({ examples: ['09171234567'] }),
    phoneDigits: z.int().meta({ examples: [11] }),
    codeDigits: z.int().meta({ examples: [6] }),
    codeLivesSeconds: z.int().meta({ examples: [300] }),
    consents: z
      .array(
        z.strictObject({
          purpose: consentPurpose,
          textVersion,
          text: z.string(),
          isRequired: z.boolean().meta({ description: 'Without it there can be no account.' }),
        }),
      )
      .meta({ description: 'To be shown unticked.' }),
  }),
  errors: [],
});
