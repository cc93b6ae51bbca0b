import { z } from 'zod';
import { calendarDay, minorAmount, plainText, signedAmount } from '../../fields.ts';
import { marketIds } from '../../market.ts';
import { loanState } from '../order.ts';
import { newTerms } from './act-preview.ts';
import { journalNo } from './books.ts';

/** A loan as somebody at the lender names it: its reference, or its id. */
const loanName = plainText(60)
  .min(1)
  .meta({ examples: ['CL-FWX93-GGB9Q'] });

export const ofLoan = { market: z.enum(marketIds), loan: loanName };

export const owedParts = z.strictObject({
  principal: minorAmount,
  interest: minorAmount,
  fee: minorAmount,
  penalty: minorAmount,
});

/**
 * What the lender's people may do with a loan, before it is done: `part` and `amount` of a waiver alone, new
 * terms of a restructure.
 */
export const loanActFields = {
  ...ofLoan,
  act: z
    .enum(['charge', 'waive', 'delay', 'due-day', 'restructure', 'settle', 'write-off'])
    .meta({ examples: ['settle'] }),
  part: z
    .enum(['penalty', 'fee', 'interest'])
    .optional()
    .meta({ description: 'Of what a waiver takes off.' }),
  amount: z.int().min(1).optional().meta({ description: 'Of a waiver, in minor units.' }),
  charge: plainText(60)
    .min(1)
    .optional()
    .meta({
      description: 'Of a charge by hand: which one of the agreement’s.',
      examples: ['returned-payment'],
    }),
  day: z.int().min(1).max(28).optional().meta({ description: 'Of another due day: of the month.' }),
  ...newTerms,
};

export const actReason = z.enum([
  'hardship',
  'our-mistake',
  'goodwill',
  'agreed',
  'not-collectable',
  'other',
]);

export const actWords = plainText(500)
  .regex(/\S/u)
  .meta({ examples: ['In hospital from 9 to 14 November; the letter is in the complaint.'] });

/** How a loan stands on a day: what would settle it, what is late, what comes next. */
export const loanStands = z.strictObject({
  state: loanState,
  parts: owedParts.meta({ description: 'What would settle it today, before the borrower’s credit.' }),
  charge: minorAmount,
  credit: minorAmount,
  toPay: minorAmount,
  overdue: minorAmount,
  daysLate: z.int().min(0).meta({ description: 'Days past due, by the schedule in force.' }),
  restructuredOn: calendarDay.nullable().meta({ description: 'Null: it never was.' }),
  latePerDay: minorAmount.meta({ description: 'Late charge that tomorrow adds.' }),
  next: z.strictObject({ dueOn: calendarDay, amount: minorAmount }).nullable(),
  rows: z.array(z.strictObject({ dueOn: calendarDay, left: minorAmount })),
  costToTheEnd: minorAmount,
});

/** One entry of the books as it touches one loan. */
export const loanEntry = z.strictObject({
  entryId: z.string(),
  no: journalNo,
  event: z.string(),
  on: calendarDay,
  words: z.string(),
  debit: z.array(z.int()).meta({ description: 'Numbers of the accounts.' }),
  credit: z.array(z.int()),
  amount: signedAmount.meta({ description: 'By how much it changes what is owed.' }),
  owed: signedAmount.meta({ description: 'What is owed by the books after it.' }),
  reverses: z.string().nullable(),
});

/** Entries of the ledger that are shown as one line: what days brought of one kind, or one alone. */
export const loanEntryGroup = loanEntry.omit({ on: true, reverses: true }).extend({
  count: z.int().min(1),
  from: calendarDay,
  to: calendarDay,
});
