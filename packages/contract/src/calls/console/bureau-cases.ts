import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { calendarDay, cursor, instant, minorAmount, plainText } from '../../fields.ts';
import { marketIds } from '../../market.ts';
import { bureauFigures, disputeAbouts } from './bureau.ts';
import { reasonGiven, takenByField } from './fields.ts';

const consoleBureauCases = defineCall({
  id: 'A15.186',
  group: 'console',
  name: 'bureau-cases',
  method: 'GET',
  audience: 'staff',
  permission: 'bureau.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'Disputes about what was reported and rows that a bureau refused, next deadline first; or the disputes that were decided.',
  request: z.strictObject({
    market: z.enum(marketIds),
    show: z.enum(['open', 'decided']),
    cursor: cursor.optional(),
  }),
  response: z.strictObject({
    cases: z.array(
      z.strictObject({
        caseId: z.uuid(),
        subject: z.string(),
        detail: z.string(),
        deadline: instant,
        since: instant,
        state: z.enum(['open', 'correcting', 'corrected', 'stands']),
        taken: takenByField,
        mayTake: z.boolean(),
      }),
    ),
    nextCursor: cursor.nullable(),
  }),
  errors: ['market_not_offered'],
});

const consoleBureauCase = defineCall({
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

const consoleBureauCaseAct = defineCall({
  id: 'A15.188',
  group: 'console',
  name: 'bureau-case-act',
  method: 'POST',
  audience: 'staff',
  permission: 'bureau.dispute',
  variant: 'none',
  idempotent: true,
  wireGroup: null,
  summary:
    'Note a dispute about what was reported; decide one; or say that a refused row was mended. What is right is never typed in.',
  request: z.strictObject({
    act: z.enum(['raise', 'correct', 'stands', 'mended']),
    caseId: z.uuid().optional().meta({ description: 'Of every act but raise.' }),
    market: z.enum(marketIds).optional().meta({ description: 'To raise one.' }),
    loan: plainText(40)
      .optional()
      .meta({ examples: ['CL-FWX93-GGB9Q'] }),
    about: z.enum(disputeAbouts).optional(),
    raisedBy: z.enum(['borrower', 'bureau']).optional(),
    complaint: plainText(40)
      .optional()
      .meta({ examples: ['C-2026-FWX93'] }),
    reason: reasonGiven,
  }),
  response: z.strictObject({
    caseId: z.uuid(),
    state: z.enum(['open', 'correcting', 'stands', 'mended']),
  }),
  errors: [
    'invalid_request',
    'not_found',
    'idempotency_key_in_use',
    'idempotency_key_reused',
    'item_is_taken',
    'loan_was_not_reported',
    'dispute_is_open',
    'bureau_case_is_decided',
    'bureau_row_is_right',
  ],
});

export const consoleBureauCaseCalls = [consoleBureauCases, consoleBureauCase, consoleBureauCaseAct] as const;
