import { z } from 'zod';
import { calendarDay, instant, plainText, signedAmount } from '../../fields.ts';

/** Why somebody does what they do: asked of every act, kept in the audit trail. */
export const reasonGiven = plainText(500)
  .regex(/\S.*\S.*\S/su)
  .meta({ description: 'Why, in a few words.', examples: ['The bank confirmed it by phone'] });

/** Who has it in hand, since when, and when it goes back by itself; null: nobody. */
export const takenByField = z
  .strictObject({ staffId: z.uuid(), name: z.string(), since: instant, returnsAt: instant })
  .nullable();

/** One line of an entry. Debit is positive, credit negative. */
const bookedLine = z.strictObject({
  number: z.int(),
  name: z.string(),
  subject: z.string().nullable().meta({ description: 'loan:42, payment:…; null for the lender.' }),
  minor: signedAmount,
});

/** An entry of the books, or one that would be made. */
export const bookedEntry = z.strictObject({
  event: z.string(),
  businessDate: calendarDay,
  lines: z.array(bookedLine),
});

/** Where money goes back to that has no account of its own in the books, and what shows whose it is. */
export const refundAccount = z.strictObject({
  kind: z.enum(['bank', 'wallet']),
  institution: plainText(20).meta({
    description: 'The bank’s or wallet’s code; an IFSC where the market has one.',
    examples: ['BPI'],
  }),
  number: plainText(40).meta({ examples: ['0045 1234 1234'] }),
  holder: plainText(120).meta({ examples: ['Maria Reyes Cruz'] }),
  proof: plainText(300).meta({
    description: 'What shows that it is the payer’s: whoever approves compares it.',
    examples: ['Letter of 12 Nov with a copy of the passbook'],
  }),
  files: z
    .array(z.strictObject({ name: plainText(120).min(1), base64: z.base64().max(7_100_000) }))
    .max(3)
    .meta({ description: 'The proof itself: JPEG, PNG or PDF of at most 5 MB, known by their content.' }),
});

/** Three files of 5 MB, a third longer as base64. */
export const bytesWithProof = 22_000_000;

/** A file that is attached to something. */
export const attachedFile = z.strictObject({
  attachmentId: z.uuid(),
  name: z.string(),
  mediaType: z.enum(['image/jpeg', 'image/png', 'application/pdf']),
  bytes: z.int(),
});

/** One that was opened. */
export const openedFile = z.strictObject({
  fileName: z.string(),
  mediaType: z.enum(['image/jpeg', 'image/png', 'application/pdf']),
  base64: z.string(),
});
