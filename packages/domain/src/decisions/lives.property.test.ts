import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { interestToDate } from '../accrual/interest-to-date.ts';
import { costToTheEnd } from '../loan/costs.ts';
import type { LoanEvent } from '../loan/loan-event.ts';
import type { Loan, PlanCause } from '../loan/loan.ts';
import { borrowerCredit, outstanding } from '../loan/outstanding.ts';
import { isNothing, totalOfParts } from '../loan/parts.ts';
import { rowStates } from '../instalments/row-states.ts';
import { paidParts } from '../product/product-terms.ts';
import { totalOfLines } from '../repayment/divide-by-order.ts';
import { anyLoan, anySteps, live } from '../testing/any-life.ts';
import { numberOfCases } from '../testing/number-of-cases.ts';

const sum = (amounts: readonly bigint[]) => amounts.reduce((a, b) => a + b, 0n);
const standing = <Fact extends { until: unknown }>(facts: readonly Fact[]) =>
  facts.filter(({ until }) => until === null);

type Law = (loan: Loan, on: CalendarDate, before: Loan) => void;

/** What is true of every loan, whatever is done with it, after each thing that is done. */
const laws: Readonly<Record<string, Law>> = {
  'an allocation loses no cent: what came is in the rows, in a charge or in the credit': ({
    allocations,
  }) => {
    for (const { amount, lines, charge, toCredit } of allocations) {
      expect(totalOfLines(lines) + charge + toCredit).toBe(amount);
    }
  },
  'what is outstanding is what is owed less what is allocated, and no part of any row is below zero': (
    loan,
  ) => {
    const paid = sum(standing(loan.allocations).map(({ lines }) => totalOfLines(lines)));
    expect(sum(rowStates(loan).map((state) => totalOfParts(state.paid)))).toBe(paid);
    for (const { left, row } of rowStates(loan)) {
      const below = paidParts.find((part) => left[part] < 0n);
      if (below) expect.fail(`row ${row.n} has ${left[below]} of ${below} left`);
    }
    if (borrowerCredit(loan) < 0n) expect.fail('credit is below zero');
  },
  'the rows repay exactly the amount lent': (loan) => {
    const { terms, netReceived } = loan.schedule;
    const lent = loan.state === 'cancelled' ? netReceived : terms.amount;
    expect(sum(rowStates(loan).map(({ owed }) => owed.principal))).toBe(lent);
  },
  'no ceiling of the total cost is crossed': (loan) => {
    const { mostCost } = loan.agreement.limits;
    const { total } = costToTheEnd(loan);
    if (mostCost !== null && total > mostCost) expect.fail(`${total} is above ${mostCost}`);
  },
  'a loan is settled or cancelled exactly when nothing is left': (loan) => {
    if (loan.state === 'written-off' || loan.state === 'recovered') return;
    expect(isNothing(outstanding(loan))).toBe(loan.state !== 'active');
  },
  'interest is never posted beyond what is earned to the day': (loan, on) => {
    if (loan.state === 'cancelled') return;
    const earned = interestToDate(loan, on);
    if (loan.accrued > earned) expect.fail(`${loan.accrued} posted, ${earned} earned`);
  },
};

/** The types say that none is missing here. */
const everyEvent = Object.keys({
  'interest-accrued': 0,
  'late-charged': 0,
  'plan-changed': 0,
  'money-allocated': 0,
  'payment-reversed': 0,
  'row-disputed': 0,
  'dispute-ended': 0,
  'charges-waived': 0,
  'loan-restructured': 0,
  'loan-settled': 0,
  'loan-reopened': 0,
  'loan-cancelled': 0,
  'loan-written-off': 0,
  'recovery-received': 0,
  'loan-recovered': 0,
  'recovery-lost': 0,
} satisfies Record<LoanEvent['event'], 0>);
const everyCause = Object.keys({
  payout: 0,
  delay: 0,
  'due-day': 0,
  prepayment: 0,
  settlement: 0,
  restructuring: 0,
  waiver: 0,
  cancellation: 0,
} satisfies Record<Exclude<PlanCause, 'brought-in'>, 0>); // nobody lives through that one: it comes first

describe('in every life of a loan', () => {
  it('everything that can happen to a loan happens', () => {
    const seen = new Set<string>();
    const steps = fc.property(anyLoan, anySteps, (loan, life) => {
      live(loan, life, (now, _on, _before, events) => {
        for (const { event } of events) seen.add(event);
        seen.add(`rows changed by ${now.plans.at(-1)?.cause}`);
      });
    });
    fc.assert(steps, { numRuns: 600, seed: 1 });
    expect([...seen].toSorted()).toEqual(
      [...everyEvent, ...everyCause.map((cause) => `rows changed by ${cause}`)].toSorted(),
    );
  });

  it.each(Object.entries(laws))('%s', (_, law) => {
    fc.assert(
      fc.property(anyLoan, anySteps, (loan, steps) => {
        live(loan, steps, law);
      }),
      numberOfCases(300),
    );
  });
});
