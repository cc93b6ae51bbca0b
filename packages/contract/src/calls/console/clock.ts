import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { calendarDay } from '../../fields.ts';
import { marketIds } from '../../market.ts';
import { reasonGiven } from './fields.ts';

const consoleClockMove = defineCall({
  id: 'A15.180',
  group: 'console',
  name: 'clock-move',
  method: 'POST',
  audience: 'staff',
  permission: 'clock.move',
  variant: 'none',
  idempotent: false,
  sandboxOnly: true,
  wireGroup: null,
  summary:
    'Move the business day of a market forward, day by day, as the end of each day does it. In the sandbox alone.',
  request: z.strictObject({
    market: z.enum(marketIds),
    from: calendarDay.meta({ description: 'The day that one believes it is.' }),
    to: calendarDay,
    reason: reasonGiven,
  }),
  response: z.strictObject({ market: z.enum(marketIds), businessDate: calendarDay }),
  errors: [
    'market_not_offered',
    'clock_goes_forward_only',
    'clock_was_moved',
    'clock_moves_a_quarter_at_most',
  ],
});

export const consoleClockCalls = [consoleClockMove] as const;
