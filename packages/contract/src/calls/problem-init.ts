import { z } from 'zod';
import { defineCall } from '../call.ts';
import { calendarDay } from '../fields/calendar-day.ts';
import { keptDraftMark } from '../fields/draft-mark.ts';
import { minorAmount } from '../fields/minor-amount.ts';
import { currencyCode } from '../fields/currency-code.ts';
import { today } from '../fields/today.ts';
import { answerWay, problemDraft, problemKind } from './problem-fields.ts';

export const problemInit = defineCall({
  id: 'A9.2',
  group: 'problem',
  name: 'init',
  method: 'GET',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'problemReport',
  summary: 'What a complaint may be about, about which loan, and by when each kind is answered.',
  request: z.strictObject({
    loanId: z.uuid().optional(),
    row: z.int().min(1).optional().meta({ description: 'The row whose late charge is disputed.' }),
  }),
  response: z.strictObject({
    today,
    kinds: z.array(
      z.strictObject({
        kind: problemKind,
        name: z.string(),
        line: z.string().meta({ description: 'When it is the right one.' }),
        workingDays: z.int().min(1),
        promisedBy: calendarDay.meta({ description: 'If it is sent today.' }),
      }),
    ),
    loans: z.array(z.strictObject({ loanId: z.uuid(), reference: z.string(), line: z.string() })),
    answerWays: z.array(z.strictObject({ way: answerWay, name: z.string(), line: z.string() })),
    maxPictures: z.int(),
    maxLetters: z.int(),
    dispute: z
      .strictObject({
        loanId: z.uuid(),
        row: z.int(),
        dueOn: calendarDay,
        currency: currencyCode,
        charge: minorAmount,
      })
      .nullable()
      .meta({ description: 'The late charge, if one was asked about and can be disputed.' }),
    draft: problemDraft.nullable().meta({ description: 'What was typed on an earlier visit and not sent.' }),
    draftMark: keptDraftMark,
  }),
  errors: ['not_found', 'charge_cannot_be_disputed'],
});
