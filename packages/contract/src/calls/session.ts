import { z } from 'zod';
import { defineCall } from '../call.ts';
import { consentPurpose, textVersion } from '../fields/consent-purpose.ts';
import { loginTicket } from '../fields/login-ticket.ts';
import { mobileNumber } from '../fields/mobile-number.ts';
import { oneTimeCode } from '../fields/one-time-code.ts';
import { sessionKeptIn, sessionOpened } from './session-opened.ts';

export const sessionLogin = defineCall({
  id: 'A1.4',
  group: 'session',
  name: 'login',
  method: 'POST',
  audience: 'anyone',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'login',
  summary: 'Log in with the code; a number that is new here gets an account.',
  request: z.strictObject({
    phone: mobileNumber.optional(),
    ticket: loginTicket.optional(),
    code: oneTimeCode,
    keptIn: sessionKeptIn.optional(),
    consents: z
      .array(z.strictObject({ purpose: consentPurpose, textVersion }))
      .max(10)
      .optional()
      .meta({ description: 'What was ticked.' }),
    person: z
      .union([
        z.strictObject({
          is: z.literal('same'),
          documentLastFour: z
            .string()
            .regex(/^[0-9A-Za-z]{4}$/u)
            .meta({ examples: ['3456'] }),
        }),
        z.strictObject({ is: z.literal('new') }),
      ])
      .optional()
      .meta({
        description:
          'Only after identity_check_needed: the number was silent for so long that it may have gone to somebody else.',
      }),
  }),
  response: sessionOpened,
  errors: [
    'invalid_request',
    'code_wrong',
    'code_expired',
    'code_spent',
    'consent_missing',
    'consent_text_changed',
    'identity_check_needed',
    'identity_check_failed',
    'too_many_requests',
  ],
});
