import { dateOfDayNumber, dayNumber } from '@candor/domain/calendar';
import { divideRounded } from '@candor/domain/money';
import { interestToDate } from '@candor/domain/accrual';
import { planOf } from '@candor/domain/instalments';
import type { CalendarDate } from '@candor/domain/calendar';
import type { Loan } from '@candor/domain/loan';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyLoan, anySteps, live } from '@candor/domain/testing/any-life';
import { numberOfCases } from '@candor/domain/testing/number-of-cases';
import { accrualSpans } from './accrual-spans.ts';

/** As the end of the day reads the spans. */
function interestBySpans(loan: Loan, on: CalendarDate): bigint {
  const { rows, terms } = planOf(loan);
  const span = accrualSpans(loan).find(({ from, to }) => from < on && on <= to);
  if (!span) return rows.reduce((sum, row) => (row.to <= on ? sum + row.interest : sum), 0n);
  const { from, base, interest, before, perDay, whole } = span;
  const days = BigInt(dayNumber(on) - dayNumber(from));
  return base + divideRounded(interest * (before + perDay * days), whole, terms.rounding.mode);
}

it('the spans of a loan give its interest to any day, whatever was done with it', () => {
  fc.assert(
    fc.property(
      anyLoan,
      anySteps,
      fc.array(fc.integer({ min: -3, max: 900 }), { minLength: 8 }),
      (start, steps, days) => {
        const loan = live(start, steps, () => {});
        if (loan.state !== 'active') return;
        const first = dayNumber(start.schedule.terms.disbursedOn);
        for (const later of days) {
          const on = dateOfDayNumber(first + later);
          expect(interestBySpans(loan, on)).toBe(interestToDate(loan, on));
        }
      },
    ),
    numberOfCases(150),
  );
});
