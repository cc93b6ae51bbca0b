import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { minorAmount } from '../../../fields/minor-amount.ts';
import { plainText } from '../../../fields/plain-text.ts';
import { marketIds } from '../../../market.ts';
import { reasonGiven } from '../reason-given.ts';

export const consolePayoutBatchAnswer = defineCall({
  id: 'A15.44',
  group: 'console',
  name: 'payout-batch-answer',
  method: 'POST',
  audience: 'staff',
  permission: 'payout.act',
  variant: 'none',
  idempotent: true,
  wireGroup: null,
  maxBodyBytes: 2_500_000,
  summary:
    'Read a bank’s result file, line by line, and ask an approver to book it; or only tell what it would do.',
  request: z.strictObject({
    market: z.enum(marketIds),
    reason: reasonGiven.optional().meta({ description: 'Needed to ask; not for a dry run.' }),
    csv: plainText(2_000_000).meta({ examples: ['id,state'] }),
    isDryRun: z.boolean(),
  }),
  response: z.strictObject({
    approvalId: z.uuid().nullable().meta({ description: 'The request that waits; null for a dry run.' }),
    total: minorAmount.meta({ description: 'What the payouts come to that it says were paid.' }),
    left: z.int(),
    failed: z.int(),
    again: z.int(),
    faults: z.array(z.strictObject({ line: z.int(), sentence: z.string() })),
  }),
  errors: [
    'market_not_offered',
    'idempotency_key_in_use',
    'idempotency_key_reused',
    'not_found',
    'money_cannot_change_so',
  ],
});
