import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { previewMark } from '../act-preview.ts';
import { loanStands } from '../loan-fields.ts';

export const consoleComplaintPreview = defineCall({
  id: 'A15.95',
  group: 'console',
  name: 'complaint-preview',
  method: 'GET',
  audience: 'staff',
  permission: 'complaint.answer',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'What the borrower will owe if the disputed charge is taken back, or stands: decided, and taken back again.',
  request: z.strictObject({ reportId: z.uuid(), act: z.enum(['waive', 'let-stand']) }),
  response: z.strictObject({
    now: loanStands,
    later: loanStands,
    mark: previewMark,
    told: z.string().meta({ description: 'The words of the answer, if nobody writes their own.' }),
  }),
  errors: ['not_found', 'problem_cannot_change_now'],
});
