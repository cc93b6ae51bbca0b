import { rational, zero } from '../numbers/rational.ts';
import { paidParts } from '../product/product-terms.ts';
import type { ProductTerms } from '../product/product-terms.ts';
import { workedAgreement, workedTerms } from './worked-loan.ts';

/** The product that the worked loan is one of: ₱2,000 to ₱10,000 for 1 to 4 months. */
export const workedProduct: ProductTerms = {
  amount: { min: 200_000n, max: 1_000_000n, step: 50_000n },
  terms: [1, 2, 3, 4].map((instalments) => ({ instalments, every: { count: 1, unit: 'month' } })),
  interest: workedTerms.interest,
  fees: [
    {
      name: 'processing',
      percent: rational(3n),
      fixed: 0n,
      taxPercent: zero,
      taken: 'deducted',
      payee: 'lender',
    },
  ],
  lateCharge: workedAgreement.lateCharge,
  delay: workedAgreement.delay,
  coolingOffDays: 1,
  earlySettlement: { chargePercent: zero },
  paymentOrder: paidParts,
  rounding: workedTerms.rounding,
};

export const threeMonths = { instalments: 3, every: { count: 1, unit: 'month' } } as const;
