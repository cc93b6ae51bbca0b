import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { cursor } from '../../../fields/cursor.ts';
import { calendarDay } from '../../../fields/calendar-day.ts';
import { instant } from '../../../fields/instant.ts';
import { minorAmount } from '../../../fields/minor-amount.ts';
import { marketIds } from '../../../market.ts';
import { loanName } from './money-fields.ts';

export const consoleStatements = defineCall({
  id: 'A15.56',
  group: 'console',
  name: 'statements',
  method: 'GET',
  audience: 'staff',
  permission: 'money.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'The lines of bank statements that were read, the newest first.',
  request: z.strictObject({ market: z.enum(marketIds), cursor: cursor.optional() }),
  response: z.strictObject({
    items: z.array(
      z.strictObject({
        lineId: z.string(),
        number: z.string(),
        amount: minorAmount,
        valueOn: calendarDay,
        importedAt: instant,
        paymentId: z.uuid(),
        state: z.string(),
        foundBy: z.enum(['claim', 'reference', 'known']).nullable(),
        loan: loanName.nullable(),
      }),
    ),
    nextCursor: cursor.nullable(),
  }),
  errors: ['market_not_offered'],
});
