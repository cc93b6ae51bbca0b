import { z } from 'zod';
import { offeredTerm } from '../fields/offered-term.ts';

const decimal = z.string().meta({ examples: ['4.5'] });

/** A product's terms, so that a page can quote by itself. Amounts and percentages are decimals in text, exact. */
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
