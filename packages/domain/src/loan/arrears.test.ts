import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateOfDayNumber, dayNumber } from '../calendar/day-number.ts';
import { decideDelay } from '../decisions/decide-delay.ts';
import { decideRepay } from '../decisions/decide-repay.ts';
import { anyLoan, anySteps, live } from '../testing/any-life.ts';
import { numberOfCases } from '../testing/number-of-cases.ts';
import { after, day, lateLoan, workedLoan } from '../testing/worked-loan.ts';
import { arrears } from './arrears.ts';
import type { Loan } from './loan.ts';
import { scheduledOfParts } from './parts.ts';
import { rowStates } from './row-states.ts';

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

  it('ends when a delay moves the date', () => {
    const loan = workedLoan();
    const on = day('2026-10-20');
    expect(arrears(loan, on).daysLate).toBe(2);
    const delayed = after(loan, decideDelay(loan, { by: '1', amount: 4_365n, receivedOn: on }, on));
    expect(arrears(delayed, on)).toEqual({ daysLate: 0, oldestDueOn: null, worstDaysLate: 0 });
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
    const unpaid = rowStates(loan, date).filter(
      ({ row, left }) => row.dueOn < date && scheduledOfParts(left) > 0n,
    );
    const daysLate = unpaid.map(({ row }) => number - dayNumber(row.dueOn));
    worst = daysLate.length === 0 ? 0 : Math.max(worst, ...daysLate);
  }
  return worst;
}
