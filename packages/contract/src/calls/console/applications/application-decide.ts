import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { plainText } from '../../../fields/plain-text.ts';
import { orderState } from '../../order.ts';
import { overrideCodes } from './application-fields.ts';
import { previewMark } from '../act-preview.ts';
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
    'Approve with an amount, refuse with reasons that are borne out, or ask back with what to mend. Why is for the file. What is beyond policy, unscreened, incomplete or above one’s limit is sent to an approver instead.',
  request: z.strictObject({
    ...decisionRequest,
    note: plainText(2_000)
      .regex(/\S/u)
      .meta({
        description: 'Why, for the file: the borrower does not read it.',
        examples: ['Payslip agrees.'],
      }),
    seen: previewMark,
    overrideCode: z.enum(overrideCodes).optional().meta({
      description: 'Under which exception, where an approval takes a risk approver.',
    }),
  }),
  response: z.strictObject({
    orderId: z.uuid(),
    state: orderState,
    outcome: z.enum(['done', 'asked']).meta({
      description: '`asked`: nothing is offered yet, an approver decides.',
    }),
    approvalId: z.uuid().nullable(),
  }),
  errors: [
    'not_found',
    'item_is_taken',
    'order_cannot_change_now',
    'amount_is_not_offered',
    'amount_is_above_the_approved',
    'reason_needed',
    'reason_not_borne_out',
    'reason_needs_substance',
    'override_code_needed',
    'policy_declines',
    'approval_waits_already',
    'approval_is_in_your_interest',
    'figures_have_changed',
    'idempotency_key_reused',
    'idempotency_key_in_use',
  ],
});
