import { z } from 'zod';
import { defineCall } from '../call.ts';
import { plainText } from '../fields/plain-text.ts';
import { problemState } from './problem-fields.ts';

export const sandboxProblemAct = defineCall({
  id: 'A18.16',
  group: 'sandbox',
  name: 'problem-act',
  method: 'POST',
  audience: 'anyone',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  sandboxOnly: true,
  summary:
    'Do with a complaint what staff would: answer, reject, note, close, waive the disputed charge or let it stand.',
  request: z.strictObject({
    reportId: z.uuid(),
    act: z.enum(['answer', 'reject', 'note', 'close', 'waive', 'let-stand']),
    words: plainText(2000).optional().meta({ description: 'Needed for an answer, a rejection and a note.' }),
  }),
  response: z.strictObject({ reportId: z.uuid(), state: problemState }),
  errors: ['not_found', 'problem_cannot_change_now', 'invalid_request'],
});
