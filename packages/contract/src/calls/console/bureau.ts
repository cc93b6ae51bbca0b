import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { calendarDay, cursor, instant, minorAmount, plainText } from '../../fields.ts';
import { marketIds } from '../../market.ts';
import { reasonGiven } from './fields.ts';
import { queueStand } from './queues.ts';

const bureauCovers = z
  .enum(['all', 'changes', 'corrections'])
  .meta({ description: 'Every loan, what changed since the file before, or only what is put right.' });

/** What a file comes to, beside the books. */
const bureauTotals = {
  day: calendarDay,
  covers: bureauCovers,
  since: calendarDay.meta({ description: 'What was closed after this day is told once more.' }),
  sendBy: calendarDay,
  rows: z.int(),
  leftOut: z.int(),
  unchanged: z.int().meta({ description: 'Loans that did not change and are not in it.' }),
  outstanding: minorAmount,
  leftOutstanding: minorAmount,
  sameOutstanding: minorAmount,
  together: minorAmount.meta({ description: 'In the file and unchanged: what the books must say.' }),
  overdue: minorAmount,
  ledger: minorAmount.meta({ description: 'Receivables of loans in the trial balance of that day.' }),
};

const group = z.strictObject({ key: z.string(), words: z.string(), rows: z.int(), outstanding: minorAmount });
const bureauGroups = {
  leftOutBy: z.array(group).meta({ description: 'Why rows are not in the file.' }),
  statuses: z.array(group),
};

const bureauFileState = z.enum(['making', 'ready', 'released', 'sent', 'answered']);

const bureauFileLine = z.strictObject({
  fileId: z.uuid(),
  ...bureauTotals,
  state: bureauFileState,
  done: z.int().meta({ description: 'Rows that are written or left out: the file grows.' }),
  madeAt: instant,
  sentAt: instant.nullable(),
});

/** What was reported of a loan; amounts in minor units. */
export const bureauFigures = z.strictObject({
  status: z.enum(['current', 'late', 'restructured', 'written-off', 'closed']),
  openedOn: calendarDay,
  closedOn: calendarDay.nullable(),
  sanctioned: minorAmount,
  instalment: minorAmount,
  outstanding: minorAmount,
  overdue: minorAmount,
  writtenOff: minorAmount,
  daysLate: z.int(),
});

export const disputeAbouts = ['status', 'late', 'amount', 'closed', 'person', 'not-mine'] as const;

const consoleBureau = defineCall({
  id: 'A15.71',
  group: 'console',
  name: 'bureau',
  method: 'GET',
  audience: 'staff',
  permission: 'bureau.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'Which files the law wants of a market, which were made, the newest first, and what the file is made of.',
  request: z.strictObject({ market: z.enum(marketIds), cursor: cursor.optional() }),
  response: z.strictObject({
    bureaus: z.array(z.string()),
    law: z.string(),
    disputeLaw: z.string(),
    due: z
      .array(
        z.strictObject({
          day: calendarDay,
          covers: z.enum(['all', 'changes']),
          sendBy: calendarDay,
          isOver: z.boolean().meta({ description: 'The day to send it by has passed.' }),
        }),
      )
      .meta({ description: 'Reporting days that are over and have no file yet.' }),
    next: z.strictObject({ day: calendarDay, covers: z.enum(['all', 'changes']), sendBy: calendarDay }),
    corrections: z.int().meta({ description: 'Loans that wait to be put right.' }),
    correctionDay: calendarDay.meta({ description: 'As of which day they would be told now.' }),
    layout: z.strictObject({
      name: z.string(),
      columns: z.array(
        z.strictObject({
          head: z.string(),
          form: z.enum(['text', 'day', 'money', 'count', 'code']),
          most: z.int(),
          isNeeded: z.boolean(),
          codes: z.string(),
          bureauHas: z.string(),
        }),
      ),
    }),
    files: z.array(bureauFileLine),
    queue: queueStand.meta({ description: 'Files that are due, disputes and refused rows together.' }),
    nextCursor: cursor.nullable(),
  }),
  errors: ['market_not_offered'],
});

const consoleBureauMake = defineCall({
  id: 'A15.72',
  group: 'console',
  name: 'bureau-make',
  method: 'POST',
  audience: 'staff',
  permission: 'bureau.act',
  variant: 'none',
  idempotent: true,
  wireGroup: null,
  summary:
    'Make the file of a reporting day, once for ever, or only tell what would be in it. The worker writes it.',
  request: z.strictObject({
    market: z.enum(marketIds),
    day: calendarDay,
    kind: z.enum(['due', 'corrections']),
    isDryRun: z.boolean(),
    reason: reasonGiven,
  }),
  response: z.strictObject({ fileId: z.uuid(), ...bureauTotals, ...bureauGroups }),
  errors: [
    'market_not_offered',
    'idempotency_key_in_use',
    'idempotency_key_reused',
    'reporting_day_is_not_over',
    'not_a_reporting_day',
    'bureau_file_is_made',
    'bureau_file_does_not_tie',
    'nothing_to_correct',
  ],
});

const consoleBureauFile = defineCall({
  id: 'A15.73',
  group: 'console',
  name: 'bureau-file',
  method: 'GET',
  audience: 'staff',
  permission: 'bureau.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'One file: how far it is written, what it comes to, and its rows without anybody’s name.',
  request: z.strictObject({
    fileId: z.uuid(),
    show: z.enum(['all', 'left-out']),
    cursor: cursor.optional(),
  }),
  response: z.strictObject({
    file: bureauFileLine,
    ...bureauGroups,
    parts: z.int().meta({ description: 'In how many parts it is saved; 0: its bytes are forgotten.' }),
    waits: z.boolean().meta({ description: 'An approver has been asked to let it out.' }),
    madeBy: z.string().nullable(),
    rows: z.array(
      z.strictObject({
        n: z.int(),
        loan: z.string(),
        loanId: z.string().meta({ description: 'Its id in the section Loans.' }),
        ...bureauFigures.shape,
        isDisputed: z.boolean(),
        isCorrection: z.boolean(),
        leftOut: z.string().nullable(),
      }),
    ),
    nextCursor: cursor.nullable(),
  }),
  errors: ['not_found'],
});

const consoleBureauFileAct = defineCall({
  id: 'A15.74',
  group: 'console',
  name: 'bureau-file-act',
  method: 'POST',
  audience: 'staff',
  permission: 'bureau.act',
  variant: 'none',
  idempotent: true,
  wireGroup: null,
  summary: 'Ask an approver to let a file out, or say that the bureaus have it.',
  request: z.strictObject({ fileId: z.uuid(), act: z.enum(['release', 'sent']), reason: reasonGiven }),
  response: z.strictObject({ state: bureauFileState, waits: z.boolean() }),
  errors: [
    'not_found',
    'idempotency_key_in_use',
    'idempotency_key_reused',
    'bureau_cannot_change_so',
    'approval_waits_already',
    'act_is_not_possible_now',
  ],
});

const consoleBureauFilePart = defineCall({
  id: 'A15.75',
  group: 'console',
  name: 'bureau-file-part',
  method: 'POST',
  audience: 'staff',
  permission: 'bureau.act',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'A part of a file that an approver let out, the same to the byte each time. Who saved the file is kept.',
  request: z.strictObject({ fileId: z.uuid(), part: z.int().min(1).max(100_000) }),
  response: z.strictObject({ name: z.string(), text: z.string(), parts: z.int() }),
  errors: ['not_found', 'bureau_cannot_change_so'],
});

const consoleBureauAnswer = defineCall({
  id: 'A15.185',
  group: 'console',
  name: 'bureau-answer',
  method: 'POST',
  audience: 'staff',
  permission: 'bureau.act',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  maxBodyBytes: 1_500_000,
  uploads: ['csv'],
  summary:
    'Read which rows of a file the bureau did not take, or only tell what would happen. Each becomes work until it is mended.',
  request: z.strictObject({
    fileId: z.uuid(),
    csv: plainText(1_000_000).meta({ examples: ['account,code,reason'] }),
    isDryRun: z.boolean(),
  }),
  response: z.strictObject({
    notTaken: z.int().meta({ description: 'Rows that are work from now on.' }),
    known: z.int().meta({ description: 'Rows that were known to be refused before.' }),
    faults: z.array(z.strictObject({ line: z.int(), sentence: z.string() })),
  }),
  errors: ['not_found', 'bureau_cannot_change_so'],
});

export const consoleBureauCalls = [
  consoleBureau,
  consoleBureauMake,
  consoleBureauFile,
  consoleBureauFileAct,
  consoleBureauFilePart,
  consoleBureauAnswer,
] as const;
