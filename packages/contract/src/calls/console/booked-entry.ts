import { z } from 'zod';
import { calendarDay } from '../../fields/calendar-day.ts';
import { signedAmount } from '../../fields/minor-amount.ts';

/** One line of an entry. Debit is positive, credit negative. */
const bookedLine = z.strictObject({
  number: z.int(),
  name: z.string(),
  subject: z.string().nullable().meta({ description: 'loan:42, payment:…; null for the house.' }),
  minor: signedAmount,
});

/** An entry of the books, or one that would be made. */
export const bookedEntry = z.strictObject({
  event: z.string(),
  businessDate: calendarDay,
  lines: z.array(bookedLine),
});
