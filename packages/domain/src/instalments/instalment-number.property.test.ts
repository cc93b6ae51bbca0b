import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateOfDayNumber, dayNumber } from '../calendar/day-number.ts';
import { decideRepay } from '../decisions/decide-repay.ts';
import { isRefusal } from '../refusals/refusal.ts';
import { anyLoan, anySteps, live } from '../testing/any-life.ts';
import { numberOfCases } from '../testing/number-of-cases.ts';
import { after } from '../testing/worked-loan.ts';
import { instalmentCount, instalmentStates } from './instalment-states.ts';
import { isPrepayment } from './prepaid-row.ts';

describe('the number of an instalment', () => {
  it('counts from 1 without a gap, and what was repaid early has none', () => {
    fc.assert(
      fc.property(anyLoan, anySteps, (loan, steps) => {
        const states = instalmentStates(live(loan, steps, () => undefined));
        const numbers = states.flatMap(({ number }) => number ?? []);
        expect(numbers).toEqual(numbers.map((_, index) => index + 1));
        for (const { row, number } of states) expect(number === null).toBe(isPrepayment(row));
      }),
      numberOfCases(200),
    );
  });

  it('stays as signed when more is paid to lower the instalments', () => {
    let prepaid = 0;
    const anyDay = fc.integer({ min: 0, max: 60 });
    fc.assert(
      fc.property(anyLoan, anyDay, fc.integer({ min: 1, max: 999 }), (loan, offset, share) => {
        const { terms } = loan.schedule;
        const on = dateOfDayNumber(dayNumber(terms.disbursedOn) + offset);
        const amount = (terms.amount * BigInt(share)) / 1000n;
        const events = decideRepay(loan, { by: 'x', amount, receivedOn: on, surplus: 'smaller' }, on);
        if (isRefusal(events)) return;
        const paid = after(loan, events);
        if (paid.state !== 'active') return;
        if (instalmentStates(paid).some(({ number }) => number === null)) prepaid += 1;
        expect(instalmentCount(paid)).toBe(instalmentCount(loan));
      }),
      numberOfCases(200, { isCounted: true }),
    );
    expect(prepaid).toBeGreaterThan(20);
  });
});
