import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { calendarDay } from '../../../fields/calendar-day.ts';
import { cursor } from '../../../fields/cursor.ts';
import { minorAmount } from '../../../fields/minor-amount.ts';
import { plainText } from '../../../fields/plain-text.ts';
import { marketIds } from '../../../market.ts';
import { loanState } from '../loan-fields.ts';

export const consoleLoans = defineCall({
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
    'Loans, newest first, or late ones by how late they are; or those that fit what a caller would say: name, phone, loan, complaint or payment reference.',
  request: z.strictObject({
    market: z.enum(marketIds),
    find: plainText(100)
      .optional()
      .meta({ examples: ['Rowena Bautista'] }),
    show: z.enum(['all', 'late', 'active', 'ended', 'written-off']).default('all'),
    cursor: cursor.optional(),
  }),
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
        left: minorAmount.meta({ description: 'Of the rows in force, with late charges that were posted.' }),
        overdue: minorAmount,
        daysLate: z.int().min(0),
        restructuredOn: calendarDay.nullable(),
        nextDueOn: calendarDay.nullable(),
      }),
    ),
    foundBy: z.enum(['name', 'phone', 'loan', 'complaint', 'payment']).nullable(),
    nextCursor: cursor.nullable(),
  }),
  errors: [],
});
