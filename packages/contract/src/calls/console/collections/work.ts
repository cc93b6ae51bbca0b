import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { calendarDay, minorAmount, plainText } from '../../../fields.ts';
import { marketIds } from '../../../market.ts';
import { previewMark } from '../act-preview.ts';
import { callDisposition, messageTemplate, nextAction } from './fields.ts';
import { actWords, ofLoan } from '../loan-fields.ts';

const act = {
  group: 'console',
  method: 'POST',
  audience: 'staff',
  permission: 'collection.act',
  variant: 'none',
  idempotent: true,
  wireGroup: null,
} as const;

const keyErrors = ['idempotency_key_in_use', 'idempotency_key_reused'] as const;

const loanName = ofLoan.loan;
/** As many as one act takes: beyond it the list is filtered, or done in parts. */
const loanNames = z.array(loanName).min(1).max(200);

const callId = z.uuid().meta({ description: 'Of the call that was opened.' });

const consoleCollectionCallOpen = defineCall({
  ...act,
  id: 'A15.330',
  name: 'collection-call-open',
  summary:
    'Open a call with a borrower past due: shows the number for it, logs that, and counts as a contact if we call (`out`). A call of theirs (`in`) can be opened at any hour and counts for nothing.',
  request: z.strictObject({ ...ofLoan, direction: z.enum(['in', 'out']) }),
  response: z.strictObject({ callId: z.uuid() }),
  errors: ['not_found', 'contact_not_allowed', ...keyErrors],
});

const answer = plainText(40).optional();

const consoleCollectionCallVerify = defineCall({
  ...act,
  id: 'A15.331',
  name: 'collection-call-verify',
  summary:
    'Check what whoever is on the phone says of themselves: all answers are right or none is, and three tries are all there are.',
  request: z.strictObject({ ...ofLoan, callId, birthYear: answer, idLast4: answer, postalCode: answer }),
  response: z.strictObject({ isVerified: z.boolean(), triesLeft: z.int() }),
  errors: ['not_found', 'loan_act_not_possible', ...keyErrors],
});

const consoleCollectionCallLog = defineCall({
  ...act,
  id: 'A15.332',
  name: 'collection-call-log',
  summary:
    'Log what came of a call: one disposition, a promise with its amount and day, what happens next and when, and the payment link if the borrower wants it.',
  request: z.strictObject({
    ...ofLoan,
    callId,
    disposition: callDisposition,
    words: plainText(500),
    promise: z
      .strictObject({ on: calendarDay, amount: minorAmount.min(1) })
      .optional()
      .meta({ description: 'With the disposition `promise-to-pay`, and only with it.' }),
    next: z
      .strictObject({ action: nextAction, on: calendarDay })
      .optional()
      .meta({ description: 'Without it: a call on the next day, or after the promised one.' }),
    isLinkSent: z.boolean().default(false),
  }),
  response: z.strictObject({ contactId: z.uuid() }),
  errors: ['not_found', 'loan_act_not_possible', ...keyErrors],
});

const consoleCollectionTake = defineCall({
  ...act,
  id: 'A15.333',
  name: 'collection-take',
  summary: 'Take accounts past due that are nobody’s, or release one’s own.',
  request: z.strictObject({
    market: z.enum(marketIds),
    loans: loanNames,
    release: z.boolean().default(false),
  }),
  response: z.strictObject({ assigned: z.int() }),
  errors: ['not_found', 'loan_act_not_possible', ...keyErrors],
});

const consoleCollectionAssign = defineCall({
  ...act,
  id: 'A15.334',
  name: 'collection-assign',
  permission: 'collection.assign',
  summary: 'Assign accounts past due to a collector, whoever had them; or to nobody.',
  request: z.strictObject({
    market: z.enum(marketIds),
    loans: loanNames,
    to: z.uuid().nullable().meta({ description: 'Null: nobody.' }),
  }),
  response: z.strictObject({ assigned: z.int() }),
  errors: ['not_found', 'loan_act_not_possible', ...keyErrors],
});

const consoleCollectionShareOut = defineCall({
  ...act,
  id: 'A15.335',
  name: 'collection-share-out',
  permission: 'collection.assign',
  summary: 'Share accounts past due out in turn among the collectors on shift: these, or all unassigned.',
  request: z.strictObject({ market: z.enum(marketIds), loans: loanNames.optional() }),
  response: z.strictObject({
    shared: z.array(z.strictObject({ staffId: z.uuid(), name: z.string(), loans: z.int() })),
  }),
  errors: ['not_found', 'loan_act_not_possible', ...keyErrors],
});

const consoleCollectionSendPreview = defineCall({
  ...act,
  id: 'A15.336',
  name: 'collection-send-preview',
  method: 'GET',
  idempotent: false,
  summary: 'Who a message to many would reach now, and who is left out and why.',
  request: z.strictObject({
    market: z.enum(marketIds),
    loans: z
      .string()
      .regex(/^[\w,-]{1,4000}$/u)
      .meta({ description: 'References with commas, at most 200.', examples: ['CL-FWX93-GGB9Q'] }),
    template: messageTemplate,
  }),
  response: z.strictObject({
    lines: z.array(
      z.strictObject({
        loan: z.string(),
        borrower: z.string().nullable(),
        isSent: z.boolean(),
        why: z.string().nullable(),
      }),
    ),
    words: z.string().meta({ description: 'What is sent, in English.' }),
    mark: previewMark,
  }),
  errors: [],
});

const consoleCollectionSend = defineCall({
  ...act,
  id: 'A15.337',
  name: 'collection-send',
  summary: 'Send one of the approved messages to many who are past due, as it was previewed.',
  request: z.strictObject({
    market: z.enum(marketIds),
    loans: loanNames,
    template: messageTemplate,
    words: actWords,
    seen: previewMark,
  }),
  response: z.strictObject({ sent: z.int(), leftOut: z.int() }),
  errors: ['not_found', 'figures_have_changed', ...keyErrors],
});

const consoleCollectionTeam = defineCall({
  ...act,
  id: 'A15.339',
  name: 'collection-team',
  method: 'GET',
  idempotent: false,
  permission: 'collection.read',
  summary:
    'The collectors with how many accounts are theirs and who is on shift, and by person what a period brought: calls, promises kept and broken, cures.',
  request: z.strictObject({ market: z.enum(marketIds), from: calendarDay, to: calendarDay }),
  response: z.strictObject({
    people: z.array(
      z.strictObject({
        staffId: z.uuid(),
        name: z.string(),
        isOnShift: z.boolean(),
        assigned: z.int().meta({
          description: 'Of what is to be worked on now, as Today and Team count it.',
        }),
        accounts: z.int().meta({ description: 'All accounts past due that are theirs.' }),
      }),
    ),
    figures: z.array(
      z.strictObject({
        staffId: z.uuid().nullable(),
        name: z.string().nullable().meta({ description: 'Null: nobody’s.' }),
        calls: z.int(),
        rightParty: z.int(),
        promises: z.int(),
        promised: minorAmount,
        kept: z.int(),
        broken: z.int(),
        open: z.int(),
        cures: z.int().meta({ description: 'Accounts that are current again.' }),
      }),
    ),
  }),
  errors: [],
});

export const consoleCollectionsWorkCalls = [
  consoleCollectionCallOpen,
  consoleCollectionCallVerify,
  consoleCollectionCallLog,
  consoleCollectionTake,
  consoleCollectionAssign,
  consoleCollectionShareOut,
  consoleCollectionSendPreview,
  consoleCollectionSend,
  consoleCollectionTeam,
] as const;
