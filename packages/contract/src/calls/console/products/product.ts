import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { calendarDay } from '../../../fields/calendar-day.ts';
import { cursor } from '../../../fields/cursor.ts';
import { instant } from '../../../fields/instant.ts';
import { productId } from '../../../fields/product-id.ts';
import { marketIds } from '../../../market.ts';
import { productTerms } from '../../product.ts';

export const consoleProduct = defineCall({
  id: 'A15.121',
  group: 'console',
  name: 'product',
  method: 'GET',
  audience: 'staff',
  permission: 'product.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'One product: its versions, newest first, each with its terms and the loans that keep it, and what was asked for.',
  request: z.strictObject({ productId, cursor: cursor.optional() }),
  response: z.strictObject({
    productId,
    market: z.enum(marketIds),
    names: z
      .record(z.string(), z.string())
      .meta({ description: 'By language.', examples: [{ en: 'Until payday' }] }),
    inForce: z.int().min(0).meta({ description: 'The version that is offered; 0 before the first begins.' }),
    last: z.int().min(1).meta({ description: 'The version that was saved last.' }),
    businessDate: calendarDay,
    versions: z.array(
      z.strictObject({
        version: z.int().min(1),
        validFrom: calendarDay,
        savedAt: instant,
        terms: productTerms,
        loans: z.int().min(0),
      }),
    ),
    asked: z.array(
      z.strictObject({
        requestId: z.uuid(),
        by: z.string(),
        isYou: z.boolean(),
        at: instant,
        startsOn: calendarDay,
        state: z.enum(['waiting', 'asked-back']),
      }),
    ),
    nextCursor: cursor.nullable(),
  }),
  errors: ['not_found'],
});
