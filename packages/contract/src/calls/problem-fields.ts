import { z } from 'zod';
import { calendarDay, instant, plainText } from '../fields.ts';

/** What a complaint is about. A dispute names one late charge on the loan's own row. */
export const problemKind = z.enum([
  'payment-not-counted',
  'charge',
  'payout',
  'application',
  'agreement',
  'conduct',
  'personal-data',
  'app',
  'other',
]);

/** Overdue is not a state: it is derived from the promised day. */
export const problemState = z.enum(['open', 'answered', 'closed', 'reopened']);

/** How the borrower would like to be answered; the answer stands in the app in any case. */
export const answerWay = z.enum(['app', 'phone', 'email']);

/** A complaint in a list. */
export const problemItem = z.strictObject({
  reportId: z.uuid(),
  reference: z.string().meta({ examples: ['C-2026-0193'] }),
  kind: problemKind,
  title: z.string(),
  state: problemState,
  isOverdue: z.boolean(),
  hasNews: z.boolean().meta({ description: 'Something was said that the borrower has not seen.' }),
  promisedBy: calendarDay,
  changedAt: instant,
});

/** What somebody has half typed: nothing of it has to be there yet. */
export const problemDraft = z.strictObject({
  kind: problemKind.nullable(),
  loanId: z.uuid().nullable(),
  words: plainText(2000),
  imageIds: z.array(z.uuid()).max(4),
  answerWay: answerWay.nullable(),
});

/** What somebody writes: more than blanks. */
export const problemWords = plainText(2000)
  .regex(/\S/u)
  .meta({ examples: ['I paid ₱2,910.19 with GCash yesterday at 18:40. The app still says I owe it.'] });
