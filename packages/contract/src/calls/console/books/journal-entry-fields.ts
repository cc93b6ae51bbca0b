import { z } from 'zod';
import { calendarDay } from '../../../fields/calendar-day.ts';
import { instant } from '../../../fields/instant.ts';
import { signedAmount } from '../../../fields/minor-amount.ts';

export const journalNo = z.string().nullable().meta({
  description:
    'Its number in the market’s journal, which has no hole; null for the seconds until it has one.',
});

/** An entry as it stands in the books. Debit is positive, credit negative. */
export const journalEntry = z.strictObject({
  entryId: z.string(),
  no: journalNo,
  event: z.string(),
  words: z.string(),
  businessDate: calendarDay,
  postedAt: instant,
  lines: z.array(
    z.strictObject({
      number: z.int(),
      account: z.string(),
      name: z.string(),
      subject: z.string().nullable(),
      minor: signedAmount,
    }),
  ),
  reverses: z.string().nullable(),
  reversedBy: z.string().nullable(),
});
