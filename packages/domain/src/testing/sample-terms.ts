import type { CalendarDate } from '../calendar/calendar-date.ts';
import { rational, zero } from '../numbers/rational.ts';
import type { LoanTerms } from '../schedule/loan-terms.ts';

/** 10,000.00 for 6 months at 7 % a month, 3 % deducted; each test says what is different. */
export function sampleTerms(different: Partial<LoanTerms> = {}): LoanTerms {
  return {
    amount: 1_000_000n,
    disbursedOn: '2026-01-01' as CalendarDate,
    instalments: 6,
    every: { count: 1, unit: 'month' },
    firstDueOn: null,
    interest: {
      rate: rational(7n),
      per: 'month',
      method: 'declining-equal-instalment',
      dayCount: 'equal-periods',
    },
    fees: [{ name: 'processing', percent: rational(3n), fixed: 0n, taxPercent: zero, taken: 'deducted' }],
    rounding: { mode: 'half-even', to: 1n },
    ...different,
  };
}
