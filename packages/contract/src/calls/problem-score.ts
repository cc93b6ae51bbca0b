import { z } from 'zod';
import { defineCall } from '../call.ts';
import { plainText } from '../fields/plain-text.ts';

export const problemScore = defineCall({
  id: 'A9.7',
  group: 'problem',
  name: 'score',
  method: 'POST',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'problemReport',
  summary: 'Say from 1 to 5 whether it is solved.',
  request: z.strictObject({
    reportId: z.uuid(),
    score: z.int().min(1).max(5),
    words: plainText(1000).optional(),
  }),
  response: z.strictObject({ reportId: z.uuid(), score: z.int() }),
  errors: ['not_found', 'problem_cannot_change_now'],
});
