import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { minorAmount, productId } from '../../../fields.ts';
import { marketIds } from '../../../market.ts';
import { amountRange, countAll, dayRange, listCount } from './list-fields.ts';

/**
 * What a list of applications shows: those that wait for a person, in the order of their deadlines, or
 * others, newest first.
 */
const applicationShows = ['waiting', 'for-approval', 'sent-back', 'approved', 'refused', 'all'] as const;

/** What applications can be narrowed to. */
export const applicationFilters = {
  show: z.enum(applicationShows).optional(),
  amount: amountRange,
  applied: dayRange,
  product: productId.optional(),
  decision: z
    .enum(['approve', 'refer', 'refuse'])
    .optional()
    .meta({ description: 'What the last decision of a table was.' }),
};

const consoleApplicationTotals = defineCall({
  id: 'A15.350',
  group: 'console',
  name: 'application-totals',
  method: 'GET',
  audience: 'staff',
  permission: 'application.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'How many applications a filter leaves, and what they ask for.',
  request: z.strictObject({ market: z.enum(marketIds), ...applicationFilters, all: countAll }),
  response: z.strictObject({ ...listCount, amount: minorAmount.nullable() }),
  errors: ['market_not_offered'],
});

export const consoleApplicationListCalls = [consoleApplicationTotals] as const;
