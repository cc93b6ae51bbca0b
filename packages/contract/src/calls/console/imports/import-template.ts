import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { calendarDay } from '../../../fields/calendar-day.ts';
import { marketIds } from '../../../market.ts';

export const consoleImportTemplate = defineCall({
  id: 'A15.169',
  group: 'console',
  name: 'import-template',
  method: 'GET',
  audience: 'staff',
  permission: 'import.run',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'What a file of loans looks like: its columns, what each means, and a file to begin with.',
  request: z.strictObject({ market: z.enum(marketIds) }),
  response: z.strictObject({
    name: z.string(),
    text: z.string(),
    today: calendarDay.meta({ description: 'The business day: a file is of it, or of the days before.' }),
    mostRows: z.int(),
    columns: z.array(
      z.strictObject({ name: z.string(), isNeeded: z.boolean(), means: z.string(), example: z.string() }),
    ),
  }),
  errors: ['market_not_offered'],
});
