import { z } from 'zod';
import { defineCall } from '../call.ts';

/**
 * Says that something changed and never what: whoever hears it asks the ordinary call, which looks again at who may know. `everything`:
 * something may have been missed. A `beat` in between says only that the line is open.
 */
export const loanChanges = defineCall({
  id: 'A7.19',
  group: 'loan',
  name: 'changes',
  method: 'GET',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'loanOrder',
  events: true,
  summary: 'Tells, as it happens, that a payment, a loan or an order of the borrower’s has changed.',
  request: z.strictObject({}),
  response: z.strictObject({
    about: z.enum(['payment', 'loan', 'order', 'everything']),
    id: z.uuid().nullable(),
  }),
  errors: ['too_many_requests', 'service_unavailable'],
});
