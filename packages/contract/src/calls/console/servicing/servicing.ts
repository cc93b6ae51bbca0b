import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { calendarDay, instant, minorAmount, plainText } from '../../../fields.ts';
import { actPreview, previewMark } from '../act-preview.ts';
import { reasonGiven } from '../fields.ts';
import { ofLoan } from '../loan-fields.ts';

/** Money that somebody at the lender has in hand, or knows to be at the bank. */
const handPayment = {
  ...ofLoan,
  way: z.enum(['cash', 'cheque', 'transfer']).meta({ examples: ['cash'] }),
  reference: plainText(40)
    .regex(/[\dA-Za-z].*[\dA-Za-z].*[\dA-Za-z]/u)
    .meta({
      description: 'The official receipt’s number, the cheque’s, or the bank’s own.',
      examples: ['OR-4711'],
    }),
  amount: z.int().min(1).meta({ description: 'Minor units.' }),
  receivedOn: calendarDay.meta({ description: 'The value date: in an open period, and not ahead of today.' }),
  proof: plainText(120)
    .default('')
    .meta({ description: 'What the maker holds in hand.', examples: ['Deposit slip 20261117-0031'] }),
  attachmentId: z.uuid().optional().meta({ description: 'A picture or PDF of it, kept by A15.730.' }),
  excess: z.enum(['credit']).optional().meta({
    description: 'Where what is above the payoff amount goes: needed where there is such a rest.',
  }),
};

const consolePaymentProof = defineCall({
  id: 'A15.730',
  group: 'console',
  name: 'payment-proof',
  method: 'POST',
  audience: 'staff',
  permission: 'money.match',
  variant: 'none',
  idempotent: true,
  wireGroup: null,
  // 5 MB, a third longer as base64.
  maxBodyBytes: 7_500_000,
  uploads: ['base64'],
  summary:
    'Keep a picture or PDF that shows a payment, JPEG, PNG or PDF of at most 5 MB, known by its content; posting the payment names it.',
  request: z.strictObject({
    ...ofLoan,
    name: plainText(120)
      .min(1)
      .meta({ examples: ['deposit-slip.jpg'] }),
    base64: z.base64().max(7_100_000),
  }),
  response: z.strictObject({ attachmentId: z.uuid() }),
  errors: ['not_found', 'attachment_not_taken', 'idempotency_key_in_use', 'idempotency_key_reused'],
});

const consoleApprovalAttachment = defineCall({
  id: 'A15.731',
  group: 'console',
  name: 'approval-attachment',
  method: 'POST',
  audience: 'staff',
  permission: 'approval.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'What was attached to a request for approval, as it was given. Who opened it is kept.',
  request: z.strictObject({ requestId: z.uuid(), attachmentId: z.uuid() }),
  response: z.strictObject({
    fileName: z.string(),
    mediaType: z.enum(['image/jpeg', 'image/png', 'application/pdf']),
    base64: z.string(),
  }),
  errors: ['not_found'],
});

const consolePaymentPreview = defineCall({
  id: 'A15.690',
  group: 'console',
  name: 'payment-preview',
  // By its body: what somebody typed has no place in an address, which is logged on its way.
  method: 'POST',
  audience: 'staff',
  permission: 'money.match',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'What posting a payment by hand would do: what it pays, what is owed then, every entry.',
  request: z.strictObject(handPayment),
  response: z.strictObject({ ...actPreview, mark: previewMark }),
  errors: ['not_found', 'money_cannot_change_so'],
});

const consolePaymentPost = defineCall({
  id: 'A15.691',
  group: 'console',
  name: 'payment-post',
  method: 'POST',
  audience: 'staff',
  permission: 'money.match',
  variant: 'none',
  idempotent: true,
  wireGroup: null,
  summary:
    'Ask that cash, a cheque or a transfer that no channel reported is put on a loan. Nothing is posted until an approver agrees.',
  request: z.strictObject({ ...handPayment, reason: reasonGiven, seen: previewMark }),
  response: z.strictObject({ approvalId: z.string() }),
  errors: [
    'idempotency_key_in_use',
    'idempotency_key_reused',
    'not_found',
    'money_cannot_change_so',
    'figures_have_changed',
  ],
});

const reversal = {
  paymentId: z.uuid(),
  why: z.enum(['wrong-loan', 'not-received']).default('wrong-loan').meta({
    description:
      '`wrong-loan`: it is here, and waits in suspense again. `not-received`: posted by hand, and it has not come after all.',
  }),
};

const consoleReversalPreview = defineCall({
  id: 'A15.692',
  group: 'console',
  name: 'reversal-preview',
  method: 'GET',
  audience: 'staff',
  permission: 'money.match',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'What reversing a payment would do: what becomes due again, every entry, what the borrower reads.',
  request: z.strictObject(reversal),
  response: z.strictObject({ ...actPreview, needsSecondPerson: z.boolean(), mark: previewMark }),
  errors: ['not_found', 'money_cannot_change_so'],
});

const consolePaymentReverse = defineCall({
  id: 'A15.693',
  group: 'console',
  name: 'payment-reverse',
  method: 'POST',
  audience: 'staff',
  permission: 'money.match',
  variant: 'none',
  idempotent: true,
  wireGroup: null,
  summary: 'Reverse a payment as it was shown: at once within one’s limit, else an approver decides.',
  request: z.strictObject({ ...reversal, reason: reasonGiven, seen: previewMark }),
  response: z.strictObject({
    outcome: z.enum(['done', 'asked']),
    approvalId: z.string().nullable(),
  }),
  errors: [
    'idempotency_key_in_use',
    'idempotency_key_reused',
    'not_found',
    'money_cannot_change_so',
    'item_is_taken',
    'figures_have_changed',
  ],
});

const documentKind = z
  .enum(['statement', 'certificate', 'settlement-quote', 'interest-certificate'])
  .meta({ examples: ['statement'] });

const consoleLoanDocuments = defineCall({
  id: 'A15.694',
  group: 'console',
  name: 'loan-documents',
  method: 'GET',
  audience: 'staff',
  permission: 'loan.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'Documents that were issued about a loan, the newest first, and what can be issued now.',
  request: z.strictObject(ofLoan),
  response: z.strictObject({
    isFullyPaid: z.boolean().meta({ description: 'A certificate of full payment can be issued.' }),
    quote: z.strictObject({ from: calendarDay, until: calendarDay }).nullable().meta({
      description: 'To which days what settles the loan is quoted; null: nothing is to be settled.',
    }),
    taxYears: z.array(z.strictObject({ year: z.int(), from: calendarDay, until: calendarDay })),
    paidOutOn: calendarDay,
    languages: z.array(z.string()).meta({ description: 'In which they can be printed.' }),
    issued: z.array(
      z.strictObject({
        number: z.string(),
        kind: documentKind,
        language: z.string(),
        from: calendarDay.nullable(),
        until: calendarDay.nullable(),
        amount: minorAmount.nullable().meta({ description: 'Of a settlement quote.' }),
        issuedAt: instant,
        by: z.string(),
      }),
    ),
  }),
  errors: ['not_found'],
});

const consoleDocumentIssue = defineCall({
  id: 'A15.695',
  group: 'console',
  name: 'document-issue',
  method: 'POST',
  audience: 'staff',
  permission: 'loan.act',
  variant: 'none',
  idempotent: true,
  wireGroup: null,
  summary:
    'Issue a statement of account, a certificate of full payment of a loan that is closed, what settles the loan by a day, or what was paid in a tax year: a file under a number of its own. Who issued it is kept.',
  request: z.strictObject({
    ...ofLoan,
    kind: documentKind,
    language: z
      .string()
      .min(2)
      .max(5)
      .default('en')
      .meta({ examples: ['en'] }),
    from: calendarDay.optional().meta({ description: 'Of a statement; without it, from the first day.' }),
    until: calendarDay.optional().meta({
      description:
        'Of a statement; without it, to today. Of a settlement quote: the day to which it is valid.',
    }),
    year: z
      .int()
      .min(1_900)
      .max(2_199)
      .optional()
      .meta({
        description: 'Of an interest certificate: the tax year by the calendar year in which it begins.',
        examples: [2026],
      }),
  }),
  response: z.strictObject({
    number: z.string(),
    fileName: z.string(),
    mediaType: z.literal('application/pdf'),
    base64: z.string(),
  }),
  errors: [
    'not_found',
    'loan_act_not_possible',
    'figures_have_changed',
    'idempotency_key_in_use',
    'idempotency_key_reused',
  ],
});

export const consoleServicingCalls = [
  consolePaymentProof,
  consoleApprovalAttachment,
  consolePaymentPreview,
  consolePaymentPost,
  consoleReversalPreview,
  consolePaymentReverse,
  consoleLoanDocuments,
  consoleDocumentIssue,
] as const;
