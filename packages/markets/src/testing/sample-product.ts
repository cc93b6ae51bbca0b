import { paidParts } from '@candor/domain/product';
import { rational, zero } from '@candor/domain/numbers';
import type { ProductTerms } from '@candor/domain/product';

/** ₱10,000.00 for 30 days at 6 % a month, no fee: 10,600.00 repaid. Each test says what is different. */
export function sampleProduct(different: Partial<ProductTerms> = {}): ProductTerms {
  return {
    amount: { min: 1_000_000n, max: 1_000_000n, step: 50_000n },
    terms: [{ instalments: 1, every: { count: 30, unit: 'day' } }],
    interest: { rate: rational(6n), per: 'month', method: 'declining-equal-instalment', dayCount: '30/360' },
    fees: [],
    lateCharge: { kind: 'percent', percent: rational(5n), per: 'month', graceDays: 0 },
    delay: null,
    coolingOffDays: 1,
    earlySettlement: { chargePercent: zero },
    paymentOrder: paidParts,
    rounding: { mode: 'half-even', to: 1n },
    ...different,
  };
}

export function sampleFee(
  different: Partial<ProductTerms['fees'][number]> = {},
): ProductTerms['fees'][number] {
  return {
    name: 'processing',
    percent: zero,
    fixed: 0n,
    taxPercent: zero,
    taken: 'deducted',
    payee: 'lender',
    ...different,
  };
}
