import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateOfDayNumber, dayNumber } from '../calendar/day-number.ts';
import type { Loan } from '../loan/loan.ts';
import { scheduledOfParts } from '../loan/parts.ts';
import { planOf, rowStates } from '../instalments/row-states.ts';
import { anyLoan, anySteps, live } from '../testing/any-life.ts';
import { numberOfCases } from '../testing/number-of-cases.ts';
import { slowRound } from '../testing/slow-fraction.ts';
import { lateChargeOfRow } from './late-charge.ts';

describe('every late charge', () => {
  it('is what counting every single day gives, and never above the law', () => {
    fc.assert(
      fc.property(anyLoan, anySteps, fc.integer({ min: 0, max: 90 }), (loan, steps, later) => {
        let last = loan.schedule.terms.disbursedOn;
        const lived = live(loan, steps, (_, on) => (last = on));
        const on = dateOfDayNumber(dayNumber(last) + later);
        for (const { n } of planOf(lived).rows) {
          expect(lateChargeOfRow(lived, n, on)).toBe(chargedDayByDay(lived, n, dayNumber(on)));
        }
      }),
      numberOfCases(60),
    );
  });
});

/** Looks at the row at the end of each day, one after the other. */
function chargedDayByDay(loan: Loan, n: number, until: number): bigint {
  const { lateCharge: terms, limits } = loan.agreement;
  if (terms === null) return 0n;
  let base = 0n;
  for (let number = dayNumber(loan.schedule.terms.disbursedOn); number < until; number += 1) {
    const date = dateOfDayNumber(number);
    const state = rowStates(loan, date).find(({ row }) => row.n === n);
    const isDisputed = loan.disputes.some(
      (dispute) =>
        dispute.n === n && dispute.since <= date && (dispute.until === null || date < dispute.until),
    );
    if (!state || isDisputed || number <= dayNumber(state.row.dueOn) + terms.graceDays) continue;
    const left = scheduledOfParts(state.left);
    if (left > 0n) base += left;
  }
  if (base === 0n) return 0n;
  const { mode } = loan.schedule.terms.rounding;
  const days = terms.kind === 'percent' && terms.per === 'day' ? 1n : 30n;
  const agreed =
    terms.kind === 'fixed'
      ? terms.fixed
      : slowRound([base * terms.percent.num, terms.percent.den * 100n * days], 1n, mode);
  const cap = limits.mostLatePercentPerMonth;
  if (cap === null) return agreed;
  const lawful = slowRound([base * cap.num, cap.den * 3000n], 1n, 'down');
  return agreed < lawful ? agreed : lawful;
}
