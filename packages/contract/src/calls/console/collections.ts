import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { calendarDay, cursor, instant, minorAmount } from '../../fields.ts';
import { marketIds } from '../../market.ts';
import { hardshipOption } from '../loan-relief.ts';
import { actPreview, newTerms, previewMark } from './act-preview.ts';
import { takenByField } from './fields.ts';
import {
  callDisposition,
  callInOutcome,
  callOutcome,
  contactDirection,
  contactOutcome,
  contactWay,
  messageTemplate,
  nextAction,
} from './collections/fields.ts';
import { actWords, loanStands, ofLoan } from './loan-fields.ts';
import { queueStand } from './queues.ts';

/** Whether somebody may be called or written to right now. */
export const mayContact = z.strictObject({
  isAllowed: z.boolean(),
  why: z.string().nullable().meta({
    description: 'Which rule stands against it and when it will be possible, in a sentence or two.',
  }),
});

export const messageTemplates = z.array(
  z.strictObject({ key: messageTemplate, name: z.string(), words: z.string() }),
);

const personCheck = z.enum(['birthYear', 'idLast4', 'postalCode']);

const consoleCollection = defineCall({
  id: 'A15.97',
  group: 'console',
  name: 'collection',
  method: 'GET',
  audience: 'staff',
  permission: 'collection.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'One loan past due: what is owed, every contact so far, the promise, whose it is and what happens next, whether somebody may call or write now, and the call that whoever asks has opened.',
  request: z.strictObject(ofLoan),
  response: z.strictObject({
    loan: z.string(),
    borrower: z.string().nullable(),
    phone: z.string().nullable(),
    language: z.string(),
    today: calendarDay,
    stands: loanStands,
    oldestDueOn: calendarDay.nullable(),
    owner: z.strictObject({ staffId: z.uuid(), name: z.string(), since: instant }).nullable(),
    next: z.strictObject({ action: nextAction, on: calendarDay }).nullable(),
    assignments: z.array(
      z.strictObject({
        to: z.string().nullable(),
        by: z.string().nullable(),
        how: z.enum(['taken', 'assigned', 'round-robin', 'released', 'cured']),
        at: instant,
      }),
    ),
    running: z
      .strictObject({
        callId: z.uuid(),
        direction: contactDirection,
        openedAt: instant,
        phone: z.string().nullable().meta({ description: 'In full, for this call alone.' }),
        verifiedAt: instant.nullable(),
      })
      .nullable()
      .meta({ description: 'The call that whoever asks has opened and not logged.' }),
    checks: z.array(personCheck).meta({ description: 'What whoever is on the phone is asked for.' }),
    scripts: z.array(
      z.strictObject({
        language: z.string(),
        greet: z.string(),
        onceVerified: z
          .string()
          .nullable()
          .meta({ description: 'What is past due; null until the person is verified.' }),
        help: z.string(),
      }),
    ),
    promise: z
      .strictObject({
        promisedOn: calendarDay,
        amount: minorAmount
          .nullable()
          .meta({ description: 'What they said they will pay; null: all that is due.' }),
        state: z.enum(['considered', 'granted', 'refused', 'withdrawn']),
        outcome: z.enum(['kept', 'broken']).nullable(),
      })
      .nullable(),
    latestPromiseOn: calendarDay
      .nullable()
      .meta({ description: 'The last day that may be promised; null: none.' }),
    call: mayContact,
    message: mayContact,
    rules: z.strictObject({
      from: z.string(),
      until: z.string(),
      aDay: z.int(),
      aWeek: z.int(),
      today: z.int(),
      week: z.int(),
    }),
    contacts: z.array(
      z.strictObject({
        contactId: z.uuid(),
        way: contactWay,
        direction: contactDirection,
        outcome: contactOutcome,
        disposition: callDisposition.nullable(),
        words: z.string(),
        by: z.string(),
        at: instant,
      }),
    ),
    templates: messageTemplates,
  }),
  errors: ['not_found'],
});

const consoleCollectionContact = defineCall({
  id: 'A15.98',
  group: 'console',
  name: 'collection-contact',
  method: 'POST',
  audience: 'staff',
  permission: 'collection.act',
  variant: 'none',
  idempotent: true,
  wireGroup: null,
  summary:
    'Write down a call to a late borrower, or send one of the approved messages. Outside the promised hours, too often, or to somebody who asked for help it is refused. A call of theirs (`call-in`) is written down at any hour and counts for nothing.',
  request: z.strictObject({
    ...ofLoan,
    contact: z.union([
      z.strictObject({ way: z.literal('call'), outcome: callOutcome, words: actWords }),
      z.strictObject({ way: z.literal('call-in'), outcome: callInOutcome, words: actWords }),
      z.strictObject({ way: z.literal('message'), template: messageTemplate, words: actWords }),
    ]),
  }),
  response: z.strictObject({ contactId: z.uuid() }),
  errors: ['not_found', 'contact_not_allowed', 'idempotency_key_in_use', 'idempotency_key_reused'],
});

const consoleCollectionPromise = defineCall({
  id: 'A15.99',
  group: 'console',
  name: 'collection-promise',
  method: 'POST',
  audience: 'staff',
  permission: 'collection.act',
  variant: 'none',
  idempotent: true,
  wireGroup: null,
  summary: 'Note what a late borrower has promised to pay, and by which day: until then nobody reminds them.',
  request: z.strictObject({
    ...ofLoan,
    promisedOn: calendarDay,
    amount: minorAmount.min(1),
    words: actWords,
  }),
  response: z.strictObject({ promisedOn: calendarDay }),
  errors: ['not_found', 'loan_act_not_possible', 'idempotency_key_in_use', 'idempotency_key_reused'],
});

const consoleHardships = defineCall({
  id: 'A15.100',
  group: 'console',
  name: 'hardships',
  method: 'GET',
  audience: 'staff',
  permission: 'collection.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'Those who can’t pay and wait for an answer, the longest first.',
  request: z.strictObject({ market: z.enum(marketIds), cursor: cursor.optional() }),
  response: z.strictObject({
    requests: z.array(
      z.strictObject({
        requestId: z.uuid(),
        loan: z.string(),
        borrower: z.string().nullable(),
        option: hardshipOption,
        askedAt: instant,
        deadline: instant,
        pausedUntil: calendarDay.meta({
          description: 'The last day without late charges, decided or not.',
        }),
        promisedOn: calendarDay.nullable(),
        isForApproval: z.boolean(),
      }),
    ),
    queue: queueStand,
    nextCursor: cursor.nullable(),
  }),
  errors: [],
});

const hardshipReason = z.enum([
  'we_need_to_know_more',
  'another_way_is_cheaper',
  'plan_would_not_hold',
  'law_does_not_allow_it',
]);

const consoleHardship = defineCall({
  id: 'A15.101',
  group: 'console',
  name: 'hardship',
  method: 'GET',
  audience: 'staff',
  permission: 'collection.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'What somebody who can’t pay asks for, and what they will owe if it is granted: decided, and taken back again.',
  request: z.strictObject({ requestId: z.uuid() }),
  response: z.strictObject({
    market: z.string().meta({ description: 'Whose it is: its amounts are in that market’s currency.' }),
    requestId: z.uuid(),
    loan: z.string(),
    borrower: z.string().nullable(),
    option: hardshipOption,
    state: z.enum(['considered', 'granted', 'refused', 'withdrawn']),
    words: z.string().nullable(),
    askedAt: instant,
    pausedUntil: calendarDay,
    promisedOn: calendarDay.nullable(),
    taken: takenByField,
    today: calendarDay,
    now: loanStands,
    later: loanStands
      .nullable()
      .meta({ description: 'If it is granted; null: the law does not allow it today.' }),
    plan: z
      .strictObject({
        is: z.enum(['sent', 'open', 'accepted', 'declined', 'lapsed']).meta({
          description: 'Sent to an approver; else what became of the offer of other terms to the borrower.',
        }),
        until: calendarDay.nullable().meta({ description: 'The last day to accept an offer.' }),
        terms: z
          .strictObject({
            instalments: z.int(),
            firstDueOn: calendarDay.nullable(),
            rate: z.enum(['own', 'none']),
          })
          .nullable()
          .meta({ description: 'Null: as the borrower asked.' }),
        preview: z.strictObject(actPreview).nullable(),
      })
      .nullable()
      .meta({ description: 'The plan that the lender chose; null while nobody has.' }),
    told: z.strictObject({ granted: z.string(), refused: z.record(hardshipReason, z.string()) }),
  }),
  errors: ['not_found'],
});

const consoleHardshipDecide = defineCall({
  id: 'A15.102',
  group: 'console',
  name: 'hardship-decide',
  method: 'POST',
  audience: 'staff',
  permission: 'hardship.decide',
  variant: 'none',
  idempotent: true,
  wireGroup: null,
  summary:
    'Ask an approver to grant a plan, as it was asked for or with other terms; wait for a promise or talk; or refuse, with a reason that the borrower reads.',
  request: z.strictObject({
    requestId: z.uuid(),
    decision: z.enum(['grant', 'refuse']),
    reason: hardshipReason.optional().meta({ description: 'Of a refusal.' }),
    words: actWords,
    ...newTerms,
    seen: previewMark.optional().meta({ description: 'Of the plan that is to be granted.' }),
  }),
  response: z.strictObject({
    requestId: z.uuid(),
    state: z.enum(['considered', 'granted', 'refused', 'withdrawn']),
    approvalId: z.uuid().nullable().meta({ description: 'What waits for an approver.' }),
  }),
  errors: [
    'not_found',
    'item_is_taken',
    'loan_act_not_possible',
    'approval_waits_already',
    'figures_have_changed',
    'idempotency_key_in_use',
    'idempotency_key_reused',
  ],
});

const consoleHardshipPreview = defineCall({
  id: 'A15.189',
  group: 'console',
  name: 'hardship-preview',
  method: 'GET',
  audience: 'staff',
  permission: 'hardship.decide',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'The plan that somebody who can’t pay would get, as they asked for it or with other terms: schedule and cost before and after.',
  request: z.strictObject({ requestId: z.uuid(), ...newTerms }),
  response: z.strictObject({ ...actPreview, mark: previewMark }),
  errors: ['not_found', 'loan_act_not_possible'],
});

export const consoleCollectionsCalls = [
  consoleCollection,
  consoleCollectionContact,
  consoleCollectionPromise,
  consoleHardships,
  consoleHardship,
  consoleHardshipDecide,
  consoleHardshipPreview,
] as const;
