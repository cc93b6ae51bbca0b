import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { calendarDay, cursor, instant, minorAmount, plainText } from '../../fields.ts';
import { marketIds } from '../../market.ts';
import { answerWay, problemKind, problemState } from '../problem-fields.ts';
import { previewMark } from './act-preview.ts';
import {
  complaintCases,
  complaintChannel,
  complaintClassification,
  firstResponse,
  redressEntry,
} from './desk/complaint-fields.ts';
import { takenByField } from './fields.ts';
import { dayRange, listAsked } from './lists/list-fields.ts';
import { loanStands } from './loan-fields.ts';

const consoleComplaints = defineCall({
  id: 'A15.91',
  group: 'console',
  name: 'complaints',
  method: 'GET',
  audience: 'staff',
  permission: 'complaint.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'Complaints by a filter and a sort; where none is said those that wait, the nearest deadline first, or those that were answered, last changed first.',
  request: listAsked(
    {
      show: z.enum(['waiting', 'answered', 'all']).default('waiting'),
      kind: problemKind.optional(),
      channel: complaintChannel.optional(),
      received: dayRange,
      due: dayRange.meta({ description: 'To be answered by; both ends count.' }),
      find: plainText(100)
        .optional()
        .meta({ description: 'How its reference begins, or part of a name.', examples: ['C-2026-01'] }),
    },
    ['due', 'received', 'changed'],
  ),
  response: z.strictObject({
    complaints: z.array(
      z.strictObject({
        reportId: z.uuid(),
        reference: z.string(),
        kind: problemKind,
        title: z.string(),
        borrower: z.string().nullable().meta({ description: 'Who complains, borrower or not.' }),
        channel: complaintChannel,
        state: problemState,
        promisedBy: calendarDay,
        deadline: instant.meta({ description: 'The end of the promised day, by the market’s clock.' }),
        isOverdue: z.boolean(),
        isEscalated: z.boolean(),
        isDispute: z.boolean(),
        askedAt: instant,
        changedAt: instant,
      }),
    ),
    waiting: z.int().meta({ description: 'How many wait in all.' }),
    over: z.int(),
    nextCursor: cursor.nullable(),
  }),
  errors: [],
});

const consoleComplaint = defineCall({
  id: 'A15.92',
  group: 'console',
  name: 'complaint',
  method: 'GET',
  audience: 'staff',
  permission: 'complaint.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'One complaint: what was said, internal notes, its deadlines, the loan and the charge that it is about.',
  request: z.strictObject({ reportId: z.uuid() }),
  response: z.strictObject({
    reportId: z.uuid(),
    market: z.enum(marketIds),
    reference: z.string(),
    kind: problemKind,
    title: z.string(),
    state: problemState,
    answerWay,
    askedAt: instant,
    promisedBy: calendarDay,
    deadline: instant,
    isOverdue: z.boolean(),
    isEscalated: z.boolean(),
    isRejected: z.boolean(),
    regulatorFrom: calendarDay
      .nullable()
      .meta({ description: 'From when on the regulator may be asked; null: now.' }),
    firstResponse,
    law: z.string().meta({ description: 'What the days are promised under.' }),
    channel: complaintChannel,
    intake: z
      .strictObject({
        by: z.string(),
        at: instant,
        regulatorReference: z.string().nullable(),
        regulatorDueOn: calendarDay.nullable(),
      })
      .nullable()
      .meta({ description: 'Who wrote it down; null of one that came by the app.' }),
    classification: complaintClassification.nullable(),
    cases: complaintCases,
    redress: z
      .array(redressEntry)
      .meta({ description: 'What was waived or refunded on the loan since, by the journal.' }),
    score: z.int().nullable(),
    scoreWords: z.string().nullable(),
    borrower: z.strictObject({
      customerId: z.uuid().nullable().meta({ description: 'Null: they have no account.' }),
      name: z.string().nullable(),
      contact: z.string().nullable(),
      hasAccount: z.boolean(),
      language: z.string(),
      since: instant.nullable(),
      loans: z.int(),
      complaints: z.int(),
    }),
    loan: z
      .strictObject({
        loan: z.string(),
        toPay: minorAmount,
        overdue: minorAmount,
        daysLate: z.int(),
        delaysLeft: z.int(),
        state: z.string(),
      })
      .nullable(),
    charge: z
      .strictObject({
        n: z.int(),
        dueOn: calendarDay,
        amount: minorAmount.meta({ description: 'Late charge that stands on the row.' }),
        decision: z.enum(['taken-back', 'stands']).nullable(),
      })
      .nullable(),
    lines: z.array(
      z.strictObject({
        from: z.enum(['borrower', 'staff', 'note', 'step']),
        name: z.string().nullable(),
        at: instant,
        words: z.string(),
        pictures: z.array(z.uuid()),
      }),
    ),
    waits: z
      .strictObject({ requestId: z.uuid(), by: z.string() })
      .nullable()
      .meta({ description: 'That the charge be taken back, with an approver.' }),
    taken: takenByField,
    may: z.strictObject({
      answer: z.boolean(),
      write: z.boolean(),
      close: z.boolean(),
      decideOnCharge: z.boolean(),
    }),
    templates: z.array(z.strictObject({ key: z.string(), name: z.string(), words: z.string() })),
  }),
  errors: ['not_found'],
});

const consoleComplaintAct = defineCall({
  id: 'A15.93',
  group: 'console',
  name: 'complaint-act',
  method: 'POST',
  audience: 'staff',
  permission: 'complaint.answer',
  variant: 'none',
  idempotent: true,
  wireGroup: null,
  summary:
    'Write in a complaint without answering, answer it, reject it, note something for staff, close it, or decide on the disputed charge: ask an approver to take it back, or let it stand.',
  request: z.strictObject({
    reportId: z.uuid(),
    act: z.enum(['write', 'answer', 'reject', 'note', 'close', 'waive', 'let-stand']),
    words: plainText(2000)
      .regex(/\S/u)
      .optional()
      .meta({ description: 'Needed for whatever is written, an answer, a rejection and a note.' }),
    seen: previewMark.optional().meta({ description: 'Needed to decide on the disputed charge.' }),
  }),
  response: z.strictObject({
    reportId: z.uuid(),
    state: problemState,
    approvalId: z
      .uuid()
      .nullable()
      .meta({ description: 'Of taking a charge back: what waits for an approver.' }),
  }),
  errors: [
    'not_found',
    'item_is_taken',
    'problem_cannot_change_now',
    'complaint_not_classified',
    'approval_waits_already',
    'approval_is_open',
    'figures_have_changed',
    'invalid_request',
    'idempotency_key_in_use',
    'idempotency_key_reused',
  ],
});

const consoleComplaintPicture = defineCall({
  id: 'A15.94',
  group: 'console',
  name: 'complaint-picture',
  method: 'GET',
  audience: 'staff',
  permission: 'complaint.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  file: ['image/jpeg'],
  summary: 'A picture that came with a complaint, and no other: documents are not opened here.',
  request: z.strictObject({ reportId: z.uuid(), imageId: z.uuid() }),
  response: z.strictObject({}),
  errors: ['not_found'],
});

const consoleComplaintPreview = defineCall({
  id: 'A15.95',
  group: 'console',
  name: 'complaint-preview',
  method: 'GET',
  audience: 'staff',
  permission: 'complaint.answer',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'What the borrower will owe if the disputed charge is taken back, or stands: decided, and taken back again.',
  request: z.strictObject({ reportId: z.uuid(), act: z.enum(['waive', 'let-stand']) }),
  response: z.strictObject({
    now: loanStands,
    later: loanStands,
    mark: previewMark,
    told: z.string().meta({ description: 'The words of the answer, if nobody writes their own.' }),
  }),
  errors: ['not_found', 'problem_cannot_change_now'],
});

export const consoleComplaintsCalls = [
  consoleComplaints,
  consoleComplaint,
  consoleComplaintAct,
  consoleComplaintPicture,
  consoleComplaintPreview,
] as const;
