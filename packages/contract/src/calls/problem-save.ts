import { z } from 'zod';
import { defineCall } from '../call.ts';
import { calendarDay } from '../fields/calendar-day.ts';
import { answerWay, problemKind, problemState, problemWords } from './problem-fields.ts';

export const problemSave = defineCall({
  id: 'A9.4',
  group: 'problem',
  name: 'save',
  method: 'POST',
  audience: 'borrower',
  variant: 'yd',
  idempotent: true,
  wireGroup: 'problemReport',
  summary: 'Complain. It is acknowledged at once, with a number and the day of the answer.',
  request: z.strictObject({
    kind: problemKind,
    loanId: z.uuid().optional(),
    row: z.int().min(1).optional().meta({ description: 'The row whose late charge is disputed.' }),
    words: problemWords,
    imageIds: z.array(z.uuid()).max(4).optional(),
    answerWay,
  }),
  response: z.strictObject({
    reportId: z.uuid(),
    reference: z.string(),
    state: problemState,
    promisedBy: calendarDay,
  }),
  errors: [
    'invalid_request',
    'not_found',
    'charge_cannot_be_disputed',
    'too_many_open_problems',
    'idempotency_key_reused',
    'idempotency_key_in_use',
  ],
});
