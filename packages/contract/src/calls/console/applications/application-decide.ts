import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { plainText } from '../../../fields/plain-text.ts';
import { orderState } from '../../order-item.ts';
import { decisionRequest } from './decision-request.ts';

export const consoleApplicationDecide = defineCall({
  id: 'A15.31',
  group: 'console',
  name: 'application-decide',
  method: 'POST',
  audience: 'staff',
  permission: 'application.decide',
  variant: 'none',
  idempotent: true,
  wireGroup: null,
  summary:
    'Approve with an amount, refuse with reasons that are borne out, or ask back with what to mend. Why is for the file.',
  request: z.strictObject({
    ...decisionRequest,
    note: plainText(2_000)
      .regex(/\S/u)
      .meta({
        description: 'Why, for the file: the borrower does not read it.',
        examples: ['Payslip agrees.'],
      }),
  }),
  response: z.strictObject({ orderId: z.uuid(), state: orderState }),
  errors: [
    'not_found',
    'item_is_taken',
    'order_cannot_change_now',
    'amount_is_not_offered',
    'amount_is_above_the_approved',
    'reason_needed',
    'reason_not_borne_out',
    'idempotency_key_reused',
    'idempotency_key_in_use',
  ],
});
