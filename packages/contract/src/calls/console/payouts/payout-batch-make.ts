import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { marketIds } from '../../../market.ts';
import { reasonGiven } from '../reason-given.ts';

export const consolePayoutBatchMake = defineCall({
  id: 'A15.42',
  group: 'console',
  name: 'payout-batch-make',
  method: 'POST',
  audience: 'staff',
  permission: 'payout.act',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'Put every payout that waits for a file into a new one, each once. From then on they count as sent.',
  request: z.strictObject({ market: z.enum(marketIds), reason: reasonGiven }),
  response: z.strictObject({ batchId: z.string().nullable(), lines: z.int(), leftOut: z.array(z.string()) }),
  errors: ['market_not_offered', 'money_cannot_change_so'],
});
