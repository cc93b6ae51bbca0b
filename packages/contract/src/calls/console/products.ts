import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { calendarDay } from '../../fields/calendar-day.ts';
import { instant } from '../../fields/instant.ts';
import { plainText } from '../../fields/plain-text.ts';
import { productId } from '../../fields/product-id.ts';
import { marketIds } from '../../market.ts';
import { productTerms } from '../product.ts';
import { reasonGiven } from './reason-given.ts';

const name = plainText(60)
  .regex(/\S/u)
  .meta({ examples: ['Sweldo'] });

export const consoleProductAsk = defineCall({
  id: 'A15.122',
  group: 'console',
  name: 'product-ask',
  method: 'POST',
  audience: 'staff',
  permission: 'product.change',
  variant: 'none',
  idempotent: true,
  wireGroup: null,
  summary:
    'Ask a second person to agree to new terms of a product from a day on. Terms that the law of that day forbids can’t be asked for.',
  request: z.strictObject({
    market: z.enum(marketIds),
    productId,
    names: z
      .strictObject({ en: name.optional(), zh: name.optional(), fil: name.optional(), hi: name.optional() })
      .optional()
      .meta({
        description: 'By language: of a new product in English at least; of another where they change.',
        examples: [{ en: 'Until payday' }],
      }),
    terms: productTerms,
    startsOn: calendarDay.meta({ description: 'For applications from that day on.' }),
    reason: reasonGiven,
  }),
  response: z.strictObject({ requestId: z.uuid(), deadlineAt: instant }),
  errors: [
    'product_is_of_another_market',
    'product_starts_in_the_past',
    'product_starts_before_another',
    'product_is_as_it_was',
    'product_has_no_name',
    'approval_waits_already',
    'product_terms_are_unfit',
    'product_breaks_the_law',
    'idempotency_key_in_use',
    'idempotency_key_reused',
  ],
});
