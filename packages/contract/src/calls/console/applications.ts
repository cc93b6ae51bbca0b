import { z } from 'zod';
import { defineCall } from '../../call.ts';
import {
  calendarDay,
  currencyCode,
  cursor,
  instant,
  minorAmount,
  offeredTerm,
  plainText,
  refusalReasons,
  sendBackReasons,
} from '../../fields.ts';
import { marketIds } from '../../market.ts';
import { orderState } from '../order.ts';
import { quoteFigures } from '../product.ts';
import { previewMark } from './act-preview.ts';
import { applicationFilters } from './lists/application-lists.ts';
import {
  applicationPictures,
  counterOffers,
  documentComparison,
  tableReruns,
} from './application/application-shapes.ts';
import { applicationEvidenceCalls } from './application/evidence-calls.ts';
import { takenByField } from './fields.ts';
import { listAsked } from './lists/list-fields.ts';

/** A fact with where it comes from. `look`: a person should; `hidden`: this role does not see it. */
const factState = z.enum(['checked', 'stated', 'computed', 'look', 'hidden']);

const applicationFact = z.strictObject({
  what: z.string(),
  text: z.string(),
  source: z.string(),
  state: factState,
});

const decisionChoice = z.enum(['approve', 'refuse', 'send-back']);

/** The queue that it waits in; null where it waits in none. */
const applicationQueue = z.enum(['applications', 'referred']).nullable();

/** The steps of the KYC that somebody looks at. */
const formSteps = ['base', 'personal', 'job', 'ext'] as const;

/** The closed list of exceptions to policy. */
const overrideCodes = ['OV-1', 'OV-2', 'OV-3', 'OV-4'] as const;

const consoleApplications = defineCall({
  id: 'A15.26',
  group: 'console',
  name: 'applications',
  method: 'GET',
  audience: 'staff',
  permission: 'application.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'Applications: those that wait for a person, next deadline first, or others, newest first.',
  request: listAsked(applicationFilters, ['applied', 'amount']),
  response: z.strictObject({
    items: z.array(
      z.strictObject({
        orderId: z.uuid(),
        reference: z.string(),
        name: z
          .string()
          .nullable()
          .meta({ description: 'Null where nothing was certified, or no longer is.' }),
        state: orderState,
        productName: z.string(),
        amount: minorAmount,
        currency: currencyCode,
        term: offeredTerm,
        why: z
          .array(z.string())
          .meta({ description: 'Why it waits, was refused or sent back, in a few words each.' }),
        appliedAt: instant,
        waitsSince: instant.nullable(),
        deadline: instant.nullable(),
        queue: applicationQueue,
        taken: takenByField,
        isForApproval: z.boolean().meta({ description: 'An approver has been asked, and has not decided.' }),
      }),
    ),
    waiting: z
      .strictObject({ count: z.int().min(0), over: z.int().min(0) })
      .meta({ description: 'All that wait in the market, and how many of them are past their deadline.' }),
    forApproval: z
      .strictObject({ count: z.int().min(0), over: z.int().min(0) })
      .meta({ description: 'The same of those that an approver has been asked about.' }),
    nextCursor: cursor.nullable(),
  }),
  errors: ['market_not_offered'],
});

const reasonChoice = z.strictObject({
  code: z.string(),
  sentence: z.string(),
  whatWouldChangeIt: z.string().nullable(),
  isBorneOut: z
    .boolean()
    .meta({ description: 'Whether what is known bears it out; another may not be given.' }),
  isDocument: z.boolean().meta({ description: 'Whether it asks for a document.' }),
});

const traceRow = z.strictObject({
  n: z.int().min(1),
  says: z.string(),
  conditions: z.array(z.strictObject({ what: z.string(), value: z.string(), asks: z.string() })),
  result: z.enum(['pass', 'refer', 'refuse', 'hidden']),
});

const consoleApplication = defineCall({
  id: 'A15.27',
  group: 'console',
  name: 'application',
  method: 'GET',
  audience: 'staff',
  permission: 'application.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'One application: facts with their source, pictures, checks, the decision with its trace in words, history. Without document.see nothing of a picture.',
  request: z.strictObject({ orderId: z.uuid() }),
  response: z.strictObject({
    orderId: z.uuid(),
    reference: z.string(),
    market: z.enum(marketIds),
    state: orderState,
    name: z.string().nullable(),
    productName: z.string(),
    productVersion: z.int(),
    amount: minorAmount,
    currency: currencyCode,
    term: offeredTerm,
    purpose: z.string().nullable(),
    appliedAt: instant,
    waitsSince: instant.nullable(),
    deadline: instant.nullable(),
    queue: applicationQueue,
    taken: takenByField,
    groups: z.array(
      z.strictObject({ title: z.string(), about: z.string().nullable(), facts: z.array(applicationFact) }),
    ),
    pictures: applicationPictures,
    comparison: documentComparison,
    checks: z.array(
      z.strictObject({ what: z.string(), says: z.string(), state: z.enum(['agrees', 'look', 'not']) }),
    ),
    decision: z
      .strictObject({
        tableVersion: z.int(),
        outcome: z.enum(['approve', 'refuse', 'refer']),
        decidedAt: instant,
        sentences: z.array(z.string()),
        trace: z
          .array(traceRow)
          .meta({ description: 'Every row of the table; empty where its facts are forgotten.' }),
        mostByTable: minorAmount.nullable(),
      })
      .nullable(),
    reruns: tableReruns,
    offer: z.strictObject({ mostAmount: minorAmount, openUntil: calendarDay }).nullable(),
    signedDay: z
      .strictObject({ firstDueOn: calendarDay, isChosen: z.boolean() })
      .nullable()
      .meta({ description: 'The first due day as signed; chosen, where the borrower chose it.' }),
    askedTerm: offeredTerm
      .nullable()
      .meta({ description: 'What was applied for, where another term was approved.' }),
    history: z.array(z.strictObject({ at: instant, words: z.string(), note: z.string().nullable() })),
    canDecide: z.boolean(),
    policyAmount: minorAmount
      .nullable()
      .meta({ description: 'What policy allows of it; 0: nothing. Null for whoever does not decide.' }),
    toVerify: z
      .array(z.strictObject({ step: z.enum(formSteps), title: z.string() }))
      .meta({ description: 'KYC steps that are given and that nobody has verified.' }),
    terms: z.array(offeredTerm).meta({ description: 'Of the product, for whoever decides.' }),
    counterOffers,
    waits: z
      .strictObject({ requestId: z.uuid(), actName: z.string(), askedBy: z.string() })
      .nullable()
      .meta({ description: 'What an approver was asked for and has not decided.' }),
    choices: z.strictObject({ refuse: z.array(reasonChoice), sendBack: z.array(reasonChoice) }),
  }),
  errors: ['not_found'],
});

const consoleApplicationPicture = defineCall({
  id: 'A15.28',
  group: 'console',
  name: 'application-picture',
  method: 'POST',
  audience: 'staff',
  permission: 'document.see',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'A short-lived address of a picture of an application, for the session that asks. Who looked is written down.',
  request: z.strictObject({ orderId: z.uuid(), imageId: z.uuid() }),
  response: z.strictObject({ href: z.string(), expiresAt: instant }),
  errors: ['not_found'],
});

const consoleApplicationPictureFile = defineCall({
  id: 'A15.29',
  group: 'console',
  name: 'application-picture-file',
  method: 'GET',
  audience: 'staff',
  permission: 'document.see',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  file: ['image/jpeg'],
  summary: 'The picture itself, at the address that A15.28 gave, for the session that asked for it.',
  request: z.strictObject({ link: z.string().max(100) }),
  response: z.strictObject({}),
  errors: ['not_found', 'picture_link_expired'],
});

/** What a person decides: with an amount, against it with reasons, or what to mend. */
const decisionRequest = {
  orderId: z.uuid(),
  decision: decisionChoice,
  amount: minorAmount
    .optional()
    .meta({ description: 'The most that is offered; what policy allows unless said.' }),
  term: offeredTerm.optional().meta({
    description: 'Of an approval: over which of the product’s terms; the one asked for unless said.',
  }),
  reasons: z
    .array(z.enum([...refusalReasons, ...sendBackReasons]))
    .max(sendBackReasons.length)
    .optional(),
  returnNote: plainText(500)
    .regex(/\S/u)
    .optional()
    .meta({ description: 'Of a return: what the borrower reads beside the reasons.' }),
  verified: z.array(z.enum(formSteps)).max(4).optional().meta({
    description:
      'Which KYC steps whoever decides has verified: these are accepted with an approval, and no other.',
  }),
};

const toldText = z.strictObject({ language: z.string(), title: z.string(), body: z.string() });

const consoleApplicationPreview = defineCall({
  id: 'A15.30',
  group: 'console',
  name: 'application-preview',
  method: 'POST',
  audience: 'staff',
  permission: 'application.decide',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'What would follow from a decision: what the borrower would read, the figures, until when. Changes nothing.',
  request: z.strictObject(decisionRequest),
  response: z.strictObject({
    mark: previewMark,
    told: z
      .array(toldText)
      .min(1)
      .meta({ description: 'In English and, where it is another, in the borrower’s language.' }),
    figures: quoteFigures.nullable(),
    openUntil: calendarDay.nullable(),
    stepsToMend: z.array(z.string()),
    authority: z
      .strictObject({
        takes: z.enum(['alone', 'risk', 'compliance', 'nobody']),
        why: z.array(z.string()),
        codes: z.array(
          z.strictObject({
            code: z.enum(overrideCodes),
            words: z.string(),
            usedThisMonth: z.strictObject({ count: z.int().min(0), amount: minorAmount }),
          }),
        ),
        approvers: z.array(z.string()).meta({ description: 'Who may approve it, by name.' }),
        policyAmount: minorAmount,
        overPolicy: minorAmount.meta({ description: 'By how much it is above policy.' }),
        dtiPerMille: z.int().nullable(),
        dtiLimitPerMille: z.int().nullable(),
      })
      .nullable()
      .meta({ description: 'Of an approval: whose approval it takes, and why.' }),
  }),
  errors: [
    'not_found',
    'item_is_taken',
    'order_cannot_change_now',
    'amount_is_not_offered',
    'term_is_not_offered',
    'amount_is_above_the_requested',
    'reason_needed',
    'reason_not_borne_out',
    'policy_declines',
    'approval_is_in_your_interest',
    'reason_needs_substance',
    'override_code_needed',
    'approval_waits_already',
    'approval_is_open',
  ],
});

const consoleApplicationDecide = defineCall({
  id: 'A15.31',
  group: 'console',
  name: 'application-decide',
  method: 'POST',
  audience: 'staff',
  permission: 'application.decide',
  variant: 'none',
  idempotent: true,
  wireGroup: null,
  summary:
    'Approve with an amount, refuse with reasons that are borne out, or ask back with what to mend. Why is for the file. What is beyond policy, unscreened, incomplete or above one’s limit is sent to an approver instead.',
  request: z.strictObject({
    ...decisionRequest,
    note: plainText(2_000)
      .regex(/\S/u)
      .meta({
        description: 'Why, for the file: the borrower does not read it.',
        examples: ['Payslip agrees.'],
      }),
    seen: previewMark,
    overrideCode: z.enum(overrideCodes).optional().meta({
      description: 'Under which exception, where an approval takes a risk approver.',
    }),
  }),
  response: z.strictObject({
    orderId: z.uuid(),
    state: orderState,
    outcome: z.enum(['done', 'asked']).meta({
      description: '`asked`: nothing is offered yet, an approver decides.',
    }),
    approvalId: z.uuid().nullable(),
  }),
  errors: [
    'not_found',
    'item_is_taken',
    'order_cannot_change_now',
    'amount_is_not_offered',
    'term_is_not_offered',
    'amount_is_above_the_requested',
    'reason_needed',
    'reason_not_borne_out',
    'reason_needs_substance',
    'override_code_needed',
    'policy_declines',
    'approval_waits_already',
    'approval_is_open',
    'approval_is_in_your_interest',
    'figures_have_changed',
    'idempotency_key_reused',
    'idempotency_key_in_use',
  ],
});

export const consoleApplicationCalls = [
  consoleApplications,
  consoleApplication,
  consoleApplicationPicture,
  consoleApplicationPictureFile,
  consoleApplicationPreview,
  consoleApplicationDecide,
  ...applicationEvidenceCalls,
] as const;
