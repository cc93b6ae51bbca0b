import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { currencyCode, cursor, instant, plainText } from '../../fields.ts';
import { marketIds } from '../../market.ts';
import { actPreview } from './act-preview.ts';
import { dayRange, listAsked } from './lists/list-fields.ts';
import { attachedFile, openedFile } from './fields.ts';
import { queueStand } from './queues.ts';

/** A request as a list shows it. */
const approvalLine = {
  requestId: z.uuid(),
  market: z.enum(marketIds),
  act: z.string().meta({ examples: ['role.change'] }),
  actName: z.string().meta({ examples: ['Change roles'] }),
  about: z.string(),
  size: z.string().meta({ description: 'How large it is, in words: ₱90.05, 3 terms.' }),
  place: z
    .strictObject({ section: z.string(), id: z.string() })
    .nullable()
    .meta({ description: 'Where it is seen in the console.' }),
  askedBy: z.string(),
  askedAt: instant,
  deadlineAt: instant,
  dueAt: instant.meta({ description: 'The earlier of its deadline and that of what waits for it.' }),
  state: z.enum(['waiting', 'asked-back', 'done', 'refused', 'withdrawn', 'lapsed']),
  decidedBy: z.string().nullable(),
  decidedAt: instant.nullable(),
  isYours: z.boolean().meta({ description: 'You asked for it: somebody else decides.' }),
  mayDecide: z.boolean(),
  approvers: z.array(z.string()).meta({ description: 'The roles that may decide it, by their names.' }),
};

/** What somebody did to a request, in the words that every page has for it. */
const stepDone = z.string().meta({ examples: ['requested approval'] });

const consoleApprovals = defineCall({
  id: 'A15.111',
  group: 'console',
  name: 'approvals',
  method: 'GET',
  audience: 'staff',
  permission: 'approval.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'Requests by a filter and a sort: what waits for you to approve, what is due first first; what waits for others; what was decided, newest first; or what you asked for and were asked back about.',
  request: listAsked(
    {
      show: z.enum(['waiting', 'others', 'ended', 'asked-back']).default('waiting'),
      act: plainText(60).optional(),
      maker: z.uuid().optional().meta({ description: 'Who asked for it.' }),
      outcome: z.enum(['done', 'refused', 'withdrawn', 'lapsed']).optional(),
      requested: dayRange,
      decided: dayRange,
    },
    ['deadline', 'requested', 'decided'],
  ),
  response: z.strictObject({
    items: z.array(z.strictObject(approvalLine)),
    acts: z
      .array(z.strictObject({ act: z.string(), name: z.string() }))
      .meta({ description: 'What can be asked for, as far as you may know of it.' }),
    makers: z.array(z.strictObject({ staffId: z.uuid(), name: z.string() })),
    queue: queueStand,
    answers: queueStand.meta({ description: 'Of the queue: your own requests that need your answer.' }),
    others: queueStand.meta({ description: 'What waits, and is not yours to decide.' }),
    nextCursor: cursor.nullable(),
  }),
  errors: ['market_not_offered'],
});

const consoleApproval = defineCall({
  id: 'A15.112',
  group: 'console',
  name: 'approval',
  method: 'GET',
  audience: 'staff',
  permission: 'approval.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'One request: who asked and why, what will be owed then, what was checked, what will be posted and sent.',
  request: z.strictObject({ requestId: z.uuid() }),
  response: z.strictObject({
    ...approvalLine,
    currency: currencyCode,
    words: z.array(
      z.strictObject({
        step: z.enum(['asked', 'asked-back', 'answered', 'agreed', 'refused', 'withdrawn']),
        name: z.string(),
        at: instant,
        did: stepDone,
        words: z.string(),
      }),
    ),
    preview: z
      .strictObject({
        ...actPreview,
        isFirstOfTwo: z
          .boolean()
          .meta({ description: 'Above the limit of whoever looks: somebody else must agree too.' }),
        seen: z.string().meta({ description: 'Stands for these figures: sent back when agreeing.' }),
      })
      .nullable(),
    impossible: z
      .string()
      .nullable()
      .meta({ description: 'The rule by which it can’t be done as things stand.' }),
    impossibleFor: z.string().nullable().meta({ description: 'The same, for people.' }),
    account: z
      .strictObject({ files: z.array(attachedFile), maySee: z.boolean() })
      .nullable()
      .meta({ description: 'What proves whose the account is that somebody typed; null where nobody did.' }),
    exportId: z
      .uuid()
      .nullable()
      .meta({ description: 'The copy that its maker can download now; null for everybody else.' }),
    outcome: z
      .string()
      .nullable()
      .meta({ description: 'What came of it after it was approved, where there is something to add.' }),
  }),
  errors: ['not_found'],
});

const consoleApprovalDecide = defineCall({
  id: 'A15.113',
  group: 'console',
  name: 'approval-decide',
  method: 'POST',
  audience: 'staff',
  permission: 'approval.decide',
  variant: 'none',
  idempotent: true,
  wireGroup: null,
  summary:
    'Approve: agree, and it happens in the same moment; refuse; or ask back. Never on what one asked for oneself.',
  request: z.strictObject({
    requestId: z.uuid(),
    verdict: z.enum(['agree', 'refuse', 'ask-back']),
    word: plainText(1_000).optional().meta({ description: 'For the file; needed to refuse or ask back.' }),
    seen: z
      .string()
      .regex(/^[0-9a-f]{32}$/u)
      .optional()
      .meta({
        description: 'Of the figures that were shown; needed to agree.',
        examples: ['0123456789abcdef0123456789abcdef'],
      }),
  }),
  response: z.strictObject({
    requestId: z.uuid(),
    state: z
      .enum(['done', 'refused', 'asked-back', 'waiting'])
      .meta({ description: '`waiting`: agreed to, above the limit of whoever did; somebody else must too.' }),
  }),
  errors: [
    'approval_is_your_own',
    'approval_maker_was_invited_by_you',
    'approval_maker_invited_you',
    'approval_is_not_for_your_role',
    'approval_is_in_your_interest',
    'not_found',
    'approval_is_decided',
    'approval_has_lapsed',
    'approval_needs_another',
    'figures_have_changed',
    'act_is_not_possible_now',
    'idempotency_key_in_use',
    'idempotency_key_reused',
    'word_is_missing',
  ],
});

const consoleApprovalAnswer = defineCall({
  id: 'A15.114',
  group: 'console',
  name: 'approval-answer',
  method: 'POST',
  audience: 'staff',
  permission: 'approval.read',
  variant: 'none',
  idempotent: true,
  wireGroup: null,
  summary: 'Of one’s own request: answer what was asked back, so that it waits again, or withdraw it.',
  request: z.strictObject({
    requestId: z.uuid(),
    is: z.enum(['answer', 'withdraw']),
    word: plainText(1_000).optional(),
  }),
  response: z.strictObject({ requestId: z.uuid(), state: z.enum(['waiting', 'withdrawn']) }),
  errors: [
    'not_found',
    'approval_is_decided',
    'approval_has_lapsed',
    'idempotency_key_in_use',
    'idempotency_key_reused',
    'word_is_missing',
  ],
});

const consoleRequestsAbout = defineCall({
  id: 'A15.760',
  group: 'console',
  name: 'requests-about',
  method: 'GET',
  audience: 'staff',
  permission: 'any',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'What was requested for approval about one thing, newest first, with what came of it. Nothing for who may not read the thing itself.',
  request: z.strictObject({
    market: z.enum(marketIds),
    about: z.enum(['order', 'loan', 'payout', 'payment', 'complaint', 'hardship', 'product', 'customer']),
    aboutId: z.string().min(1).max(100),
  }),
  response: z.strictObject({
    requests: z.array(
      z.strictObject({
        requestId: z.uuid(),
        actName: approvalLine.actName,
        state: approvalLine.state,
        steps: z.array(
          z.strictObject({
            step: z.enum(['asked', 'asked-back', 'answered', 'agreed', 'refused', 'withdrawn', 'lapsed']),
            name: z.string().nullable().meta({ description: 'Null: nobody decided in time.' }),
            at: instant,
            did: stepDone,
            words: z.string(),
          }),
        ),
      }),
    ),
  }),
  errors: ['market_not_offered'],
});

const consoleApprovalAccount = defineCall({
  id: 'A15.770',
  group: 'console',
  name: 'approval-account',
  method: 'POST',
  audience: 'staff',
  permission: 'approval.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'The whole number of the account that somebody typed for a request, to compare it with the proof. Who looked is kept.',
  request: z.strictObject({ requestId: z.uuid() }),
  response: z.strictObject({ institution: z.string(), number: z.string(), holder: z.string() }),
  errors: ['not_found'],
});

const consoleApprovalFile = defineCall({
  id: 'A15.771',
  group: 'console',
  name: 'approval-file',
  method: 'POST',
  audience: 'staff',
  permission: 'approval.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'The proof of a request’s account, as it was given. Who opened it is kept.',
  request: z.strictObject({ requestId: z.uuid(), attachmentId: z.uuid() }),
  response: openedFile,
  errors: ['not_found'],
});

export const consoleApprovalsCalls = [
  consoleApprovals,
  consoleApproval,
  consoleApprovalDecide,
  consoleApprovalAnswer,
  consoleRequestsAbout,
  consoleApprovalAccount,
  consoleApprovalFile,
] as const;
