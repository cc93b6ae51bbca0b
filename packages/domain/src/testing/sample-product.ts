import { rational, zero } from '../numbers/rational.ts';
import { paidParts } from '../product/product-terms.ts';
import type { ProductTerms } from '../product/product-terms.ts';

/**
 * ₱2,000.00 to ₱10,000.00 for 2 or 3 months at 4.5 % a month, 3 % deducted; each test says what is different.
 */
export function sampleProduct(different: Partial<ProductTerms> = {}): ProductTerms {
  return {
    amount: { min: 200_000n, max: 1_000_000n, step: 50_000n },
    terms: [2, 3].map((instalments) => ({ instalments, every: { count: 1, unit: 'month' } })),
    interest: {
      rate: rational(9n, 2n),
      per: 'month',
      method: 'declining-equal-instalment',
      dayCount: 'equal-periods',
    },
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
    lateCharge: { kind: 'percent', percent: rational(9n, 2n), per: 'month', graceDays: 3 },
    delay: { times: 2, days: 15, percent: rational(1n), fixed: 0n, daysBefore: 5, daysAfter: 0 },
    coolingOffDays: 1,
    earlySettlement: { chargePercent: zero },
    paymentOrder: paidParts,
    rounding: { mode: 'half-even', to: 1n },
    ...different,
  };
}
