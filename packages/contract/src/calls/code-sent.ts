import { z } from 'zod';
import { loginTicket } from '../fields/login-ticket.ts';

const seconds = z.int().min(0).max(86_400);

/** The same for a phone that we know and for one that we don't. */
export const codeSent = z.strictObject({
  sentTo: z.string().meta({ description: 'The number, masked.', examples: ['•••• 4567'] }),
  expiresInSeconds: seconds.meta({ description: 'How long the code can be used.', examples: [300] }),
  resendInSeconds: seconds.meta({ description: 'When another may be asked for.', examples: [60] }),
  voiceInSeconds: seconds.meta({ description: 'When a call may be asked for instead.', examples: [60] }),
  isBusy: z.boolean().meta({
    description: 'So many ask for codes right now that this one may be late. The same for every number.',
  }),
});

/** Of a code for logging in: with what the login can go on by after a reload. */
export const loginCodeSent = codeSent.extend({ ticket: loginTicket });
