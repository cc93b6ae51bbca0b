import { z } from 'zod';
import { defineCall } from '../call.ts';
import { keptDraftMark } from '../fields/draft-mark.ts';
import { instant } from '../fields/instant.ts';
import { calendarDay } from '../fields/calendar-day.ts';
import { today } from '../fields/today.ts';
import { answerWay, problemDraft, problemItem } from './problem-fields.ts';

export const problemDetail = defineCall({
  id: 'A9.6',
  group: 'problem',
  name: 'detail',
  method: 'GET',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'problemReport',
  summary: 'One complaint: what was said, the state, the promised day, and how to go on outside.',
  request: z.strictObject({ reportId: z.uuid() }),
  response: z.strictObject({
    today,
    ...problemItem.shape,
    news: z.int().min(0).meta({ description: 'How many there have been; problem.seen takes it along.' }),
    askedAt: instant,
    answeredAt: instant.nullable(),
    isEscalated: z
      .boolean()
      .meta({ description: 'Somebody senior has it, because the promised day is near or past.' }),
    line: z.string().meta({ description: 'The state in a sentence.' }),
    answerWay,
    loanId: z.uuid().nullable(),
    loanReference: z.string().nullable(),
    row: z.int().nullable().meta({ description: 'The row whose late charge is disputed.' }),
    messages: z.array(
      z.strictObject({
        messageId: z.uuid(),
        isFromMe: z.boolean(),
        name: z.string(),
        at: instant,
        words: z.string(),
        imageIds: z.array(z.uuid()),
      }),
    ),
    steps: z.array(z.strictObject({ at: instant, line: z.string() })),
    score: z.int().min(1).max(5).nullable(),
    scoreWords: z.string().nullable().meta({ description: 'What was said with the score.' }),
    draft: problemDraft
      .nullable()
      .meta({ description: 'A reply that was typed on an earlier visit and not sent.' }),
    draftMark: keptDraftMark,
    mayReply: z.boolean(),
    mayReopen: z.boolean(),
    mayScore: z.boolean(),
    regulator: z.strictObject({
      name: z.string(),
      shortName: z.string(),
      line: z.string(),
      website: z.string(),
      phone: z.string().nullable(),
      address: z.string(),
      from: calendarDay.nullable().meta({ description: 'From this day on; null: at any time.' }),
      howTo: z.array(z.string()),
    }),
  }),
  errors: ['not_found'],
});
