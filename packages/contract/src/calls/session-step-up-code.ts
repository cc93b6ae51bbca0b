import { z } from 'zod';
import { defineCall } from '../call.ts';
import { codeSent } from './code-sent.ts';

export const sessionStepUpCode = defineCall({
  id: 'A1.11',
  group: 'session',
  name: 'step-up-code',
  method: 'POST',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'login',
  summary: 'Send a code to the own number for one purpose: what one purpose was asked for opens no other.',
  request: z.strictObject({
    purpose: z
      .enum(['sign', 'new-plan', 'payout-account', 'phone-change', 'delete'])
      .meta({ examples: ['delete'] }),
    by: z.enum(['sms', 'voice']).meta({ examples: ['sms'] }),
    about: z
      .string()
      .regex(/^[0-9a-f]{64}$/u)
      .optional()
      .meta({
        description:
          'What exactly it is for, as the offer says of each account or of the new plan: a code for signing opens that signature and no other.',
        examples: ['0'.repeat(64)],
      }),
  }),
  response: codeSent,
  errors: ['voice_code_too_early', 'too_many_requests', 'message_not_sent', 'messages_paused'],
});
