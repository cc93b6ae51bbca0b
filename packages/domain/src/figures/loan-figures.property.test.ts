import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrears } from '../arrears/arrears.ts';
import { dateOfDayNumber, dayNumber } from '../calendar/day-number.ts';
import { borrowerCredit } from '../loan/outstanding.ts';
import { anyLoan, anySteps, live } from '../testing/any-life.ts';
import { numberOfCases } from '../testing/number-of-cases.ts';
import { loanFigures, loanOnDay } from './loan-figures.ts';
import type { Loan } from '../loan/loan.ts';
import type { CalendarDate } from '../calendar/calendar-date.ts';

function expectOneLateness(loan: Loan, on: CalendarDate): void {
  const day = loanOnDay(loan, on);
  const { daysPastDue: days, overdue, dueFrom } = loanFigures(day, on);
  expect(days > 0).toBe(overdue > 0n);
  if (loan.state === 'active' && borrowerCredit(day.brought) === 0n) {
    expect(days).toBe(arrears(day.brought, on).daysLate);
  }
  if (days > 0) expect(dayNumber(on) - dayNumber(dueFrom!)).toBe(days);
}

describe('what a list and a page say of lateness', () => {
  it('agrees: days are past due exactly when an amount is, whatever was paid, moved or restructured', () => {
    fc.assert(
      fc.property(anyLoan, anySteps, fc.nat(90), (loan, steps, later) => {
        let last = loan.schedule.terms.disbursedOn;
        const lived = live(loan, steps, (seen, on) => {
          last = on;
          expectOneLateness(seen, on);
        });
        expectOneLateness(lived, dateOfDayNumber(dayNumber(last) + later));
      }),
      numberOfCases(300),
    );
  });
});
