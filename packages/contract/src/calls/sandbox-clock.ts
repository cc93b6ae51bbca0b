import { z } from 'zod';
import { defineCall } from '../call.ts';
import { calendarDay } from '../fields/calendar-day.ts';
import { marketIds } from '../market.ts';

export const sandboxClock = defineCall({
  id: 'A18.2',
  group: 'sandbox',
  name: 'clock',
  method: 'GET',
  audience: 'anyone',
  variant: 'none',
  idempotent: false,
  sandboxOnly: true,
  wireGroup: null,
  summary: 'Which day it is in the books of each market offered.',
  request: z.strictObject({}),
  response: z.strictObject({
    clocks: z.array(z.strictObject({ market: z.enum(marketIds), businessDate: calendarDay })),
  }),
  errors: [],
});
