import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { plainText } from '../../../fields/plain-text.ts';

export const consolePayoutBatchAnswer = defineCall({
  id: 'A15.44',
  group: 'console',
  name: 'payout-batch-answer',
  method: 'POST',
  audience: 'staff',
  permission: 'payout.act',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  maxBodyBytes: 300_000,
  summary: 'Read what the bank answered to a file, line by line; or only tell what would happen.',
  request: z.strictObject({
    csv: plainText(200_000).meta({ examples: ['id,state'] }),
    isDryRun: z.boolean(),
  }),
  response: z.strictObject({
    left: z.int(),
    failed: z.int(),
    again: z.int(),
    faults: z.array(z.strictObject({ line: z.int(), sentence: z.string() })),
  }),
  errors: [],
});
