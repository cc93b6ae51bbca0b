import type { ImportExample } from '../imports/import-example.ts';
import { paidParts } from '@candor/domain/product';
import { rational, zero } from '@candor/domain/numbers';
import type { ProductTerms } from '@candor/domain/product';
import type { DefaultProduct } from '../default-product.ts';
import { lending } from './lending.ts';
import { marketTexts } from './market-texts.ts';

const alike = {
  lateCharge: { kind: 'percent', percent: rational(2n), per: 'month', graceDays: 3 },
  contingentCharges: [
    {
      code: 'returned-payment',
      names: marketTexts.all('charge.returned-payment'),
      amount: 10_000n,
      times: 2,
    },
  ],
  coolingOffDays: lending.defaults.coolingOffDays,
  earlySettlement: { chargePercent: zero },
  paymentOrder: paidParts,
  rounding: lending.defaults.rounding,
} as const satisfies Partial<ProductTerms>;

const taxed = { taxPercent: lending.defaults.feeTaxPercent, taken: 'deducted', payee: 'lender' } as const;

export const products: readonly DefaultProduct[] = [
  {
    key: 'in-instalments',
    names: marketTexts.all('product.in-instalments'),
    terms: {
      ...alike,
      amount: { min: 500_000n, max: 10_000_000n, step: 100_000n },
      terms: [3, 6, 9, 12].map((instalments) => ({ instalments, every: { count: 1, unit: 'month' } })),
      interest: {
        rate: rational(21n),
        per: 'year',
        method: 'declining-equal-instalment',
        dayCount: 'equal-periods',
      },
      fees: [{ name: 'processing', percent: rational(2n), fixed: 0n, ...taxed }],
      delay: { times: 1, days: 15, percent: rational(1n, 2n), fixed: 0n, daysBefore: 5, daysAfter: 0 },
    },
  },
  {
    // The central bank's illustration: ₹20,000 over 24 months, 400.00 with tax, so 19,600.00 received: APR
    // 17.07 %.
    key: 'in-two-years',
    names: marketTexts.all('product.in-two-years'),
    terms: {
      ...alike,
      amount: { min: 1_000_000n, max: 5_000_000n, step: 100_000n },
      terms: [12, 18, 24].map((instalments) => ({ instalments, every: { count: 1, unit: 'month' } })),
      interest: {
        rate: rational(15n),
        per: 'year',
        method: 'declining-equal-instalment',
        dayCount: 'equal-periods',
      },
      fees: [{ name: 'processing', percent: zero, fixed: 33_898n, ...taxed }],
      delay: null,
    },
  },
];

export const importExample = {
  external_reference: 'OLD-1001',
  given_name: 'Asha',
  family_name: 'Rao',
  phone: '9876543210',
  document_kind: 'pan',
  birth_date: '1990-04-12',
  product: 'in-instalments',
  paid_out_on: '2026-09-16',
  principal: '20000.00',
  instalments: '6',
  instalments_left: '5',
  next_due_on: '2026-11-16',
  principal_outstanding: '16886.18',
} as const satisfies ImportExample;
