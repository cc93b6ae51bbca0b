import type { ImportExample } from '../imports/import-example.ts';
import { paidParts } from '@candor/domain/product';
import { rational, zero } from '@candor/domain/numbers';
import type { ProductTerms } from '@candor/domain/product';
import type { DefaultProduct } from '../default-product.ts';
import { lending } from './lending.ts';
import { marketTexts } from './market-texts.ts';

const alike = {
  fees: [
    {
      name: 'processing',
      percent: rational(3n),
      fixed: 0n,
      taxPercent: lending.defaults.feeTaxPercent,
      taken: 'deducted',
      payee: 'lender',
    },
  ],
  lateCharge: { kind: 'percent', percent: rational(9n, 2n), per: 'month', graceDays: 3 },
  contingentCharges: [
    {
      code: 'returned-payment',
      names: marketTexts.all('charge.returned-payment'),
      amount: 1_500n,
      times: 1,
    },
  ],
  delay: { times: 1, days: 15, percent: rational(1n), fixed: 0n, daysBefore: 5, daysAfter: 0 },
  coolingOffDays: lending.defaults.coolingOffDays,
  earlySettlement: { chargePercent: zero },
  paymentOrder: paidParts,
  rounding: lending.defaults.rounding,
} as const satisfies Partial<ProductTerms>;

export const products: readonly DefaultProduct[] = [
  {
    // ₱5,000 for 30 days: 4,850.00 received, 5,225.00 repaid, EIR 7.73 % a month.
    key: 'ph-30-days',
    names: marketTexts.all('product.ph-30-days'),
    terms: {
      ...alike,
      amount: { min: 100_000n, max: 1_000_000n, step: 50_000n },
      terms: [{ instalments: 1, every: { count: 30, unit: 'day' } }],
      interest: {
        rate: rational(15n, 100n),
        per: 'day',
        method: 'declining-equal-instalment',
        dayCount: 'equal-periods',
      },
    },
  },
  {
    // ₱8,000 over 3 months: 7,760.00 received, EIR 6.132037 % a month.
    key: 'ph-instalments',
    names: marketTexts.all('product.ph-instalments'),
    terms: {
      ...alike,
      amount: { min: 200_000n, max: 2_000_000n, step: 50_000n },
      terms: [2, 3, 4, 6].map((instalments) => ({ instalments, every: { count: 1, unit: 'month' } })),
      interest: {
        rate: rational(9n, 2n),
        per: 'month',
        method: 'declining-equal-instalment',
        dayCount: 'equal-periods',
      },
    },
  },
];

export const importExample = {
  external_reference: 'OLD-1001',
  given_name: 'Maria',
  family_name: 'Santos',
  phone: '09171234567',
  document_kind: 'passport',
  birth_date: '1990-04-12',
  product: 'ph-instalments',
  paid_out_on: '2026-09-18',
  principal: '8000.00',
  instalments: '3',
  instalments_left: '2',
  next_due_on: '2026-11-18',
  principal_outstanding: '5449.81',
  costs_paid: '600.00',
} as const satisfies ImportExample;
