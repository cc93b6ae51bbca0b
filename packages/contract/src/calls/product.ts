import { z } from 'zod';
import { defineCall } from '../call.ts';
import {
  calendarDay,
  currencyCode,
  disclosureRate,
  minorAmount,
  offeredTerm,
  productId,
  textVersion,
  today,
} from '../fields.ts';
import { stepKey } from './certification-fields.ts';
import { coolingOff, railPart } from './loans/loan-fields.ts';
import { orderItem, orderState } from './order.ts';

const productApply = defineCall({
  id: 'A3.1',
  group: 'product',
  name: 'apply',
  method: 'POST',
  audience: 'borrower',
  variant: 'yd',
  idempotent: true,
  wireGroup: 'product',
  summary: 'Apply for a loan of a product, or again with an order that was sent back.',
  request: z.strictObject({
    productId,
    amount: minorAmount,
    term: offeredTerm,
    orderId: z.uuid().optional().meta({ description: 'Of an order that was sent back; else none.' }),
    bureauConsent: z.strictObject({ textVersion }).optional().meta({
      description: 'The borrower lets the credit bureau be asked. Without it a person decides instead.',
    }),
  }),
  response: z.strictObject({
    orderId: z.uuid(),
    state: orderState,
    missing: z.array(stepKey).meta({
      description:
        'Always empty: with steps left the call is refused by certification_is_incomplete, whose fields name them: /missing/job.',
    }),
  }),
  errors: [
    'not_found',
    'product_is_not_offered',
    'borrower_has_an_open_order',
    'borrower_is_in_arrears',
    'certification_is_incomplete',
    'consent_text_changed',
    'amount_is_not_offered',
    'term_is_not_offered',
    'order_cannot_change_now',
    'idempotency_key_reused',
    'idempotency_key_in_use',
    'too_many_requests',
  ],
});

/** What a list says of a product. */
export const productCard = z.strictObject({
  productId,
  name: z.string(),
  currency: currencyCode,
  least: minorAmount,
  most: minorAmount,
  step: minorAmount,
  terms: z.array(offeredTerm),
  rateFrom: disclosureRate,
  rateTo: disclosureRate,
  example: z
    .strictObject({
      amount: minorAmount,
      term: offeredTerm,
      receive: minorAmount.meta({ description: 'The amount less what is taken off first.' }),
      payment: minorAmount.meta({ description: 'The first instalment.' }),
      cost: minorAmount,
      rate: disclosureRate,
    })
    .meta({ description: 'The price that the product’s own page begins with.' }),
  isLowRate: z.boolean().meta({ description: 'The lowest disclosed rate of the list.' }),
  why: z.enum(['open-to-all', 'for-you', 'after-refusal', 'after-settlement']),
});

const decimal = z.string().meta({ examples: ['4.5'] });

/**
 * A product's terms, so that a page can quote by itself. Amounts and percentages are decimals in text, exact.
 */
export const productTerms = z.strictObject({
  amount: z.strictObject({ min: decimal, max: decimal, step: decimal }),
  terms: z.array(offeredTerm),
  interest: z.strictObject({
    rate: decimal,
    per: z.enum(['day', 'month', 'year']),
    method: z.enum(['declining-equal-instalment', 'declining-equal-principal', 'flat']),
    dayCount: z.enum(['equal-periods', '30/360', 'actual/360', 'actual/364', 'actual/365', 'actual/actual']),
  }),
  fees: z.array(
    z.strictObject({
      name: z.string(),
      percent: decimal,
      fixed: decimal,
      taxPercent: decimal,
      taken: z.enum(['deducted', 'first-instalment', 'spread']),
      payee: z.enum(['lender', 'third-party']),
    }),
  ),
  lateCharge: z
    .union([
      z.strictObject({
        kind: z.literal('percent'),
        percent: decimal,
        per: z.enum(['day', 'month']),
        graceDays: z.int(),
      }),
      z.strictObject({ kind: z.literal('fixed'), fixed: decimal, graceDays: z.int() }),
    ])
    .nullable(),
  contingentCharges: z
    .array(
      z.strictObject({
        code: z.string().meta({ examples: ['returned-payment'] }),
        names: z
          .record(z.string().regex(/^[a-z]{2,3}$/), z.string())
          .meta({ examples: [{ en: 'Returned payment charge' }] }),
        amount: decimal,
        times: z.int(),
      }),
    )
    .optional()
    .meta({
      description: 'What may be charged by hand if something happens; nothing where it is not there.',
    }),
  delay: z
    .strictObject({
      times: z.int(),
      days: z.int(),
      percent: decimal,
      fixed: decimal,
      daysBefore: z.int(),
      daysAfter: z.int(),
    })
    .nullable(),
  coolingOffDays: z.int(),
  earlySettlement: z.strictObject({ chargePercent: decimal }),
  paymentOrder: z.array(z.enum(['penalty', 'fee', 'interest', 'principal'])),
  rounding: z.strictObject({ mode: z.enum(['half-even', 'half-up', 'up', 'down']), to: decimal }),
});

const productDetail = defineCall({
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
    firstLoanMost: minorAmount
      .nullable()
      .meta({ description: 'To whom we do not know yet: the most of a first loan, where it is less.' }),
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

const productPush = defineCall({
  id: 'A3.3',
  group: 'product',
  name: 'push',
  method: 'GET',
  audience: 'anyone',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'product',
  knowsBorrower: true,
  summary:
    'The recommendation list: what may be taken, the cheapest first; also after a refusal or a settlement.',
  request: z.strictObject({ after: z.enum(['refusal', 'settlement']).optional() }),
  response: z.strictObject({
    products: z.array(productCard),
    isPersonal: z.boolean(),
    notNow: z
      .strictObject({ why: z.enum(['open-order', 'arrears', 'loan-runs']), orderId: z.uuid().nullable() })
      .nullable()
      .meta({
        description:
          'What stands in the way of another loan now; the list is empty then, but for prices of the next loan while one runs.',
      }),
    today,
    activeLoan: z
      .strictObject({
        item: orderItem,
        rail: z.array(railPart),
        settleToday: z.strictObject({ amount: minorAmount, saving: minorAmount }).nullable(),
        coolingOff: coolingOff.nullable(),
      })
      .nullable()
      .meta({ description: 'The loan that runs, where it stands in the way.' }),
  }),
  errors: [],
});

const productLowRatePoint = defineCall({
  id: 'A3.4',
  group: 'product',
  name: 'low-rate-point',
  method: 'POST',
  audience: 'anyone',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'product',
  summary: 'A low-rate mark was seen or tapped: counted by product and day, without a name.',
  request: z.strictObject({ productId, point: z.enum(['seen', 'tapped']) }),
  response: z.strictObject({ isCounted: z.boolean() }),
  errors: ['not_found'],
});

/** Every figure of one quote, as the slider, the disclosure, the agreement and the books have it. */
export const quoteFigures = z.strictObject({
  currency: currencyCode,
  amount: minorAmount,
  term: offeredTerm,
  disbursedOn: calendarDay,
  fees: z.array(
    z.strictObject({
      name: z.string(),
      fee: minorAmount,
      tax: minorAmount,
      total: minorAmount.meta({ description: 'The fee with its tax.' }),
      taken: z.enum(['deducted', 'first-instalment', 'spread']),
    }),
  ),
  netReceived: minorAmount,
  rows: z.array(
    z.strictObject({
      n: z.int().min(1),
      dueOn: calendarDay,
      owedBefore: minorAmount.meta({ description: 'The principal that is owed until this row is paid.' }),
      principal: minorAmount,
      interest: minorAmount,
      fee: minorAmount,
      total: minorAmount,
      balance: minorAmount,
    }),
  ),
  interest: minorAmount.meta({ description: 'All interest of the rows.' }),
  allFees: minorAmount.meta({ description: 'All fees with their taxes, whenever they are paid.' }),
  totalToRepay: minorAmount,
  cost: minorAmount.meta({ description: 'Interest, fees and their taxes.' }),
  rate: disclosureRate,
  secondRate: disclosureRate,
  thousandCosts: minorAmount.meta({ description: 'What 1,000.00 owed costs a month at the rate.' }),
});

const productQuote = defineCall({
  id: 'A3.5',
  group: 'product',
  name: 'quote',
  method: 'GET',
  audience: 'anyone',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'product',
  summary: 'The price of one loan, as the agreement would have it today.',
  request: z.strictObject({ productId, amount: minorAmount, term: offeredTerm }),
  response: z.strictObject({ version: z.int().min(1), quote: quoteFigures }),
  errors: ['not_found', 'amount_is_not_offered', 'term_is_not_offered', 'product_is_not_offered'],
});

export const productCalls = [
  productApply,
  productDetail,
  productPush,
  productLowRatePoint,
  productQuote,
] as const;
