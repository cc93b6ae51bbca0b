import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { calendarDay } from '../../fields/calendar-day.ts';
import { marketIds } from '../../market.ts';
import { tableInWords } from './tables/table-fields.ts';

const outcome = z.enum(['approve', 'refer', 'refuse']);
const many = z.int().min(0);

export const consoleTableTest = defineCall({
  id: 'A15.129',
  group: 'console',
  name: 'table-test',
  method: 'POST',
  audience: 'staff',
  permission: 'table.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  maxBodyBytes: 200_000,
  summary:
    'What would have changed? Decides past applications again, on the facts that were stored with them. Changes nothing.',
  request: z.strictObject({
    market: z.enum(marketIds),
    against: z
      .int()
      .min(1)
      .max(1_000_000)
      .meta({ description: 'The version to compare with.', examples: [1] }),
    table: tableInWords,
    days: z
      .int()
      .min(1)
      .max(366)
      .meta({ examples: [90] }),
  }),
  response: z.strictObject({
    from: calendarDay,
    until: calendarDay,
    tested: many,
    left: many.meta({
      description:
        'In those days, but not decided again: forgotten with their borrower, without facts, or beyond the most.',
    }),
    cells: z.array(z.strictObject({ before: outcome, after: outcome, count: many })),
    hits: z.strictObject({ before: z.array(many), after: z.array(many) }).meta({
      description:
        'How often each rule fitted, by its place: of the version compared with, and of the draft.',
    }),
    changed: z.array(
      z.strictObject({
        orderId: z.uuid(),
        reference: z.string(),
        name: z.string().nullable(),
        before: outcome,
        after: outcome,
        because: z.string(),
        inFact: z.string(),
      }),
    ),
    changedCount: many,
    amountChanged: many.meta({ description: 'Approved both times, for another amount.' }),
    newlyApproved: z.strictObject({
      count: many,
      approvedByPeople: many,
      refused: many,
      withdrawn: many,
      paidOut: many,
      over30DaysLate: many,
    }),
    notAskedElsewhere: many.meta({
      description:
        'Of the changed: refused before anybody else was asked; what a bureau would have said is not known.',
    }),
  }),
  errors: ['not_found', 'market_not_offered', 'decision_table_is_unfit'],
});
