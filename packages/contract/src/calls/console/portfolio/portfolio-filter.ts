import { z } from 'zod';
import { calendarDay } from '../../../fields/calendar-day.ts';
import { productId } from '../../../fields/product-id.ts';
import { marketIds } from '../../../market.ts';

/** What the portfolio is looked at by. */
export const portfolioFilter = {
  market: z.enum(marketIds),
  on: calendarDay
    .optional()
    .meta({ description: 'As this day ended, or the last one before it; the last one if left out.' }),
  product: productId.optional(),
};
