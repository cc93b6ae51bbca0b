import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { newTerms, previewMark } from '../act-preview.ts';
import { actWords } from '../loan-fields.ts';
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
  summary:
    'Ask an approver to grant a plan, as it was asked for or with other terms; wait for a promise or talk; or refuse, with a reason that the borrower reads.',
  request: z.strictObject({
    requestId: z.uuid(),
    decision: z.enum(['grant', 'refuse']),
    reason: hardshipReason.optional().meta({ description: 'Of a refusal.' }),
    words: actWords,
    ...newTerms,
    seen: previewMark.optional().meta({ description: 'Of the plan that is to be granted.' }),
  }),
  response: z.strictObject({
    requestId: z.uuid(),
    state: z.enum(['considered', 'granted', 'refused', 'withdrawn']),
    approvalId: z.uuid().nullable().meta({ description: 'What waits for an approver.' }),
  }),
  errors: [
    'not_found',
    'item_is_taken',
    'loan_act_not_possible',
    'approval_waits_already',
    'figures_have_changed',
    'idempotency_key_in_use',
    'idempotency_key_reused',
  ],
});
