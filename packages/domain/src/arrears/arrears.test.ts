import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { dateOfDayNumber, dayNumber } from '../calendar/day-number.ts';
import { decideDelay } from '../decisions/decide-delay.ts';
import { decideRepay } from '../decisions/decide-repay.ts';
import { decideRestructure } from '../decisions/decide-restructure.ts';
import { rational } from '../numbers/rational.ts';
import { anyLoan, anySteps, live } from '../testing/any-life.ts';
import { numberOfCases } from '../testing/number-of-cases.ts';
import { after, day, lateLoan, workedLoan, workedTerms } from '../testing/worked-loan.ts';
import { arrears } from './arrears.ts';
import type { Loan } from '../loan/loan.ts';
import { scheduledOfParts } from '../loan/parts.ts';
import { rowStates } from '../instalments/row-states.ts';

const pay = (loan: Loan, on: string, amount: bigint) =>
  after(loan, decideRepay(loan, { by: on, amount, receivedOn: day(on), surplus: 'keep' }, day(on)));

describe('how late a loan is', () => {
  const late = pay(lateLoan(), '2026-09-12', 285_294n);

  it.each([
    ['2026-10-12', 0, null],
    ['2026-10-13', 1, '2026-10-12'],
    ['2026-11-18', 37, '2026-10-12'],
  ])('on %s is counted from its oldest unpaid row: %i days', (on, daysLate, oldestDueOn) => {
    expect(arrears(late, day(on))).toEqual({ daysLate, oldestDueOn, worstDaysLate: daysLate });
  });

  it('falls when the oldest row is paid, and what it had been at worst is not forgotten', () => {
    const octoberPaid = pay(late, '2026-11-18', 299_416n);
    expect(arrears(octoberPaid, day('2026-11-18'))).toEqual({
      daysLate: 6,
      oldestDueOn: '2026-11-12',
      worstDaysLate: 36,
    });
  });

  it('is forgotten when all arrears are paid', () => {
    const allPaid = pay(late, '2026-11-18', 600_000n);
    expect(arrears(allPaid, day('2026-11-18'))).toEqual({ daysLate: 0, oldestDueOn: null, worstDaysLate: 0 });
    expect(arrears(allPaid, day('2026-12-13'))).toMatchObject({ daysLate: 1, worstDaysLate: 1 });
  });

  it('is not made by a late charge alone', () => {
    const paid = pay(late, '2026-10-20', 285_294n + 1_711n);
    const owesOneCentavo = rowStates(paid).find(({ row }) => row.n === 2);
    expect(owesOneCentavo?.left).toMatchObject({ penalty: 0n, principal: 1n });
    const penaltyLast = {
      ...late,
      agreement: { ...late.agreement, paymentOrder: ['fee', 'interest', 'principal', 'penalty'] as const },
    };
    const only = pay(penaltyLast, '2026-10-20', 285_294n);
    expect(rowStates(only).find(({ row }) => row.n === 2)?.left).toMatchObject({
      penalty: 1_712n,
      principal: 0n,
    });
    expect(arrears(only, day('2026-10-21')).daysLate).toBe(0);
  });

  it('is as it was on a day in the past', () => {
    const octoberPaid = pay(late, '2026-11-18', 299_416n);
    expect(arrears(octoberPaid, day('2026-11-17')).daysLate).toBe(36);
  });

  it('ends when a delay moves the date, but is forgotten only when the row is paid', () => {
    const loan = workedLoan();
    const on = day('2026-10-20');
    expect(arrears(loan, on).daysLate).toBe(2);
    const delayed = after(loan, decideDelay(loan, { by: '1', amount: 4_365n, receivedOn: on }, on));
    expect(arrears(delayed, on)).toEqual({ daysLate: 0, oldestDueOn: null, worstDaysLate: 2 });
    const part = pay(delayed, '2026-10-25', 291_018n);
    expect(arrears(part, day('2026-10-25'))).toMatchObject({ daysLate: 0, worstDaysLate: 2 });
    const paid = pay(part, '2026-10-26', 10_000n);
    expect(arrears(paid, day('2026-10-26'))).toMatchObject({ daysLate: 0, worstDaysLate: 0 });
  });

  it('ends when other terms move the rows, but is forgotten only when as much was paid as was overdue', () => {
    const terms = {
      instalments: 8,
      every: { count: 1, unit: 'month' as const },
      firstDueOn: null,
      interest: { ...workedTerms.interest, rate: rational(2n) },
    };
    const { limits } = late.agreement;
    const on = day('2026-11-18');
    const moved = after(late, decideRestructure(late, { terms, limits, reason: 'in hospital' }, on));
    expect(arrears(moved, on)).toEqual({ daysLate: 0, oldestDueOn: null, worstDaysLate: 37 });
    // Two rows of 2,852.94 were overdue.
    const some = pay(moved, '2026-12-18', 300_000n);
    expect(arrears(some, day('2026-12-18'))).toMatchObject({ daysLate: 0, worstDaysLate: 37 });
    const settled = pay(some, '2026-12-19', 900_000n);
    expect(arrears(settled, day('2026-12-19'))).toMatchObject({ daysLate: 0, worstDaysLate: 0 });
  });

  it('is what counting every single day gives', () => {
    fc.assert(
      fc.property(anyLoan, anySteps, (loan, steps) => {
        let last = loan.schedule.terms.disbursedOn;
        const lived = live(loan, steps, (_, on) => (last = on));
        expect(arrears(lived, last).worstDaysLate).toBe(countedDayByDay(lived, dayNumber(last)));
      }),
      numberOfCases(100),
    );
  });
});

function countedDayByDay(loan: Loan, until: number): number {
  let worst = 0;
  for (let number = dayNumber(loan.schedule.terms.disbursedOn); number <= until; number += 1) {
    const date = dateOfDayNumber(number);
    const unpaid = (of: Loan) =>
      rowStates(of, date)
        .filter(({ row, left }) => row.dueOn < date && scheduledOfParts(left) > 0n)
        .map(({ row }) => number - dayNumber(row.dueOn));
    const plans = loan.plans.filter(({ cause, since }) => !(since === date && isMove(cause)));
    worst = Math.max(worst, ...unpaid(loan), ...unpaid({ ...loan, plans }));
    if (unpaid(loan).length === 0 && movedAndUnpaid(loan, date) === 0n) worst = 0;
  }
  return worst;
}

function isMove(cause: string): boolean {
  return cause === 'restructuring' || cause === 'delay';
}

/** The most that a change of the rows had moved of what was overdue, and that has not come since. */
function movedAndUnpaid({ plans, ...loan }: Loan, date: CalendarDate): bigint {
  const inForce = <Fact extends { until: string | null }>(facts: readonly Fact[], on: string) =>
    facts.filter(({ until }) => until === null || on < until);
  const linesBy = (on: string) =>
    inForce(loan.allocations, on).flatMap((given) => (given.on <= on ? given.lines : []));
  const sum = (lines: ReturnType<typeof linesBy>) =>
    lines.reduce((all, { parts }) => all + scheduledOfParts(parts), 0n);
  const open = inForce(plans, date)
    .filter(({ cause, since }) => isMove(cause) && since <= date)
    .map((plan) => {
      const old = rowStates({ ...loan, plans: plans.slice(0, plans.indexOf(plan)) }, plan.since);
      const late = old.filter(({ row }) => row.dueOn < plan.since).map(({ left }) => scheduledOfParts(left));
      const overdue = late.reduce((all, left) => (left > 0n ? all + left : all), 0n);
      const numbers = new Set(old.map(({ row }) => row.n));
      const before = linesBy(plan.since).filter(({ n }) => numbers.has(n));
      return overdue === 0n ? 0n : overdue - (sum(linesBy(date)) - sum(before));
    });
  return open.reduce((most, each) => (each > most ? each : most), 0n);
}
