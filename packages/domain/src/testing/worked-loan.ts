import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { LoanAgreement } from '../loan/agreement.ts';
import { applyEvents } from '../loan/apply-event.ts';
import type { LoanEvent } from '../loan/loan-event.ts';
import type { Loan } from '../loan/loan.ts';
import { openLoan } from '../loan/open-loan.ts';
import { rational, zero } from '../numbers/rational.ts';
import { paidParts } from '../product/product-terms.ts';
import { isRefusal } from '../refusals/refusal.ts';
import type { Refusal } from '../refusals/refusal.ts';
import type { LoanTerms } from '../schedule/loan-terms.ts';
import { makeSchedule } from '../schedule/make-schedule.ts';
import { sampleTerms } from './sample-terms.ts';

export const day = (text: string) => text as CalendarDate;

/**
 * The case that the screens are drawn with: ₱8,000.00, 3 months from 18 September 2026, 4.5 % a month, fee
 * ₱240.00.
 */
export const workedTerms: LoanTerms = sampleTerms({
  amount: 800_000n,
  disbursedOn: day('2026-09-18'),
  instalments: 3,
  interest: { ...sampleTerms().interest, rate: rational(9n, 2n) },
});

export const workedAgreement: LoanAgreement = {
  lateCharge: { kind: 'percent', percent: rational(5n), per: 'month', graceDays: 0 },
  delay: { times: 1, days: 14, percent: rational(3n, 2n), fixed: 0n, daysBefore: 5, daysAfter: 3 },
  earlySettlement: { chargePercent: zero },
  coolingOffDays: 1,
  paymentOrder: paidParts,
  limits: { mostCost: 800_000n, mostLatePercentPerMonth: rational(5n) },
  exitRate: null,
};

/** The worked loan on the day of its payout, with what a test says is different. */
export function workedLoan(terms: Partial<LoanTerms> = {}, agreement: Partial<LoanAgreement> = {}): Loan {
  return openLoan(granted(makeSchedule({ ...workedTerms, ...terms })), { ...workedAgreement, ...agreement });
}

/** The answer of something that is known not to refuse. */
export function granted<Answer>(answer: Answer | Refusal): Answer {
  if (isRefusal(answer)) throw new Error(`${answer.refused}: ${JSON.stringify(answer.facts)}`);
  return answer;
}

/** The loan after a decision. */
export function after(loan: Loan, decided: readonly LoanEvent[] | Refusal): Loan {
  return applyEvents(loan, granted(decided));
}

/**
 * ₱10,000.00, 4 months from 12 August 2026 at 5.5 % a month, fee 5 %, late 4.5 % a month after 3 days of
 * grace.
 */
export function lateLoan(agreement: Partial<LoanAgreement> = {}): Loan {
  return workedLoan(
    {
      amount: 1_000_000n,
      disbursedOn: day('2026-08-12'),
      instalments: 4,
      interest: { ...workedTerms.interest, rate: rational(11n, 2n) },
      fees: [{ name: 'processing', percent: rational(5n), fixed: 0n, taxPercent: zero, taken: 'deducted' }],
    },
    {
      lateCharge: { kind: 'percent', percent: rational(9n, 2n), per: 'month', graceDays: 3 },
      delay: { times: 2, days: 15, percent: rational(1n), fixed: 0n, daysBefore: 5, daysAfter: 0 },
      limits: { mostCost: 1_000_000n, mostLatePercentPerMonth: rational(5n) },
      ...agreement,
    },
  );
}
