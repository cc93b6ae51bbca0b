import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { calendarDay } from '../../../fields/calendar-day.ts';
import { minorAmount } from '../../../fields/minor-amount.ts';
import { actWords, ofLoan } from '../loan-fields.ts';

export const consoleCollectionPromise = defineCall({
  id: 'A15.99',
  group: 'console',
  name: 'collection-promise',
  method: 'POST',
  audience: 'staff',
  permission: 'collection.act',
  variant: 'none',
  idempotent: true,
  wireGroup: null,
  summary: 'Note what a late borrower has promised to pay, and by which day: until then nobody reminds them.',
  request: z.strictObject({
    ...ofLoan,
    promisedOn: calendarDay,
    amount: minorAmount.min(1),
    words: actWords,
  }),
  response: z.strictObject({ promisedOn: calendarDay }),
  errors: ['not_found', 'loan_act_not_possible', 'idempotency_key_in_use', 'idempotency_key_reused'],
});
