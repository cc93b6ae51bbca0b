import { z } from 'zod';
import { defineCall } from '../call.ts';
import { calendarDay } from '../fields/calendar-day.ts';
import { marketIds } from '../market.ts';

export const sandboxClockMove = defineCall({
  id: 'A18.3',
  group: 'sandbox',
  name: 'clock-move',
  method: 'POST',
  audience: 'anyone',
  variant: 'none',
  idempotent: false,
  sandboxOnly: true,
  wireGroup: null,
  summary: 'Move the business day of a market forward.',
  request: z.strictObject({
    market: z.enum(marketIds),
    from: calendarDay.meta({ description: 'The day that one believes it is.' }),
    to: calendarDay,
  }),
  response: z.strictObject({ market: z.enum(marketIds), businessDate: calendarDay }),
  errors: [
    'market_not_offered',
    'clock_goes_forward_only',
    'clock_was_moved',
    'clock_moves_a_quarter_at_most',
  ],
});
