import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { loanActFields, loanEntry, loanStands } from './loan-fields.ts';

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
    now: loanStands,
    later: loanStands,
    entries: z.array(loanEntry),
    needsSecondPerson: z.boolean(),
    told: z.string().nullable().meta({ description: 'What the borrower would read; null: nothing is sent.' }),
  }),
  errors: ['not_found', 'loan_act_not_possible'],
});
