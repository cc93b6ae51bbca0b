import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { calendarDay } from '../../../fields/calendar-day.ts';
import { cursor } from '../../../fields/cursor.ts';
import { productId } from '../../../fields/product-id.ts';
import { marketIds } from '../../../market.ts';
import { productTerms } from '../../product.ts';

export const consoleProducts = defineCall({
  id: 'A15.120',
  group: 'console',
  name: 'products',
  method: 'GET',
  audience: 'staff',
  permission: 'product.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'The products of a market, by their id: what each asks now, from when on it does, and what is to come.',
  request: z.strictObject({ market: z.enum(marketIds), cursor: cursor.optional() }),
  response: z.strictObject({
    products: z.array(
      z.strictObject({
        productId,
        name: z.string(),
        version: z.int().min(1),
        validFrom: calendarDay,
        terms: productTerms,
        loans: z
          .int()
          .min(0)
          .meta({ description: 'Loans of any version that still owed principal when the last day ended.' }),
        next: z
          .strictObject({ version: z.int().min(1), validFrom: calendarDay })
          .nullable()
          .meta({ description: 'A version that was saved and has not begun.' }),
        isAsked: z.boolean().meta({ description: 'A change waits for a second person.' }),
      }),
    ),
    nextCursor: cursor.nullable(),
  }),
  errors: [],
});
