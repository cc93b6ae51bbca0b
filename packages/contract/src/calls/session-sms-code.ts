import { z } from 'zod';
import { defineCall } from '../call.ts';
import { loginTicket } from '../fields/login-ticket.ts';
import { mobileNumber } from '../fields/mobile-number.ts';
import { loginCodeSent } from './code-sent.ts';

export const sessionSmsCode = defineCall({
  id: 'A1.2',
  group: 'session',
  name: 'sms-code',
  method: 'POST',
  audience: 'anyone',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'login',
  summary: 'Send a code for logging in by SMS. The answer never tells whether the number is known.',
  request: z.strictObject({ phone: mobileNumber.optional(), ticket: loginTicket.optional() }),
  response: loginCodeSent,
  errors: ['invalid_request', 'too_many_requests', 'message_not_sent', 'messages_paused'],
});
