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
});

/** A file that somebody attached: what it is called and what it is, told by its content. */
export const attachment = z.strictObject({
  attachmentId: z.uuid(),
  name: z.string(),
  mediaType: z.enum(['image/jpeg', 'image/png', 'application/pdf']),
  bytes: z.int(),
});
