import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { calendarDay } from '../../../fields/calendar-day.ts';
import { productId } from '../../../fields/product-id.ts';
import { marketIds } from '../../../market.ts';

export const consolePortfolioFunnel = defineCall({
  id: 'A15.139',
  group: 'console',
  name: 'portfolio-funnel',
  method: 'GET',
  audience: 'staff',
  permission: 'portfolio.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'From the first look to the money: what pages told, and how far the applications of these days went.',
  request: z.strictObject({
    market: z.enum(marketIds),
    from: calendarDay,
    to: calendarDay,
    product: productId.optional(),
  }),
  response: z.strictObject({
    listed: z
      .int()
      .nullable()
      .meta({ description: 'How often products were shown; null where one product alone is asked for.' }),
    opened: z.int().nullable(),
    submitted: z.int(),
    approved: z.int(),
    signed: z.int(),
    paidOut: z.int(),
    declined: z.int().meta({ description: 'Refused, and never approved before.' }),
    sentBack: z.int(),
    withdrawn: z.int(),
    inReview: z.int(),
    expired: z.int().meta({ description: 'Without ever having been approved.' }),
  }),
  errors: ['period_is_too_long'],
});
