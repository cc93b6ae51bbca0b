import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { cursor } from '../../../fields/cursor.ts';
import { instant } from '../../../fields/instant.ts';
import { calendarDay } from '../../../fields/calendar-day.ts';
import { minorAmount } from '../../../fields/minor-amount.ts';
import { marketIds } from '../../../market.ts';
import { batchState } from '../payout-fields.ts';

export const consolePayoutBatches = defineCall({
  id: 'A15.41',
  group: 'console',
  name: 'payout-batches',
  method: 'GET',
  audience: 'staff',
  permission: 'payout.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'The files that were made for the bank, the newest first, and how many payouts wait for one.',
  request: z.strictObject({ market: z.enum(marketIds), cursor: cursor.optional() }),
  response: z.strictObject({
    waiting: z.int(),
    batches: z.array(
      z.strictObject({
        batchId: z.string(),
        madeOn: calendarDay,
        madeAt: instant,
        lines: z.int(),
        open: z.int().meta({ description: 'Payouts in it that the bank has not answered about.' }),
        hasFile: z.boolean(),
        ...batchState,
        total: minorAmount,
      }),
    ),
    nextCursor: cursor.nullable(),
  }),
  errors: ['market_not_offered'],
});
