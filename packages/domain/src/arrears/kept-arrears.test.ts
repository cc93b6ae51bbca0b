import { describe, expect, it } from 'vitest';
import { decideRepay } from '../decisions/decide-repay.ts';
import { decideRestructure } from '../decisions/decide-restructure.ts';
import { after, day, workedLoan } from '../testing/worked-loan.ts';
import { arrears } from './arrears.ts';
import { daysForClass, keptArrears, restructuredOn, type CureRule } from './kept-arrears.ts';
import type { Loan } from '../loan/loan.ts';
import { rowStates } from '../instalments/row-states.ts';
import { totalOfParts } from '../loan/parts.ts';

const rule: CureRule = { instalmentsOnTime: 3, days: 0 };
const none = { mostCost: null, mostLatePercentPerMonth: null };

/**
 * Nothing was paid of 18 October and 18 November; on 1 December all of it gets six new instalments from 1
 * January on.
 */
function restructured(on = '2026-12-01', loan: Loan = workedLoan(), instalments = 6): Loan {
  const { every, interest } = loan.schedule.terms;
  const terms = { instalments, every, firstDueOn: null, interest };
  return after(loan, decideRestructure(loan, { terms, limits: none, reason: 'hardship' }, day(on)));
}

/** Pays whatever is due next, on a day. */
function payNext(loan: Loan, on: string, more = 0n): Loan {
  const next = rowStates(loan).find(({ left }) => totalOfParts(left) > 0n);
  const amount = totalOfParts(next!.left) + more;
  const money = { by: on, amount, receivedOn: day(on), surplus: 'keep' } as const;
  return after(loan, decideRepay(loan, money, day(on)));
}

describe('a restructured loan', () => {
  it('is as many days past due as before, and one more every day', () => {
    const loan = workedLoan();
    expect(daysForClass(loan, day('2026-12-01'), rule)).toBe(44);
    const moved = restructured();
    expect(arrears(moved, day('2026-12-01')).daysLate).toBe(0);
    expect(daysForClass(moved, day('2026-12-01'), rule)).toBe(44);
    expect(daysForClass(moved, day('2026-12-11'), rule)).toBe(54);
    expect(restructuredOn(moved)).toBe('2026-12-01');
    expect(restructuredOn(loan)).toBeNull();
  });

  it('is cured by the third instalment in a row that is paid on time, and not by the second', () => {
    const first = payNext(restructured(), '2027-01-01');
    const second = payNext(first, '2027-02-01');
    expect(daysForClass(second, day('2027-02-01'), rule)).toBe(106);
    const third = payNext(second, '2027-03-01');
    expect(keptArrears(third, day('2027-02-28'), rule)).toEqual({
      restructuredOn: '2026-12-01',
      dueOn: '2026-10-18',
    });
    expect(daysForClass(third, day('2027-03-01'), rule)).toBe(0);
  });

  it('begins to count anew after an instalment that came late', () => {
    const first = payNext(restructured(), '2027-01-05', 20_000n);
    const third = payNext(payNext(first, '2027-02-01'), '2027-03-01');
    expect(keptArrears(third, day('2027-03-02'), rule)).not.toBeNull();
    const fourth = payNext(third, '2027-04-01');
    expect(keptArrears(fourth, day('2027-04-01'), rule)).toBeNull();
  });

  it('is not cured before the time that the rule asks', () => {
    const paid = payNext(payNext(payNext(restructured(), '2027-01-01'), '2027-02-01'), '2027-03-01');
    expect(keptArrears(paid, day('2027-03-01'), rule)).toBeNull();
    expect(keptArrears(paid, day('2027-03-01'), { instalmentsOnTime: 3, days: 60 })).not.toBeNull();
  });

  it('does not become younger by being restructured again', () => {
    const twice = restructured('2026-12-20', restructured(), 9);
    expect(daysForClass(twice, day('2026-12-20'), rule)).toBe(63);
  });

  it('that was not late is not late after it, and still carries the mark', () => {
    const moved = restructured('2026-10-10');
    expect(daysForClass(moved, day('2026-10-10'), rule)).toBe(0);
    expect(restructuredOn(moved)).toBe('2026-10-10');
  });
});
