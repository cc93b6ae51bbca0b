import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { minorAmount } from '../../../fields/minor-amount.ts';
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
  idempotent: true,
  wireGroup: null,
  summary:
    'Prepare a disbursement file of every payout that waits for one, each once, and ask for its release. Nothing is sent by it.',
  request: z.strictObject({ market: z.enum(marketIds), reason: reasonGiven }),
  response: z.strictObject({
    batchId: z.string().nullable(),
    approvalId: z.uuid().nullable(),
    lines: z.int(),
    total: minorAmount,
    leftOut: z.array(z.string()),
  }),
  errors: [
    'market_not_offered',
    'idempotency_key_in_use',
    'idempotency_key_reused',
    'not_found',
    'money_cannot_change_so',
  ],
});
