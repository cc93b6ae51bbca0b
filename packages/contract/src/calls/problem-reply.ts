import { z } from 'zod';
import { defineCall } from '../call.ts';
import { calendarDay } from '../fields/calendar-day.ts';
import { problemState, problemWords } from './problem-fields.ts';

export const problemReply = defineCall({
  id: 'A9.9',
  group: 'problem',
  name: 'reply',
  method: 'POST',
  audience: 'borrower',
  variant: 'yd',
  idempotent: true,
  wireGroup: 'problemReport',
  summary: 'Say more. After an answer this opens the complaint again.',
  request: z.strictObject({
    reportId: z.uuid(),
    words: problemWords,
    imageIds: z.array(z.uuid()).max(4).optional(),
  }),
  response: z.strictObject({
    reportId: z.uuid(),
    messageId: z.uuid(),
    state: problemState,
    promisedBy: calendarDay,
  }),
  errors: [
    'not_found',
    'problem_cannot_change_now',
    'idempotency_key_reused',
    'idempotency_key_in_use',
    'too_many_requests',
  ],
});
