import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { calendarDay, cursor, instant, minorAmount, plainText, productId } from '../../../fields.ts';
import { marketIds } from '../../../market.ts';
import { loanState } from '../../order.ts';
import { previewMark } from '../act-preview.ts';
import { messageTemplate } from '../collections/fields.ts';
import { mayContact, messageTemplates } from '../collections.ts';
import { actWords } from '../loan-fields.ts';
import { amountRange, countRange, dayRange, listAsked } from './list-fields.ts';

/** What loans can be narrowed to. */
const loanFilters = {
  state: z.enum(['active', 'ended', 'written-off']).optional(),
  dpd: countRange.meta({ description: 'Days past due; both ends count.', examples: ['31..60'] }),
  maxDpd: countRange,
  outstanding: amountRange,
  overdue: amountRange,
  principal: amountRange,
  disbursed: dayRange,
  product: productId.optional(),
  restructured: z.enum(['yes', 'no']).optional(),
  promise: z.enum(['open', 'kept', 'broken']).optional(),
};

const consoleLoans = defineCall({
  id: 'A15.76',
  group: 'console',
  name: 'loans',
  method: 'GET',
  audience: 'staff',
  permission: 'loan.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'Loans by a filter and a sort, the newest first where none is said; or those that fit what a caller would say: name, phone, loan, complaint or payment reference.',
  request: listAsked(
    {
      find: plainText(100)
        .optional()
        .meta({ examples: ['Rowena Bautista'] }),
      ...loanFilters,
    },
    ['disbursed', 'dpd', 'outstanding', 'overdue', 'principal', 'max-dpd'],
  ),
  response: z.strictObject({
    loans: z.array(
      z.strictObject({
        loan: z.string(),
        borrower: z
          .string()
          .nullable()
          .meta({ description: 'As on the document; null where it was deleted.' }),
        phone: z.string().nullable().meta({ description: 'Only its end.' }),
        product: z.string(),
        version: z.int(),
        state: loanState,
        amount: minorAmount,
        paidOutOn: calendarDay,
        left: minorAmount.meta({
          description:
            'Outstanding: of the rows in force, with late charges that were posted; 0 of what was written off.',
        }),
        writtenOff: minorAmount.meta({
          description: 'Still owed of a loan that was written off: in no total of what is outstanding.',
        }),
        overdue: minorAmount,
        payoff: minorAmount
          .nullable()
          .meta({ description: 'What settles it today; null where nothing is to be settled.' }),
        daysLate: z.int().min(0),
        maxDaysLate: z.int().min(0).meta({ description: 'The most days past due that a day began with.' }),
        restructuredOn: calendarDay.nullable(),
        nextDueOn: calendarDay.nullable(),
        promise: z
          .strictObject({
            on: calendarDay,
            amount: minorAmount.nullable(),
            is: z.enum(['open', 'kept', 'broken']),
          })
          .nullable()
          .meta({ description: 'The last promise to pay.' }),
        lastContactAt: instant.nullable(),
      }),
    ),
    foundBy: z.enum(['name', 'phone', 'loan', 'complaint', 'payment']).nullable(),
    nextCursor: cursor.nullable(),
  }),
  errors: [],
});

const someLoans = z.array(z.string().max(40)).min(1).max(200);

const consoleRemindPreview = defineCall({
  id: 'A15.347',
  group: 'console',
  name: 'remind-preview',
  method: 'POST',
  audience: 'staff',
  permission: 'collection.act',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'Of some loans, who may be reminded now, and what stands against the others.',
  request: z.strictObject({ market: z.enum(marketIds), loans: someLoans }),
  response: z.strictObject({
    loans: z.array(z.strictObject({ loan: z.string(), ...mayContact.shape })),
    templates: messageTemplates,
    mark: previewMark,
  }),
  errors: ['market_not_offered'],
});

const consoleRemind = defineCall({
  id: 'A15.348',
  group: 'console',
  name: 'remind',
  method: 'POST',
  audience: 'staff',
  permission: 'collection.act',
  variant: 'none',
  idempotent: true,
  wireGroup: null,
  summary: 'Send an approved message for some loans, each within the rules of contact or not at all.',
  request: z.strictObject({
    market: z.enum(marketIds),
    loans: someLoans,
    template: messageTemplate,
    words: actWords,
    seen: previewMark,
  }),
  response: z.strictObject({
    loans: z.array(z.strictObject({ loan: z.string(), isSent: z.boolean(), why: z.string().nullable() })),
  }),
  errors: ['market_not_offered', 'figures_have_changed'],
});

export const consoleLoanListCalls = [consoleLoans, consoleRemindPreview, consoleRemind] as const;
