import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { actWords } from '../loans/loan-fields.ts';
import { hardshipReason } from './hardship.ts';

export const consoleHardshipDecide = defineCall({
  id: 'A15.102',
  group: 'console',
  name: 'hardship-decide',
  method: 'POST',
  audience: 'staff',
  permission: 'hardship.decide',
  variant: 'none',
  idempotent: true,
  wireGroup: null,
  summary: 'Grant what was asked for, or refuse it with a reason that the borrower reads.',
  request: z.strictObject({
    requestId: z.uuid(),
    decision: z.enum(['grant', 'refuse']),
    reason: hardshipReason.optional().meta({ description: 'Of a refusal.' }),
    words: actWords,
  }),
  response: z.strictObject({
    requestId: z.uuid(),
    state: z.enum(['considered', 'granted', 'refused', 'withdrawn']),
  }),
  errors: [
    'not_found',
    'item_is_taken',
    'loan_act_not_possible',
    'idempotency_key_in_use',
    'idempotency_key_reused',
  ],
});
