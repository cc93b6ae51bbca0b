import { z } from 'zod';
import { defineCall } from '../call.ts';
import { calendarDay } from '../fields/calendar-day.ts';
import { plainText } from '../fields/plain-text.ts';
import { hardshipOption } from './loan-relief.ts';

export const loanHardshipAsk = defineCall({
  id: 'A7.18',
  group: 'loan',
  name: 'hardship-ask',
  method: 'POST',
  audience: 'borrower',
  variant: 'yd',
  idempotent: true,
  wireGroup: 'repaymentPlan',
  summary: 'Say that one can’t pay, and ask for one of the options. Nobody is chased while it is considered.',
  request: z.strictObject({
    loanId: z.uuid(),
    option: hardshipOption,
    promisedOn: calendarDay.optional(),
    words: plainText(1000).optional(),
  }),
  response: z.strictObject({
    loanId: z.uuid(),
    state: z.enum(['considered', 'granted', 'refused', 'withdrawn']),
  }),
  errors: [
    'not_found',
    'order_cannot_change_now',
    'hardship_is_not_possible',
    'idempotency_key_reused',
    'idempotency_key_in_use',
  ],
});
