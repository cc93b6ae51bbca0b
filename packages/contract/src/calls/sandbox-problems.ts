import { z } from 'zod';
import { defineCall } from '../call.ts';
import { calendarDay } from '../fields/calendar-day.ts';
import { instant } from '../fields/instant.ts';
import { marketIds } from '../market.ts';
import { answerWay, problemKind, problemState } from './problem-fields.ts';

export const sandboxProblems = defineCall({
  id: 'A18.15',
  group: 'sandbox',
  name: 'problems',
  method: 'GET',
  audience: 'anyone',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  sandboxOnly: true,
  summary: 'Complaints as staff see them: the nearest deadline first, with internal notes.',
  request: z.strictObject({ market: z.enum(marketIds).optional() }),
  response: z.strictObject({
    problems: z.array(
      z.strictObject({
        reportId: z.uuid(),
        market: z.enum(marketIds),
        reference: z.string(),
        kind: problemKind,
        state: problemState,
        isOverdue: z.boolean(),
        isEscalated: z.boolean(),
        promisedBy: calendarDay,
        isDispute: z.boolean(),
        answerWay,
        messages: z.array(
          z.strictObject({
            from: z.enum(['borrower', 'staff', 'note']),
            name: z.string(),
            at: instant,
            words: z.string(),
            pictures: z.int(),
          }),
        ),
        score: z.int().nullable(),
        scoreWords: z.string().nullable(),
      }),
    ),
  }),
  errors: [],
});
