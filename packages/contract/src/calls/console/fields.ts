import { z } from 'zod';
import { plainText } from '../../fields/plain-text.ts';

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
