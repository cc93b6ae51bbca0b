import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { calendarDay } from '../../../fields/calendar-day.ts';
import { plainText } from '../../../fields/plain-text.ts';
import { marketIds } from '../../../market.ts';
import { reasonGiven } from '../reason-given.ts';

export const consoleHolidaySave = defineCall({
  id: 'A15.153',
  group: 'console',
  name: 'holiday-save',
  method: 'POST',
  audience: 'staff',
  permission: 'page.change',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'Make a day a holiday, or a holiday a working day. What was promised before stays as it was promised.',
  request: z.strictObject({
    market: z.enum(marketIds),
    day: calendarDay,
    isOff: z.boolean().meta({ description: 'A holiday; else a working day.' }),
    name: plainText(60)
      .optional()
      .meta({ description: 'Of a holiday.', examples: ['Founding day of the city'] }),
    reason: reasonGiven,
  }),
  response: z.strictObject({ day: calendarDay, isOff: z.boolean() }),
  errors: [
    'market_not_offered',
    'day_is_over',
    'day_is_too_near',
    'day_is_a_rest_day',
    'holiday_is_so_already',
    'holiday_has_no_name',
  ],
});
