import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { calendarDay } from '../../fields/calendar-day.ts';
import { disclosureRate } from '../../fields/disclosure-rate.ts';
import { instant } from '../../fields/instant.ts';
import { minorAmount, signedAmount } from '../../fields/minor-amount.ts';
import { percent } from '../../fields/percent.ts';
import { hardshipOption } from '../loan-relief.ts';
import { problemState } from '../problem-fields.ts';
import { mayContact, messageTemplates } from './collections/collection-fields.ts';
import { loanStands, loanState, ofLoan, owedParts } from './loan-fields.ts';

const waivable = z.strictObject({ penalty: minorAmount, fee: minorAmount, interest: minorAmount });

export const consoleLoan = defineCall({
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
    hasDispute: z.boolean(),
    isSheltered: z
      .boolean()
      .meta({ description: 'Nobody reminds: hardship is considered, or a promise runs.' }),
    rows: z.array(
      z.strictObject({
        n: z.int(),
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
        askedAt: instant,
        deadline: instant,
      }),
    ),
  }),
  errors: ['not_found'],
});
