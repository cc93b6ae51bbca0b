import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { calendarDay } from '../../fields/calendar-day.ts';
import { instant } from '../../fields/instant.ts';
import { signedAmount } from '../../fields/minor-amount.ts';
import { percent } from '../../fields/percent.ts';
import { productId } from '../../fields/product-id.ts';
import { portfolioFilter } from './portfolio/portfolio-filter.ts';

export const consolePortfolio = defineCall({
  id: 'A15.135',
  group: 'console',
  name: 'portfolio',
  method: 'GET',
  audience: 'staff',
  permission: 'portfolio.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'What is outstanding and how late it is as a day ended, the months before it, and what rolled from bucket to bucket. Ties to the books.',
  request: z.strictObject(portfolioFilter),
  response: z.strictObject({
    on: calendarDay.nullable().meta({ description: 'Null: no day has ended yet.' }),
    products: z.array(z.strictObject({ productId, name: z.string() })),
    tie: z
      .strictObject({
        principal: signedAmount,
        ledger: signedAmount,
        difference: signedAmount,
        takenAt: instant,
      })
      .nullable()
      .meta({ description: 'What all loans of the market come to, and account 1210, in one look.' }),
    months: z
      .array(
        z.strictObject({
          on: calendarDay,
          buckets: z
            .array(z.strictObject({ loans: z.int(), principal: signedAmount, percent: percent.nullable() }))
            .length(5),
          loans: z.int(),
          principal: signedAmount.meta({ description: 'What the buckets come to.' }),
          average: signedAmount.meta({ description: 'Of a loan that owes principal.' }),
          over30Percent: percent.nullable(),
          change: z
            .strictObject({ percent: percent.nullable(), over30Points: percent.nullable() })
            .nullable()
            .meta({ description: 'Since the month end before it; null of the first.' }),
        }),
      )
      .meta({
        description:
          'The last day of each month, oldest first. On time, 1–30, 31–60, 61–90, over 90 days late.',
      }),
    roll: z
      .strictObject({
        month: calendarDay,
        rows: z.array(
          z.strictObject({
            was: z.int().min(0).max(4),
            became: z.int().min(0).max(4).nullable().meta({ description: 'Null: repaid or written off.' }),
            loans: z.int(),
            principal: signedAmount,
          }),
        ),
        rolledIn: z
          .array(percent.nullable())
          .length(5)
          .meta({ description: 'By bucket: what came from the one before it, of what was in that.' }),
      })
      .nullable()
      .meta({ description: 'The last whole month.' }),
  }),
  errors: [],
});
