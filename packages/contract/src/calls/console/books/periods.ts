import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { calendarDay } from '../../../fields/calendar-day.ts';
import { instant } from '../../../fields/instant.ts';
import { marketIds } from '../../../market.ts';

export const consolePeriods = defineCall({
  id: 'A15.64',
  group: 'console',
  name: 'periods',
  method: 'GET',
  audience: 'staff',
  permission: 'books.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'Up to which day the books are closed, the closings there were, and what stands in the way of the next.',
  request: z.strictObject({ market: z.enum(marketIds) }),
  response: z.strictObject({
    businessDate: calendarDay,
    closedThrough: calendarDay.nullable(),
    next: calendarDay.nullable().meta({ description: 'The last day of the next month that is over.' }),
    checks: z.array(z.strictObject({ agrees: z.boolean(), words: z.string() })),
    asked: z
      .strictObject({ approvalId: z.uuid(), askedBy: z.string() })
      .nullable()
      .meta({ description: 'A closing that waits for an approver.' }),
    closings: z.array(
      z.strictObject({
        through: calendarDay,
        closedAt: instant,
        lastEntryId: z.string(),
        preparedBy: z.string().nullable(),
        approvedBy: z.string().nullable(),
      }),
    ),
  }),
  errors: ['market_not_offered'],
});
