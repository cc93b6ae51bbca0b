import { z } from 'zod';
import { defineCall } from '../call.ts';
import { consentState } from './consent-state.ts';

export const privacyConsents = defineCall({
  id: 'A13.1',
  group: 'privacy',
  name: 'consents',
  method: 'GET',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'login',
  summary: 'Every purpose that may be asked for in this market, its text, and how the borrower chose.',
  request: z.strictObject({}),
  response: z.strictObject({
    consents: z.array(consentState),
    hasContactPicker: z
      .boolean()
      .meta({ description: 'Whether the law here lets a page open the contact picker.' }),
  }),
  errors: [],
});
