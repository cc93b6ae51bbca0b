import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { cursor } from '../../../fields/cursor.ts';
import { calendarDay } from '../../../fields/calendar-day.ts';
import { instant } from '../../../fields/instant.ts';
import { minorAmount } from '../../../fields/minor-amount.ts';
import { marketIds } from '../../../market.ts';

export const consoleDifferences = defineCall({
  id: 'A15.57',
  group: 'console',
  name: 'differences',
  method: 'GET',
  audience: 'staff',
  permission: 'money.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'What a channel says and our books do not, or the other way round; and callbacks that nothing could be made of.',
  request: z.strictObject({ market: z.enum(marketIds), cursor: cursor.optional() }),
  response: z.strictObject({
    items: z.array(
      z.strictObject({
        differenceId: z.string(),
        channel: z.string(),
        kind: z.enum(['only-theirs', 'only-ours', 'other-amount', 'other-day', 'taken-back-here']),
        number: z.string(),
        paymentId: z.uuid().nullable(),
        ours: minorAmount.nullable(),
        theirs: minorAmount.nullable(),
        foundOn: calendarDay,
        ways: z.array(z.enum(['explain', 'credit', 'take-back'])),
      }),
    ),
    callbacks: z.array(
      z.strictObject({
        callbackId: z.string(),
        channel: z.string(),
        number: z.string(),
        says: z.string(),
        outcome: z.string().nullable(),
        heardAt: instant,
      }),
    ),
    nextCursor: cursor.nullable(),
  }),
  errors: ['market_not_offered'],
});
