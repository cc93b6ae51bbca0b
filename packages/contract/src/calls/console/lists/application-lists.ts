import { z } from 'zod';
import { productId } from '../../../fields.ts';
import { amountRange, dayRange } from './list-fields.ts';

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
