import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { cursor } from '../../../fields/cursor.ts';
import { calendarDay } from '../../../fields/calendar-day.ts';
import { marketIds } from '../../../market.ts';
import { moneyRow } from './money-fields.ts';

export const consoleMoneyIncoming = defineCall({
  id: 'A15.45',
  group: 'console',
  name: 'money-incoming',
  method: 'GET',
  audience: 'staff',
  permission: 'money.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'Money that came, the newest day first: on a loan, in suspense, taken back or sent back.',
  request: z.strictObject({
    market: z.enum(marketIds),
    on: calendarDay.optional(),
    cursor: cursor.optional(),
  }),
  response: z.strictObject({ items: z.array(moneyRow), nextCursor: cursor.nullable() }),
  errors: ['market_not_offered'],
});
