import { z } from 'zod';

export const contactWay = z.enum(['call', 'message']);
export const contactDirection = z
  .enum(['in', 'out'])
  .meta({ description: 'Whether they called us (`in`) or we contacted them.' });
export const contactOutcome = z.enum(['spoke', 'no-answer', 'wrong-number', 'asked-not-to', 'sent']);
/** What a call may end with; a message is sent. */
export const callOutcome = z.enum(['spoke', 'no-answer', 'wrong-number', 'asked-not-to']);
/** What a call of theirs may end with. */
export const callInOutcome = z.enum(['spoke', 'asked-not-to']);
export const messageTemplate = z.enum(['please-look', 'can-we-help', 'thank-you']);

/** Whether somebody may be called or written to right now. */
export const mayContact = z.strictObject({
  isAllowed: z.boolean(),
  why: z.string().nullable().meta({
    description: 'Which rule stands against it and when it will be possible, in a sentence or two.',
  }),
});

export const messageTemplates = z.array(
  z.strictObject({ key: messageTemplate, name: z.string(), words: z.string() }),
);
