import { z } from 'zod';
import { defineCall } from '../call.ts';
import { loginTicket } from '../fields/login-ticket.ts';
import { mobileNumber } from '../fields/mobile-number.ts';
import { loginCodeSent } from './code-sent.ts';

export const sessionVoiceCode = defineCall({
  id: 'A1.3',
  group: 'session',
  name: 'voice-code',
  method: 'POST',
  audience: 'anyone',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'login',
  summary: 'Say a code for logging in by a phone call, once the SMS had its time or could not be sent.',
  request: z.strictObject({ phone: mobileNumber.optional(), ticket: loginTicket.optional() }),
  response: loginCodeSent,
  errors: [
    'invalid_request',
    'voice_code_too_early',
    'too_many_requests',
    'message_not_sent',
    'messages_paused',
  ],
});
