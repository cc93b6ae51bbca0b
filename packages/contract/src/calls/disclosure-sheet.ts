import { z } from 'zod';
import { calendarDay } from '../fields/calendar-day.ts';
import { minorAmount } from '../fields/minor-amount.ts';

const cell = z.union([
  z.strictObject({ kind: z.literal('amount'), minor: minorAmount }),
  z.strictObject({
    kind: z.literal('percent'),
    percent: z.string(),
    per: z.enum(['day', 'month', 'year']).nullable(),
  }),
  z.strictObject({ kind: z.literal('date'), on: calendarDay }),
  z.strictObject({
    kind: z.literal('count'),
    count: z.int(),
    of: z.enum(['day', 'week', 'half-month', 'month', 'instalment', 'number', 'time']),
  }),
  z.strictObject({ kind: z.literal('text'), text: z.string() }),
  z.strictObject({ kind: z.literal('empty') }),
]);

/** The market's disclosure of one quote, with its words: rows and tables ready to show, figures still figures. */
export const disclosureSheet = z.strictObject({
  title: z.string(),
  issuedOn: calendarDay,
  validUntil: calendarDay,
  sections: z.array(
    z.strictObject({
      heading: z.string(),
      rows: z.array(
        z.strictObject({
          number: z.string().nullable(),
          label: z.string(),
          cells: z.array(cell),
          isTotal: z.boolean(),
        }),
      ),
      table: z
        .strictObject({
          heads: z.array(z.string()),
          lines: z.array(z.array(cell)),
          totals: z.array(cell),
        })
        .nullable(),
    }),
  ),
});
