import { z } from 'zod';

export const nextAction = z.enum(['call', 'message', 'review', 'verify-number']);
export const callDisposition = z.enum([
  'promise-to-pay',
  'refused',
  'callback',
  'hardship',
  'third-party',
  'wrong-number',
  'no-answer',
  'asked-not-to',
]);
export const contactWay = z.enum(['call', 'message']);
export const contactDirection = z
  .enum(['in', 'out'])
  .meta({ description: 'Whether they called us (`in`) or we contacted them.' });
export const contactOutcome = z.enum([
  'spoke',
  'no-answer',
  'wrong-number',
  'asked-not-to',
  'third-party',
  'sent',
]);
/** What a call may end with; a message is sent. */
export const callOutcome = z.enum(['spoke', 'no-answer', 'wrong-number', 'asked-not-to']);
/** What a call of theirs may end with. */
export const callInOutcome = z.enum(['spoke', 'asked-not-to']);
export const messageTemplate = z.enum(['please-look', 'can-we-help', 'thank-you', 'payment-link']);
