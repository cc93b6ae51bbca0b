import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { calendarDay } from '../../../fields/calendar-day.ts';
import { marketIds } from '../../../market.ts';

export const consoleHolidays = defineCall({
  id: 'A15.149',
  group: 'console',
  name: 'holidays',
  method: 'GET',
  audience: 'staff',
  permission: 'page.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'The holidays of a market in a year: its own list, what the lender added, and what it took off.',
  request: z.strictObject({
    market: z.enum(marketIds),
    year: z
      .int()
      .min(2_020)
      .max(2_099)
      .meta({ examples: [2_026] }),
  }),
  response: z.strictObject({
    holidays: z.array(
      z.strictObject({
        day: calendarDay,
        name: z.string(),
        by: z.enum(['declared', 'expected', 'lender']),
        isOff: z.boolean().meta({ description: 'False: it was taken off, and is a working day.' }),
      }),
    ),
    source: z.string().meta({ description: 'Where the market’s own list is from.' }),
    until: calendarDay.meta({ description: 'The last day that the list speaks about.' }),
    worksFrom: calendarDay.meta({ description: 'The first day that may become a working day.' }),
  }),
  errors: ['market_not_offered'],
});
