import { z } from 'zod';
import { calendarDay } from '../fields/calendar-day.ts';

/** What stays although the borrower leaves, and why. */
export const keptByLaw = z.strictObject({
  what: z.string(),
  why: z.string().meta({ description: 'The law that asks for it.' }),
  until: calendarDay.nullable().meta({ description: 'Null: counted from a day that has not come yet.' }),
  years: z.int().meta({ examples: [5] }),
});
