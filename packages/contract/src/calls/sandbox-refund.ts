import { z } from 'zod';
import { defineCall } from '../call.ts';
import { minorAmount } from '../fields/minor-amount.ts';

export const sandboxRefund = defineCall({
  id: 'A18.14',
  group: 'sandbox',
  name: 'refund',
  method: 'POST',
  audience: 'anyone',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  sandboxOnly: true,
  summary: 'Send what was overpaid on a loan that has ended back to the borrower, as finance would.',
  request: z.strictObject({ loanId: z.uuid() }),
  response: z.strictObject({ loanId: z.uuid(), refundId: z.uuid(), amount: minorAmount }),
  errors: ['not_found', 'order_cannot_change_now'],
});
