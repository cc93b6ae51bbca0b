import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { calendarDay, minorAmount, plainText } from '../../../fields.ts';
import { marketIds } from '../../../market.ts';
import { problemKind, problemState, problemWords } from '../../problem-fields.ts';
import { complaintOutcome, loggedChannel } from './complaint-fields.ts';

const consoleComplaintPeople = defineCall({
  id: 'A15.700',
  group: 'console',
  name: 'complaint-people',
  method: 'GET',
  audience: 'staff',
  permission: 'complaint.answer',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'Whom a complaint may be about: found by name, phone or loan reference, as a caller says it.',
  request: z.strictObject({ market: z.enum(marketIds), find: plainText(100) }),
  response: z.strictObject({
    people: z.array(
      z.strictObject({
        borrowerId: z.uuid(),
        name: z.string().nullable(),
        phone: z.string().nullable().meta({ description: 'Masked.' }),
        loans: z.array(z.strictObject({ orderId: z.uuid(), loan: z.string() })),
      }),
    ),
  }),
  errors: [],
});

const consoleComplaintLog = defineCall({
  id: 'A15.701',
  group: 'console',
  name: 'complaint-log',
  method: 'POST',
  audience: 'staff',
  permission: 'complaint.answer',
  variant: 'none',
  idempotent: true,
  wireGroup: null,
  summary:
    'Log a complaint that came by phone, e-mail, in person, by social media or through the regulator. Its days run from the day on which it came; a borrower with an account sees it in the app.',
  request: z.strictObject({
    market: z.enum(marketIds),
    channel: loggedChannel,
    receivedOn: calendarDay,
    kind: problemKind,
    words: problemWords,
    borrowerId: z.uuid().optional(),
    orderId: z.uuid().optional().meta({ description: 'The loan that it is about.' }),
    complainant: z
      .strictObject({
        name: plainText(100).regex(/\S/u),
        contact: plainText(200).regex(/\S/u),
      })
      .optional()
      .meta({ description: 'Of somebody who is no borrower; kept sealed.' }),
    regulatorReference: plainText(60).regex(/\S/u).optional(),
    regulatorDueOn: calendarDay
      .optional()
      .meta({ description: 'By when the regulator wants an answer; the stricter day holds.' }),
  }),
  response: z.strictObject({
    reportId: z.uuid(),
    reference: z.string(),
    state: problemState,
    promisedBy: calendarDay,
  }),
  errors: [
    'not_found',
    'market_not_offered',
    'invalid_request',
    'idempotency_key_in_use',
    'idempotency_key_reused',
  ],
});

const consoleComplaintClassify = defineCall({
  id: 'A15.702',
  group: 'console',
  name: 'complaint-classify',
  method: 'POST',
  audience: 'staff',
  permission: 'complaint.answer',
  variant: 'none',
  idempotent: true,
  wireGroup: null,
  summary:
    'Say what a complaint was: class, root cause, outcome and redress. Needed before it is closed; money is what the journal says was waived or refunded.',
  request: z.strictObject({
    reportId: z.uuid(),
    class: z.string().max(40),
    cause: z.string().max(40),
    outcome: complaintOutcome,
    isApology: z.boolean(),
    isCorrection: z.boolean(),
    entryIds: z.array(z.string().regex(/^\d{1,18}$/u)).max(50),
  }),
  response: z.strictObject({ reportId: z.uuid(), state: problemState }),
  errors: [
    'not_found',
    'item_is_taken',
    'outcome_differs_from_answer',
    'redress_is_not_booked',
    'invalid_request',
    'idempotency_key_in_use',
    'idempotency_key_reused',
  ],
});

const reportRow = z.strictObject({
  key: z.string(),
  name: z.string(),
  received: z.int(),
  kept: z.int(),
  missed: z.int(),
  open: z.int().meta({ description: 'Not answered yet, and in time.' }),
  upheld: z.int(),
  partly: z.int(),
  notUpheld: z.int(),
  redress: minorAmount,
  firstMinutes: z.int().nullable().meta({ description: 'Median time to the first response.' }),
  answerMinutes: z.int().nullable().meta({ description: 'Median time to the answer.' }),
});

const consoleComplaintReport = defineCall({
  id: 'A15.703',
  group: 'console',
  name: 'complaint-report',
  method: 'GET',
  audience: 'staff',
  permission: 'complaint.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'Complaints received in a period by month, class, root cause, channel and outcome: SLA, times and redress; and the regulator’s own form where one is known.',
  request: z.strictObject({ market: z.enum(marketIds), from: calendarDay, to: calendarDay }),
  response: z.strictObject({
    total: reportRow.nullable().meta({ description: 'Null: none was received.' }),
    months: z.array(reportRow),
    classes: z.array(reportRow),
    causes: z.array(reportRow),
    channels: z.array(reportRow),
    outcomes: z.array(reportRow),
    form: z
      .strictObject({ name: z.string(), law: z.string(), rows: z.array(z.array(z.string())) })
      .nullable()
      .meta({ description: 'The regulator’s form, filled in; what nothing here knows is left empty.' }),
  }),
  errors: ['market_not_offered', 'period_is_too_long'],
});

export const consoleComplaintDeskCalls = [
  consoleComplaintPeople,
  consoleComplaintLog,
  consoleComplaintClassify,
  consoleComplaintReport,
] as const;
