import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { calendarDay } from '../../../fields/calendar-day.ts';
import { marketIds } from '../../../market.ts';
import { productTerms } from '../../product.ts';

export const consoleProductCheck = defineCall({
  id: 'A15.123',
  group: 'console',
  name: 'product-check',
  method: 'POST',
  audience: 'staff',
  permission: 'product.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'What the law of a day says of terms: every limit, how near they come, and where they cross it the largest lawful value. Changes nothing.',
  request: z.strictObject({ market: z.enum(marketIds), terms: productTerms, startsOn: calendarDay }),
  response: z.strictObject({
    faults: z
      .array(z.strictObject({ field: z.string(), rule: z.string(), example: z.string() }))
      .meta({ description: 'Terms that nothing could be lent under.' }),
    limits: z.array(
      z.strictObject({
        limit: z.string(),
        kind: z.string(),
        ceiling: z.string().nullable(),
        value: z.string().nullable(),
        law: z.string(),
        breaches: z.array(
          z.strictObject({
            term: z.string().meta({ examples: ['fees[0].percent'] }),
            set: z.string(),
            largestLawful: z.string().nullable(),
            leastLawful: z.string().nullable(),
          }),
        ),
      }),
    ),
  }),
  errors: [],
});
