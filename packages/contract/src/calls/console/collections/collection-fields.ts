import { z } from 'zod';

export const contactWay = z.enum(['call', 'message']);
export const contactOutcome = z.enum(['spoke', 'no-answer', 'wrong-number', 'asked-not-to', 'sent']);
/** What a call may end with; a message is sent. */
export const callOutcome = z.enum(['spoke', 'no-answer', 'wrong-number', 'asked-not-to']);
export const messageTemplate = z.enum(['please-look', 'can-we-help', 'thank-you']);
