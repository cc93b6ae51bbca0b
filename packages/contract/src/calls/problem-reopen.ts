import { z } from 'zod';
import { defineCall } from '../call.ts';
import { calendarDay } from '../fields/calendar-day.ts';
import { problemState, problemWords } from './problem-fields.ts';

export const problemReopen = defineCall({
  id: 'A9.10',
  group: 'problem',
  name: 'reopen',
  method: 'POST',
  audience: 'borrower',
  variant: 'yd',
  idempotent: true,
  wireGroup: 'problemReport',
  summary: 'Not satisfied: open it again, with a new day promised.',
  request: z.strictObject({ reportId: z.uuid(), words: problemWords }),
  response: z.strictObject({ reportId: z.uuid(), state: problemState, promisedBy: calendarDay }),
  errors: ['not_found', 'problem_cannot_change_now', 'idempotency_key_reused', 'idempotency_key_in_use'],
});
