import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateOfDayNumber, dayNumber, daysBetween } from '../calendar/day-number.ts';
import { daysInMonth } from '../calendar/month-length.ts';
import { isRefusal } from '../refusals/refusal.ts';
import { makeSchedule } from '../schedule/make-schedule.ts';
import type { Schedule } from '../schedule/make-schedule.ts';
import type { LoanTerms } from '../schedule/loan-terms.ts';
import { numberOfCases } from '../testing/number-of-cases.ts';
import { sampleTerms } from '../testing/sample-terms.ts';
import { day } from '../testing/worked-loan.ts';
import { rational } from '../numbers/rational.ts';
import { firstDueDays, onDueDay } from './first-due-days.ts';

const range = { leastDays: 15, mostDays: 45 };
const monthly = (instalments: number) => ({ instalments, every: { count: 1, unit: 'month' } as const });
const [firstDay, lastDay] = [dayNumber(day('2026-01-01')), dayNumber(day('2028-12-31'))];

/** Every day of three years, one of them a leap year. */
const anyDay = fc.integer({ min: firstDay, max: lastDay }).map(dateOfDayNumber);

function scheduleOf(terms: LoanTerms): Schedule {
  const schedule = makeSchedule(terms);
  if (isRefusal(schedule)) throw new Error(schedule.refused);
  return schedule;
}

describe('the day of the first instalment', () => {
  it('can be any day of the month, from every day of a leap year and two others', () => {
    const waits = Array.from({ length: 31 }, (_, k) => 15 + k).join(' ');
    const wrong: string[] = [];
    for (let on = firstDay; on <= lastDay; on += 1) {
      const paidOut = dateOfDayNumber(on);
      const days = firstDueDays(monthly(3), paidOut, range);
      const ofMonth = new Set(days.map((due) => Number(due.slice(-2))));
      const isWhole = Array.from({ length: 28 }, (_, k) => k + 1).every((wanted) => ofMonth.has(wanted));
      if (!isWhole || days.map((due) => daysBetween(paidOut, due)).join(' ') !== waits) wrong.push(paidOut);
    }
    expect(wrong).toEqual([]);
  });

  it('is no choice where there is one repayment, or where instalments do not fall monthly', () => {
    expect(firstDueDays(monthly(1), day('2026-11-16'), range)).toEqual([]);
    const weekly = { instalments: 4, every: { count: 1, unit: 'week' } as const };
    expect(firstDueDays(weekly, day('2026-11-16'), range)).toEqual([]);
    const twoMonthly = { instalments: 4, every: { count: 2, unit: 'month' } as const };
    expect(firstDueDays(twoMonthly, day('2026-11-16'), range)).toEqual([]);
  });
});

describe('a loan on a chosen day', () => {
  const terms = (disbursedOn: LoanTerms['disbursedOn'], instalments: number, amount: bigint): LoanTerms => {
    const interest = { ...sampleTerms().interest, rate: rational(9n, 2n) };
    return sampleTerms({ amount, disbursedOn, ...monthly(instalments), interest });
  };
  const anyLoan = fc.record({
    on: anyDay,
    wait: fc.integer({ min: range.leastDays, max: range.mostDays }),
    instalments: fc.integer({ min: 2, max: 24 }),
    pesos: fc.integer({ min: 500, max: 50_000 }),
  });

  it('its rows add up, each falls on the chosen day or the last of a shorter month, and it charges its real days', () => {
    fc.assert(
      fc.property(anyLoan, ({ on, wait, instalments, pesos }) => {
        const firstDueOn = dateOfDayNumber(dayNumber(on) + wait);
        const loan = onDueDay(terms(on, instalments, BigInt(pesos) * 100n), firstDueOn);
        const { rows, totals } = scheduleOf(loan);
        expect(rows.reduce((sum, { principal }) => sum + principal, 0n)).toBe(loan.amount);
        expect(rows.reduce((sum, { total }) => sum + total, 0n)).toBe(totals.total);
        expect(rows.at(-1)?.balance).toBe(0n);
        const chosen = Number(firstDueOn.slice(-2));
        let owed = loan.amount;
        for (const { dueOn, days, principal, interest } of rows) {
          const [year = 0, month = 0, of] = dueOn.split('-').map(Number);
          expect(of).toBe(Math.min(chosen, daysInMonth(year, month)));
          // 4.5 % a month is 54 % a year: never more for a day than a 365th of it, but for the rounded cent.
          const exact = Number(owed) * 0.54 * (days / 365);
          expect(Math.abs(Number(interest) - exact)).toBeLessThanOrEqual(0.51);
          owed -= principal;
        }
      }),
      numberOfCases(300),
    );
  });

  it('costs more with each day that it comes later', () => {
    fc.assert(
      fc.property(anyLoan, ({ on, instalments, pesos }) => {
        const loan = terms(on, instalments, BigInt(pesos) * 100n);
        const asked = [15, 25, 35, 45].map(
          (wait) => scheduleOf(onDueDay(loan, dateOfDayNumber(dayNumber(on) + wait))).totals.interest,
        );
        expect(asked.toSorted((a, b) => (a < b ? -1 : 1))).toEqual(asked);
      }),
      numberOfCases(300),
    );
  });

  it('paid out later than signed keeps its days and costs less', () => {
    const signed = onDueDay(terms(day('2026-11-16'), 3, 800_000n), day('2026-12-05'));
    const late = { ...signed, disbursedOn: day('2026-11-18') };
    expect(scheduleOf(late).rows.map(({ dueOn }) => dueOn)).toEqual([
      '2026-12-05',
      '2027-01-05',
      '2027-02-05',
    ]);
    expect(scheduleOf(late).totals.total).toBeLessThan(scheduleOf(signed).totals.total);
  });

  it('without a choice is the loan as it was', () => {
    const loan = terms(day('2026-11-16'), 3, 800_000n);
    expect(onDueDay(loan, null)).toBe(loan);
  });
});
