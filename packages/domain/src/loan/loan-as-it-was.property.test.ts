import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { dateOfDayNumber, dayNumber } from '../calendar/day-number.ts';
import { planOf, rowStates } from '../instalments/row-states.ts';
import { anyLoan, anySteps, live } from '../testing/any-life.ts';
import { numberOfCases } from '../testing/number-of-cases.ts';
import { isDisputed } from './is-disputed.ts';
import { loanAsItWas } from './loan-as-it-was.ts';
import type { Loan } from './loan.ts';
import { borrowerCredit } from './outstanding.ts';
import { scheduledOfParts } from './parts.ts';

const plus = (on: CalendarDate, days: number) => dateOfDayNumber(dayNumber(on) + days);

/** What decides whether somebody is reminded, and of which row. */
const seen = (loan: Loan) => ({
  isActive: loan.state === 'active',
  rows:
    loan.state === 'active'
      ? rowStates(loan).map(({ row, left }) => ({ row, scheduled: scheduledOfParts(left) }))
      : [],
  cause: planOf(loan).cause,
  disputed: planOf(loan).rows.map(({ n }) => isDisputed(loan, n)),
  credit: borrowerCredit(loan),
});

describe('a loan as it was', () => {
  it('on each day of any life is the loan that was there when the day ended', () => {
    fc.assert(
      fc.property(anyLoan, anySteps, (loan, steps) => {
        const days = new Map<CalendarDate, Loan>([[loan.schedule.terms.disbursedOn, loan]]);
        const bookedOn = new Map<string, CalendarDate>();
        let writtenOffOn: CalendarDate | null = null;
        const lived = live(loan, steps, (now, on, before, events) => {
          days.set(on, now);
          for (const event of events) {
            if (event.event === 'money-allocated' && !bookedOn.has(event.allocation.by))
              bookedOn.set(event.allocation.by, on);
            if (event.event === 'loan-written-off') writtenOffOn = on;
          }
        });
        const asked = (on: CalendarDate) =>
          loanAsItWas(lived, { on, isBooked: (by) => (bookedOn.get(by) ?? on) <= on, writtenOffOn });
        expect(asked(plus(loan.schedule.terms.disbursedOn, -1))).toBeUndefined();
        for (const [on, was] of days) expect(seen(asked(on)!)).toEqual(seen(was));
      }),
      numberOfCases(300),
    );
  });
});
