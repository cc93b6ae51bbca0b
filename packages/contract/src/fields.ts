import { z } from 'zod';

/**
 * A day without a time or a zone. No loan, birth or report is outside of these years; beyond them the calendar of the database and ours part
 * (there is no year 0, and no month follows December 9999), and a rule that looks a month or a term ahead must find days there.
 */
const firstDay = '1900-01-01';
const lastDay = '2199-12-31';

export const calendarDay = z.iso
  .date()
  .refine((day) => day >= firstDay && day <= lastDay, `This must be a day from ${firstDay} to ${lastDay}.`)
  .meta({ examples: ['2026-11-15'] });
