import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { calendarDay } from '../../../fields/calendar-day.ts';
import { instant } from '../../../fields/instant.ts';
import { minorAmount } from '../../../fields/minor-amount.ts';
import { marketIds } from '../../../market.ts';
import { takenByField } from '../taken-by.ts';
import { bureauFigures, disputeAbouts } from '../bureau.ts';

export const consoleBureauCase = defineCall({
  id: 'A15.187',
  group: 'console',
  name: 'bureau-case',
  method: 'GET',
  audience: 'staff',
  permission: 'bureau.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'A dispute or a refused row: what was reported, and what the books and the loan’s facts now say of that same day.',
  request: z.strictObject({ caseId: z.uuid() }),
  response: z.strictObject({
    caseId: z.uuid(),
    market: z.enum(marketIds),
    kind: z.enum(['dispute', 'refusal']),
    loan: z.string(),
    loanId: z.string(),
    borrower: z.string().nullable(),
    fileId: z.uuid(),
    day: calendarDay,
    n: z.int(),
    state: z.enum(['open', 'correcting', 'corrected', 'stands', 'mended', 'resent']),
    about: z.enum(disputeAbouts).nullable(),
    raisedBy: z.enum(['borrower', 'bureau']),
    complaint: z.uuid().nullable().meta({ description: 'Its id in the section Complaints.' }),
    words: z.string(),
    code: z.string().nullable().meta({ description: 'The bureau’s own, of a row that it refused.' }),
    raisedAt: instant,
    decideBy: calendarDay,
    isOver: z.boolean(),
    compensation: minorAmount.meta({
      description: 'What the law makes the lender pay by now for being late.',
    }),
    reported: bureauFigures,
    right: bureauFigures,
    differs: z.array(z.string()),
    reason: z.string().nullable(),
    decidedBy: z.string().nullable(),
    decidedAt: instant.nullable(),
    correctedIn: z.uuid().nullable(),
    taken: takenByField,
    may: z.array(z.enum(['correct', 'stands', 'mended'])),
    told: z.strictObject({ correct: z.string(), stands: z.string() }),
  }),
  errors: ['not_found'],
});
