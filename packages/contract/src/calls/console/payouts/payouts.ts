import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { cursor } from '../../../fields/cursor.ts';
import { marketIds } from '../../../market.ts';
import { queueStand } from '../queues.ts';
import { payoutRow, payoutViews } from '../payout-fields.ts';

export const consolePayouts = defineCall({
  id: 'A15.36',
  group: 'console',
  name: 'payouts',
  method: 'GET',
  audience: 'staff',
  permission: 'payout.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'Payouts of a market: those under way or in need of a person, those that failed, were held, or have left.',
  request: z.strictObject({
    market: z.enum(marketIds),
    view: z.enum(payoutViews).optional(),
    cursor: cursor.optional(),
  }),
  response: z.strictObject({
    counts: z.strictObject({ open: z.int(), failed: z.int(), held: z.int(), waitingForFile: z.int() }),
    queue: queueStand,
    items: z.array(payoutRow),
    nextCursor: cursor.nullable(),
  }),
  errors: ['market_not_offered'],
});
