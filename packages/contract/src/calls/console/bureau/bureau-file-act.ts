import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { reasonGiven } from '../reason-given.ts';
import { bureauFileState } from '../bureau.ts';

export const consoleBureauFileAct = defineCall({
  id: 'A15.74',
  group: 'console',
  name: 'bureau-file-act',
  method: 'POST',
  audience: 'staff',
  permission: 'bureau.act',
  variant: 'none',
  idempotent: true,
  wireGroup: null,
  summary: 'Ask a second person to let a file out, or say that the bureaus have it.',
  request: z.strictObject({ fileId: z.uuid(), act: z.enum(['release', 'sent']), reason: reasonGiven }),
  response: z.strictObject({ state: bureauFileState, waits: z.boolean() }),
  errors: [
    'not_found',
    'idempotency_key_in_use',
    'idempotency_key_reused',
    'bureau_cannot_change_so',
    'approval_waits_already',
    'act_is_not_possible_now',
  ],
});
