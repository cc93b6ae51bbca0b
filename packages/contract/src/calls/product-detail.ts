import { z } from 'zod';
import { defineCall } from '../call.ts';
import { currencyCode } from '../fields/currency-code.ts';
import { calendarDay } from '../fields/calendar-day.ts';
import { productId } from '../fields/product-id.ts';
import { productCard } from './product-card.ts';
import { productTerms } from './product.ts';

export const productDetail = defineCall({
  id: 'A3.2',
  group: 'product',
  name: 'detail',
  method: 'GET',
  audience: 'anyone',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'product',
  knowsBorrower: true,
  summary:
    'A product with all its terms: enough to quote without asking again; to a borrower, up to their limit.',
  request: z.strictObject({ productId }),
  response: z.strictObject({
    card: productCard,
    version: z.int().min(1),
    businessDate: calendarDay.meta({ description: 'The day that a quote is made for.' }),
    currency: currencyCode,
    terms: productTerms,
    notNow: z
      .strictObject({
        why: z.enum(['open-order', 'arrears', 'loan-runs', 'limit']),
        orderId: z.uuid().nullable(),
      })
      .nullable()
      .meta({ description: 'Why this borrower can’t apply for it now.' }),
    whoCanApply: z.array(z.string()),
    ceilings: z
      .array(z.strictObject({ name: z.string(), value: z.string(), law: z.string() }))
      .meta({ description: 'The legal limits that this product stays under.' }),
    bureauConsent: z
      .strictObject({ textVersion: z.string(), text: z.string() })
      .nullable()
      .meta({ description: 'What applying asks leave for, unticked; null where it is not asked.' }),
  }),
  errors: ['not_found'],
});
