import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { previewMark } from '../act-preview.ts';
import { actReason, actWords, loanActFields } from '../loan-fields.ts';

export const consoleLoanAct = defineCall({
  id: 'A15.81',
  group: 'console',
  name: 'loan-act',
  method: 'POST',
  audience: 'staff',
  permission: 'loan.act',
  variant: 'none',
  idempotent: true,
  wireGroup: null,
  summary:
    'Extend within the product, or tell what settles: at once. Waive, restructure or write off: asks for approval, and posts nothing.',
  request: z.strictObject({ ...loanActFields, reason: actReason, words: actWords, seen: previewMark }),
  response: z.strictObject({
    outcome: z.enum(['done', 'asked']),
    approvalId: z.uuid().nullable().meta({ description: 'What waits for the second person.' }),
  }),
  errors: [
    'not_found',
    'loan_act_not_possible',
    'figures_have_changed',
    'contact_not_allowed',
    'idempotency_key_in_use',
    'idempotency_key_reused',
  ],
});
