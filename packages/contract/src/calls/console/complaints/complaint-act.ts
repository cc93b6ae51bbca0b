import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { plainText } from '../../../fields/plain-text.ts';
import { previewMark } from '../act-preview.ts';
import { problemState } from '../../problem-fields.ts';

export const consoleComplaintAct = defineCall({
  id: 'A15.93',
  group: 'console',
  name: 'complaint-act',
  method: 'POST',
  audience: 'staff',
  permission: 'complaint.answer',
  variant: 'none',
  idempotent: true,
  wireGroup: null,
  summary:
    'Answer a complaint, reject it, note something for staff, close it, or decide on the disputed charge: ask a second person to take it back, or let it stand.',
  request: z.strictObject({
    reportId: z.uuid(),
    act: z.enum(['answer', 'reject', 'note', 'close', 'waive', 'let-stand']),
    words: plainText(2000)
      .regex(/\S/u)
      .optional()
      .meta({ description: 'Needed for an answer, a rejection and a note.' }),
    seen: previewMark.optional().meta({ description: 'Needed to decide on the disputed charge.' }),
  }),
  response: z.strictObject({
    reportId: z.uuid(),
    state: problemState,
    approvalId: z
      .uuid()
      .nullable()
      .meta({ description: 'Of taking a charge back: what waits for a second person.' }),
  }),
  errors: [
    'not_found',
    'item_is_taken',
    'problem_cannot_change_now',
    'approval_waits_already',
    'figures_have_changed',
    'invalid_request',
    'idempotency_key_in_use',
    'idempotency_key_reused',
  ],
});
