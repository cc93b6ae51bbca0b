import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { cursor } from '../../../fields/cursor.ts';
import { signedAmount } from '../../../fields/minor-amount.ts';
import { loanEntry, loanEntryGroup, ofLoan } from '../loan-fields.ts';

export const consoleLoanLedger = defineCall({
  id: 'A15.78',
  group: 'console',
  name: 'loan-ledger',
  method: 'GET',
  audience: 'staff',
  permission: 'loan.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'What the books say of a loan, newest first, each entry with its accounts and what was owed after it.',
  request: z.strictObject({ ...ofLoan, cursor: cursor.optional() }),
  response: z.strictObject({
    entries: z.array(loanEntry),
    groups: z.array(loanEntryGroup).meta({
      description: 'The same entries, with what days brought of one kind put together under its newest.',
    }),
    count: z.int(),
    owed: signedAmount.meta({ description: 'By the books, now: what all entries come to.' }),
    nextCursor: cursor.nullable(),
  }),
  errors: ['not_found'],
});
