import { z } from 'zod';
import { defineCall } from '../../call.ts';
import {
  calendarDay,
  cursor,
  disclosureRate,
  instant,
  minorAmount,
  percent,
  plainText,
  signedAmount,
} from '../../fields.ts';

import { hardshipOption } from '../loan-relief.ts';
import { loanState } from '../order.ts';
import { problemState } from '../problem-fields.ts';
import { actPreview, previewMark } from './act-preview.ts';
import { mayContact, messageTemplates } from './collections.ts';
import { consoleLoanListCalls } from './lists/loan-lists.ts';
import {
  actReason,
  actWords,
  loanActFields,
  loanEntry,
  loanEntryGroup,
  loanStands,
  ofLoan,
  owedParts,
} from './loan-fields.ts';

const waivable = z.strictObject({ penalty: minorAmount, fee: minorAmount, interest: minorAmount });

const consoleLoan = defineCall({
  id: 'A15.77',
  group: 'console',
  name: 'loan',
  method: 'GET',
  audience: 'staff',
  permission: 'loan.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'One loan as of today: whose it is, what is owed, its rows with totals that tie, complaints and what waits.',
  request: z.strictObject(ofLoan),
  response: z.strictObject({
    loan: z.string(),
    loanId: z.string().meta({ description: 'The order’s id; of a loan that was brought in, its number.' }),
    state: loanState,
    borrower: z.strictObject({
      borrowerId: z.uuid(),
      name: z.string().nullable(),
      phone: z.string().nullable(),
      language: z.string(),
      since: instant.nullable(),
      loans: z.int(),
    }),
    product: z.string(),
    version: z.int(),
    amount: minorAmount,
    paidOutOn: calendarDay,
    paidOutTo: z.string().nullable().meta({ description: 'Institution and the end of the number.' }),
    today: calendarDay,
    stands: loanStands,
    classification: z.strictObject({
      nonPerformingSince: calendarDay.nullable(),
      curedBy: z.int().nullable().meta({
        description: 'Instalments in a row on time that cure a restructured loan; null: nothing to cure.',
      }),
    }),
    overdueRows: z.int(),
    oldestDueOn: calendarDay.nullable(),
    nextInTime: z
      .strictObject({ dueOn: calendarDay, amount: minorAmount })
      .nullable()
      .meta({ description: 'What falls due next, apart from what is late.' }),
    costSoFar: minorAmount,
    costPercent: percent.meta({ description: 'The cost so far, in percent of the principal.' }),
    costCeiling: minorAmount.nullable(),
    delaysLeft: z.int(),
    charges: z
      .array(
        z.strictObject({
          code: z.string(),
          name: z.string(),
          amount: minorAmount,
          times: z.int().min(1),
          made: z.int().min(0),
        }),
      )
      .meta({
        description: 'What the borrower’s agreement lets staff charge by hand, and how often it was.',
      }),
    hasDispute: z.boolean(),
    isSheltered: z
      .boolean()
      .meta({ description: 'Nobody reminds: hardship is considered, or a promise runs.' }),
    rows: z.array(
      z.strictObject({
        n: z.int(),
        number: z.int().nullable().meta({ description: 'Which instalment; null: an extra payment.' }),
        dueOn: calendarDay,
        movedFrom: calendarDay.nullable(),
        due: owedParts,
        total: minorAmount,
        paid: minorAmount,
        covered: minorAmount,
        left: minorAmount,
        state: z.enum(['paid', 'covered', 'due', 'later', 'late']),
        daysLate: z.int(),
        isDisputed: z.boolean(),
        waivable,
      }),
    ),
    totals: z.strictObject({
      due: owedParts,
      total: minorAmount,
      paid: minorAmount,
      covered: minorAmount.meta({ description: 'Of the rows, what the borrower’s credit will pay.' }),
      left: minorAmount,
      waivable,
    }),
    unearned: minorAmount.meta({
      description: 'Interest in the rows that is not earned yet: left less it is what settles.',
    }),
    earned: signedAmount.meta({ description: 'Left less what is not earned yet.' }),
    complaints: z.array(
      z.strictObject({
        reportId: z.uuid(),
        reference: z.string(),
        kind: z.string(),
        state: problemState,
        promisedBy: calendarDay,
        askedAt: instant,
      }),
    ),
    hardship: z
      .strictObject({
        requestId: z.uuid(),
        option: hardshipOption,
        state: z.enum(['considered', 'granted', 'refused', 'withdrawn']),
        askedAt: instant,
        promisedOn: calendarDay.nullable(),
      })
      .nullable(),
    notes: z.array(
      z.strictObject({
        about: z.enum(['delay', 'settle', 'message', 'hardship']),
        by: z.string(),
        words: z.string(),
        at: instant,
      }),
    ),
    contact: z.strictObject({
      from: z.string(),
      until: z.string(),
      isOpen: z.boolean(),
      message: mayContact.meta({ description: 'One of the approved texts.' }),
      answer: mayContact.meta({ description: 'One’s own words: only to a borrower who wrote.' }),
      templates: messageTemplates,
    }),
    rates: z
      .array(disclosureRate)
      .meta({ description: 'As they stood on the papers that were signed; none where nothing was.' }),
    chosenDueOn: calendarDay
      .nullable()
      .meta({ description: 'The first due day that the borrower chose when signing.' }),
    papers: z
      .array(z.enum(['agreement', 'disclosure']))
      .nullable()
      .meta({ description: 'Signed files, of A15.83; null for who may not see documents.' }),
    broughtIn: z
      .strictObject({
        importId: z.uuid(),
        since: calendarDay,
        reference: z.string().meta({ description: 'Its number in the earlier system.' }),
        paidOutOn: calendarDay,
        amount: minorAmount,
      })
      .nullable()
      .meta({
        description: 'Of a loan that came over from an earlier system: where from, and as it was made.',
      }),
    waiting: z.array(
      z.strictObject({
        requestId: z.uuid(),
        act: z.string(),
        size: z.string(),
        by: z.string(),
        isYours: z.boolean(),
        state: z.enum(['waiting', 'asked-back']),
        approvers: z.array(z.string()).meta({ description: 'The roles that may decide it.' }),
        askedAt: instant,
        deadline: instant,
      }),
    ),
  }),
  errors: ['not_found'],
});

const consoleLoanLedger = defineCall({
  id: 'A15.78',
  group: 'console',
  name: 'loan-ledger',
  method: 'GET',
  audience: 'staff',
  permission: 'loan.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'What the books say of a loan, newest first, each entry with its accounts and what was owed after it.',
  request: z.strictObject({ ...ofLoan, cursor: cursor.optional() }),
  response: z.strictObject({
    entries: z.array(loanEntry),
    groups: z.array(loanEntryGroup).meta({
      description: 'The same entries, with what days brought of one kind put together under its newest.',
    }),
    count: z.int(),
    owed: signedAmount.meta({ description: 'By the books, now: what all entries come to.' }),
    payoff: z
      .strictObject({
        amount: minorAmount,
        interest: signedAmount.meta({ description: 'To today, and not posted yet.' }),
        late: signedAmount.meta({ description: 'Late charges to today that are not posted yet.' }),
        offBooks: minorAmount.meta({
          description: 'Interest and late charges that are only noted while it does not perform.',
        }),
        offBooksSince: calendarDay.nullable(),
        charge: minorAmount.meta({ description: 'For settling early.' }),
      })
      .nullable()
      .meta({ description: 'Why the payoff of today is not what the books say; null: the loan has ended.' }),
    nextCursor: cursor.nullable(),
  }),
  errors: ['not_found'],
});

const consoleLoanMessages = defineCall({
  id: 'A15.79',
  group: 'console',
  name: 'loan-messages',
  method: 'GET',
  audience: 'staff',
  permission: 'loan.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'What was written to the loan’s borrower, newest first. Codes are not among it.',
  request: z.strictObject({ ...ofLoan, cursor: cursor.optional() }),
  response: z.strictObject({
    messages: z.array(
      z.strictObject({
        messageId: z.uuid(),
        kind: z.string(),
        channel: z.enum(['sms', 'voice', 'push', 'email', 'inbox']).meta({
          description: 'By which way it went, or will first be tried.',
        }),
        title: z.string(),
        body: z.string(),
        at: instant,
        isRead: z.boolean(),
        heldUntil: instant.nullable().meta({
          description: 'It waits for the promised contact hours, which begin then.',
        }),
      }),
    ),
    nextCursor: cursor.nullable(),
  }),
  errors: ['not_found'],
});

const consoleLoanPreview = defineCall({
  id: 'A15.80',
  group: 'console',
  name: 'loan-preview',
  method: 'GET',
  audience: 'staff',
  permission: 'loan.act',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'What will the borrower owe then? The same decision that would post, taken back again.',
  request: z.strictObject(loanActFields),
  response: z.strictObject({
    ...actPreview,
    now: loanStands,
    // How the loan stands then: an act on a loan posts at once, and leads to no entries of a later day.
    later: loanStands,
    needsSecondPerson: z.boolean(),
    usedToday: z
      .strictObject({ limit: minorAmount, byPerson: minorAmount, forBorrower: minorAmount })
      .nullable()
      .meta({ description: 'Of a waiver: up to where one acts alone today, and what of it is used.' }),
    mark: previewMark,
  }),
  errors: ['not_found', 'loan_act_not_possible'],
});

const consoleLoanAct = defineCall({
  id: 'A15.81',
  group: 'console',
  name: 'loan-act',
  method: 'POST',
  audience: 'staff',
  permission: 'loan.act',
  variant: 'none',
  idempotent: true,
  wireGroup: null,
  summary:
    'Extend within the product, or tell what settles: at once. Charge a fee, waive, restructure or write off: asks for approval, and posts nothing.',
  request: z.strictObject({ ...loanActFields, reason: actReason, words: actWords, seen: previewMark }),
  response: z.strictObject({
    outcome: z.enum(['done', 'asked']),
    approvalId: z.uuid().nullable().meta({ description: 'What waits for the approver.' }),
  }),
  errors: [
    'not_found',
    'loan_act_not_possible',
    'figures_have_changed',
    'contact_not_allowed',
    'idempotency_key_in_use',
    'idempotency_key_reused',
  ],
});

const consoleLoanMessage = defineCall({
  id: 'A15.82',
  group: 'console',
  name: 'loan-message',
  method: 'POST',
  audience: 'staff',
  permission: 'loan.act',
  variant: 'none',
  idempotent: true,
  wireGroup: null,
  summary:
    'Answer a borrower who wrote, in one’s own words: they stand in the app, the phone only says that there is news. Once for what they wrote, in the promised hours; to whoever wrote nothing it is refused.',
  request: z.strictObject({
    ...ofLoan,
    title: plainText(80)
      .regex(/\S/u)
      .meta({ examples: ['About your loan'] }),
    words: plainText(1000)
      .regex(/\S/u)
      .meta({ examples: ['We have received your letter. Thank you.'] }),
    reason: actWords,
  }),
  response: z.strictObject({ messageId: z.uuid() }),
  errors: ['not_found', 'contact_not_allowed', 'idempotency_key_in_use', 'idempotency_key_reused'],
});

const consoleLoanPaper = defineCall({
  id: 'A15.83',
  group: 'console',
  name: 'loan-paper',
  method: 'POST',
  audience: 'staff',
  permission: 'document.see',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'A signed paper of a loan, the same bytes that the borrower has. Who opened it is kept.',
  request: z.strictObject({ ...ofLoan, paper: z.enum(['agreement', 'disclosure']) }),
  response: z.strictObject({
    fileName: z.string(),
    mediaType: z.literal('application/pdf'),
    sha256: z.string(),
    base64: z.string(),
  }),
  errors: ['not_found'],
});

export const consoleLoansCalls = [
  ...consoleLoanListCalls,
  consoleLoan,
  consoleLoanLedger,
  consoleLoanMessages,
  consoleLoanPreview,
  consoleLoanAct,
  consoleLoanMessage,
  consoleLoanPaper,
] as const;
