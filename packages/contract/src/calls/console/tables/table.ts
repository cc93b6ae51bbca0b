import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { calendarDay } from '../../../fields/calendar-day.ts';
import { marketIds } from '../../../market.ts';
import { tableInWords } from './table-fields.ts';

export const consoleTable = defineCall({
  id: 'A15.127',
  group: 'console',
  name: 'table',
  method: 'GET',
  audience: 'staff',
  permission: 'table.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'One version of a market’s decision table, in words.',
  request: z.strictObject({ market: z.enum(marketIds), version: z.int().min(1).max(1_000_000) }),
  response: z.strictObject({ version: z.int(), validFrom: calendarDay, table: tableInWords }),
  errors: ['not_found', 'market_not_offered'],
});
