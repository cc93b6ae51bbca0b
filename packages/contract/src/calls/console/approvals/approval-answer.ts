import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { plainText } from '../../../fields/plain-text.ts';

export const consoleApprovalAnswer = defineCall({
  id: 'A15.114',
  group: 'console',
  name: 'approval-answer',
  method: 'POST',
  audience: 'staff',
  permission: 'approval.read',
  variant: 'none',
  idempotent: true,
  wireGroup: null,
  summary: 'Of one’s own request: answer what was asked back, so that it waits again, or withdraw it.',
  request: z.strictObject({
    requestId: z.uuid(),
    is: z.enum(['answer', 'withdraw']),
    word: plainText(1_000).optional(),
  }),
  response: z.strictObject({ requestId: z.uuid(), state: z.enum(['waiting', 'withdrawn']) }),
  errors: [
    'not_found',
    'approval_is_decided',
    'approval_has_lapsed',
    'idempotency_key_in_use',
    'idempotency_key_reused',
    'word_is_missing',
  ],
});
