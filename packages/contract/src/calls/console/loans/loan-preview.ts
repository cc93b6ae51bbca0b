import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { actPreview, previewMark } from '../act-preview.ts';
import { loanActFields, loanStands } from '../loan-fields.ts';

export const consoleLoanPreview = defineCall({
  id: 'A15.80',
  group: 'console',
  name: 'loan-preview',
  method: 'GET',
  audience: 'staff',
  permission: 'loan.act',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'What will the borrower owe then? The same decision that would post, taken back again.',
  request: z.strictObject(loanActFields),
  response: z.strictObject({
    ...actPreview,
    now: loanStands,
    // How the loan stands then: an act on a loan posts at once, and leads to no entries of a later day.
    later: loanStands,
    needsSecondPerson: z.boolean(),
    mark: previewMark,
  }),
  errors: ['not_found', 'loan_act_not_possible'],
});
