import { inEachLanguage } from '@candor/i18n';
import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { calendarDay, cursor, instant, plainText, productId } from '../../fields.ts';
import { marketIds } from '../../market.ts';
import { productTerms } from '../product.ts';
import { reasonGiven } from './fields.ts';

const consoleProducts = defineCall({
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
        isAsked: z.boolean().meta({ description: 'A change waits for an approver.' }),
      }),
    ),
    nextCursor: cursor.nullable(),
  }),
  errors: [],
});

const consoleProduct = defineCall({
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
      .meta({ description: 'By language.', examples: [{ en: '30-day loan' }] }),
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

const productName = plainText(60)
  .regex(/\S/u)
  .meta({ examples: ['Sweldo'] });

const consoleProductAsk = defineCall({
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
    'Ask an approver to agree to new terms of a product from a day on. Terms that the law of that day forbids can’t be asked for.',
  request: z.strictObject({
    market: z.enum(marketIds),
    productId,
    names: z
      .strictObject(inEachLanguage(() => productName.optional()))
      .optional()
      .meta({
        description: 'By language: of a new product in English at least; of another where they change.',
        examples: [{ en: '30-day loan' }],
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

const consoleProductCheck = defineCall({
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

export const consoleProductsCalls = [
  consoleProducts,
  consoleProduct,
  consoleProductAsk,
  consoleProductCheck,
] as const;
