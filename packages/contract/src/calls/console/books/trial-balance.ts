import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { calendarDay } from '../../../fields/calendar-day.ts';
import { minorAmount } from '../../../fields/minor-amount.ts';
import { marketIds } from '../../../market.ts';

export const consoleTrialBalance = defineCall({
  id: 'A15.61',
  group: 'console',
  name: 'trial-balance',
  method: 'GET',
  audience: 'staff',
  permission: 'books.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'The trial balance of a market at the end of a business day, and whether it ties.',
  request: z.strictObject({ market: z.enum(marketIds), asOf: calendarDay.optional() }),
  response: z.strictObject({
    asOf: calendarDay,
    rows: z.array(
      z.strictObject({
        number: z.int(),
        account: z.string(),
        kind: z.enum(['asset', 'liability', 'income', 'expense', 'memo']),
        name: z.string(),
        debit: minorAmount,
        credit: minorAmount,
      }),
    ),
    debit: minorAmount,
    credit: minorAmount,
    ties: z.boolean(),
  }),
  errors: ['market_not_offered'],
});
