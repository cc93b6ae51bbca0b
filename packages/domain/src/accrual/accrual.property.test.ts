import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateOfDayNumber, dayNumber } from '../calendar/day-number.ts';
import { decideDay } from '../decisions/decide-day.ts';
import { planOf } from '../instalments/row-states.ts';
import { add } from '../numbers/rational.ts';
import { isRefusal } from '../refusals/refusal.ts';
import { duePeriods } from '../schedule/due-dates.ts';
import { periodFactors } from '../schedule/period-factors.ts';
import { anyLoan } from '../testing/any-life.ts';
import { numberOfCases } from '../testing/number-of-cases.ts';
import { after } from '../testing/worked-loan.ts';
import { growthOf } from './growth.ts';
import { interestOfRow, interestToDate } from './interest-to-date.ts';

const anyDays = fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 1, maxLength: 12 });

describe('accrual', () => {
  it('day by day equals at once, for interest and for late charges', () => {
    fc.assert(
      fc.property(anyLoan, anyDays, (loan, offsets) => {
        const start = dayNumber(loan.schedule.terms.disbursedOn);
        const days = offsets.toSorted((a, b) => a - b).map((offset) => dateOfDayNumber(start + offset));
        const last = days.at(-1) ?? loan.schedule.terms.disbursedOn;
        const byDay = days.reduce((now, on) => after(now, decideDay(now, on)), loan);
        const atOnce = after(loan, decideDay(loan, last));
        expect(byDay.accrued).toBe(atOnce.accrued);
        const late = (charges: typeof loan.lateCharges) =>
          charges.reduce((sum, { amount }) => sum + amount, 0n);
        expect(late(byDay.lateCharges)).toBe(late(atOnce.lateCharges));
        expect(decideDay(byDay, last)).toEqual([]);
      }),
      numberOfCases(300),
    );
  });

  it('ends at exactly the interest that was signed, and never runs backwards', () => {
    fc.assert(
      fc.property(anyLoan, fc.integer({ min: 0, max: 800 }), (loan, offset) => {
        const { rows, terms } = planOf(loan);
        const start = dayNumber(terms.disbursedOn);
        const [today, tomorrow] = [dateOfDayNumber(start + offset), dateOfDayNumber(start + offset + 1)];
        const growth = growthOf(terms);
        for (const row of rows) {
          const [now, next] = [today, tomorrow].map((on) =>
            interestOfRow(row, on, growth, terms.rounding.mode),
          );
          expect((now ?? 0n) <= (next ?? 0n) && (next ?? 0n) <= row.interest).toBe(true);
        }
        const end = rows.at(-1)?.dueOn ?? terms.disbursedOn;
        expect(interestToDate(loan, end)).toBe(loan.schedule.totals.interest);
      }),
      numberOfCases(300),
    );
  });

  it('grows by the very factors of the schedule, and by parts as by the whole', () => {
    fc.assert(
      fc.property(anyLoan, fc.nat(1000), fc.nat(1000), (loan, first, second) => {
        const { terms } = planOf(loan);
        const growth = growthOf(terms);
        const periods = duePeriods(terms);
        if (isRefusal(periods)) throw new Error(periods.refused);
        const { nums, den } = periodFactors(terms.interest, terms.every, periods);
        periods.forEach(({ from, to }, k) => {
          const whole = growth(dateOfDayNumber(from), dateOfDayNumber(to));
          expect(whole.num * den).toBe((nums[k] ?? 0n) * whole.den);
        });
        const start = dayNumber(terms.disbursedOn);
        const [a, b, c] = [0, first, first + second].map((offset) => dateOfDayNumber(start + offset));
        if (!a || !b || !c) throw new Error('three days');
        expect(add(growth(a, b), growth(b, c))).toEqual(growth(a, c));
      }),
      numberOfCases(400),
    );
  });
});
