import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { cursor } from '../../fields/cursor.ts';
import { calendarDay } from '../../fields/calendar-day.ts';
import { minorAmount } from '../../fields/minor-amount.ts';
import { marketIds } from '../../market.ts';
import { loanName } from './payments/money-fields.ts';

export const consoleRefunds = defineCall({
  id: 'A15.54',
  group: 'console',
  name: 'refunds',
  method: 'GET',
  audience: 'staff',
  permission: 'money.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'What is the borrowers’ and has to go back, and the refunds that are under way or done.',
  request: z.strictObject({ market: z.enum(marketIds), cursor: cursor.optional() }),
  response: z.strictObject({
    credits: z.array(
      loanName.extend({
        state: z.string(),
        amount: minorAmount,
        isAsked: z.boolean(),
        hasAccount: z
          .boolean()
          .meta({ description: 'False: an account is given, with proof, to send it to.' }),
      }),
    ),
    refunds: z.array(
      z.strictObject({
        payoutId: z.uuid(),
        paymentId: z.uuid().nullable(),
        loan: loanName.nullable(),
        amount: minorAmount,
        state: z.string(),
        orderedOn: calendarDay,
        leftOn: calendarDay.nullable(),
      }),
    ),
    nextCursor: cursor.nullable(),
  }),
  errors: ['market_not_offered'],
});
