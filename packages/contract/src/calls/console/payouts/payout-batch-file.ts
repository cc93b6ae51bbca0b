import { z } from 'zod';
import { defineCall } from '../../../call.ts';

export const consolePayoutBatchFile = defineCall({
  id: 'A15.43',
  group: 'console',
  name: 'payout-batch-file',
  method: 'POST',
  audience: 'staff',
  permission: 'payout.act',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'A file for the bank, the same to the byte each time, once somebody else has released it. Who opened it is kept.',
  request: z.strictObject({
    batchId: z
      .string()
      .regex(/^[0-9]{1,15}$/u)
      .meta({ examples: ['7'] }),
  }),
  response: z.strictObject({ name: z.string(), text: z.string() }),
  errors: ['not_found', 'money_cannot_change_so'],
});
