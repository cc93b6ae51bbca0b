import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { instant } from '../../../fields.ts';

const consoleConfirmOptions = defineCall({
  id: 'A15.920',
  group: 'console',
  name: 'confirm-options',
  method: 'POST',
  audience: 'staff',
  permission: 'any',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'How somebody who is logged in can confirm that it is them, and what a passkey has to sign for it, within five minutes.',
  request: z.strictObject({}),
  response: z.strictObject({
    ways: z.array(z.enum(['totp', 'passkey', 'recovery'])),
    options: z.string().nullable().meta({
      description: 'JSON for PublicKeyCredential.parseRequestOptionsFromJSON; null without a passkey.',
    }),
  }),
  errors: [],
});

const consoleConfirm = defineCall({
  id: 'A15.921',
  group: 'console',
  name: 'confirm',
  method: 'POST',
  audience: 'staff',
  permission: 'any',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'Confirm that it is oneself, by a code of the app, a recovery code or a passkey: until the time that is named, acts that need it are done without asking again. Wrong tries are limited as at the login.',
  request: z.strictObject({
    code: z
      .string()
      .regex(/^(?:\d{6}|[a-z2-9]{5}-[a-z2-9]{5})$/u)
      .optional()
      .meta({ description: 'Six digits of the app, or a recovery code.', examples: ['482913'] }),
    credential: z
      .string()
      .max(20_000)
      .optional()
      .meta({ description: 'Instead of a code: JSON of what a passkey signed, as its toJSON gives it.' }),
  }),
  response: z.strictObject({ until: instant }),
  errors: ['invalid_request', 'confirmation_is_wrong', 'staff_is_locked'],
});

export const consoleConfirmCalls = [consoleConfirmOptions, consoleConfirm] as const;
