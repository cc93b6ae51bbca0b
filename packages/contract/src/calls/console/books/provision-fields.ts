import { z } from 'zod';
import { calendarDay } from '../../../fields/calendar-day.ts';

export const provisionState = z.enum(['posted', 'open', 'running', 'closed', 'passed']).meta({
  description:
    'posted: as it was; open: it can be posted; running: the month is not over; closed: its period was closed without one; passed: a later month is posted.',
});

/** Any day of the month. */
export const provisionMonth = calendarDay.meta({ description: 'Any day of the month.' });
