import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { cursor } from '../../../fields/cursor.ts';
import { calendarDay } from '../../../fields/calendar-day.ts';
import { instant } from '../../../fields/instant.ts';
import { minorAmount } from '../../../fields/minor-amount.ts';
import { marketIds } from '../../../market.ts';
import { loanName } from './money-fields.ts';

export const consoleMoneyToMatch = defineCall({
  id: 'A15.46',
  group: 'console',
  name: 'money-to-match',
  method: 'GET',
  audience: 'staff',
  permission: 'money.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'Money without an owner and claims without money, by deadline.',
  request: z.strictObject({ market: z.enum(marketIds), cursor: cursor.optional() }),
  response: z.strictObject({
    money: z.array(
      z.strictObject({
        paymentId: z.uuid(),
        channel: z.string(),
        number: z.string().nullable(),
        amount: minorAmount,
        receivedOn: calendarDay,
        dueAt: instant,
        candidates: z.int(),
      }),
    ),
    claims: z.array(
      z.strictObject({
        paymentId: z.uuid(),
        utr: z.string(),
        amount: minorAmount,
        saidAt: instant,
        dueAt: instant,
        loan: loanName.nullable(),
        money: z.enum(['not-on-a-statement', 'in-suspense', 'on-another-loan']),
      }),
    ),
    nextCursor: cursor.nullable(),
    tabs: z.strictObject({
      toMatch: z.int(),
      toMatchOver: z.int().meta({ description: 'Of those, past their deadline.' }),
      refunds: z.int(),
      differences: z.int(),
    }),
  }),
  errors: ['market_not_offered'],
});
