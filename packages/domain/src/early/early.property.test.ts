import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { interestToDate } from '../accrual/interest-to-date.ts';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { dateOfDayNumber, dayNumber } from '../calendar/day-number.ts';
import { broughtTo } from '../late/brought-to.ts';
import type { Loan } from '../loan/loan.ts';
import { borrowerCredit, outstanding } from '../loan/outstanding.ts';
import { noParts, totalOfParts } from '../loan/parts.ts';
import { planOf, rowStates } from '../instalments/row-states.ts';
import { decideRepay } from '../decisions/decide-repay.ts';
import { anyLoan, anySteps, live } from '../testing/any-life.ts';
import { numberOfCases } from '../testing/number-of-cases.ts';
import { after } from '../testing/worked-loan.ts';
import { hasBegun } from './cut-to-day.ts';
import { prepaymentChoices } from './new-rows.ts';
import { settlementQuote } from './settlement-quote.ts';

const interestOf = (loan: Loan, on: CalendarDate) =>
  planOf(loan).rows.reduce((sum, row) => (hasBegun(row, on) ? sum + row.interest : sum), 0n);
/** Of loans of a few cents, rounded to the peso, nothing is true but that they add up. */
const anyLargeLoan = anyLoan.filter(
  ({ schedule: { terms } }) => terms.amount >= 100_000n && terms.rounding.to === 1n,
);
const anyDay = fc.integer({ min: 0, max: 120 });

describe('settling early', () => {
  it('never costs more than paying to the end, and leaves nothing', () => {
    let settledNow = 0;
    fc.assert(
      fc.property(anyLoan, anySteps, anyDay, (loan, steps, later) => {
        let last = loan.schedule.terms.disbursedOn;
        const lived = live(loan, steps, (_, on) => (last = on));
        if (lived.state !== 'active') return;
        const on = dateOfDayNumber(dayNumber(last) + later);
        const quote = settlementQuote(lived, on);
        expect(quote.total).toBe(totalOfParts(outstanding(broughtTo(lived, on))) - quote.saves);
        if (quote.saves < 0n) expect.fail(`settling costs ${-quote.saves} more`);
        if (quote.toPay === 0n) return;
        settledNow += 1;
        const settled = after(
          lived,
          decideRepay(lived, { by: 'last', amount: quote.toPay, receivedOn: on, surplus: 'keep' }, on),
        );
        expect([settled.state, outstanding(settled)]).toEqual(['settled', noParts]);
        expect(borrowerCredit(settled)).toBe(borrowerCredit(lived) - quote.fromCredit);
        expect(settled.accrued).toBe(interestToDate(settled, on));
      }),
      numberOfCases(300, { isCounted: true }),
    );
    expect(settledNow).toBeGreaterThan(60);
  });
});

describe('prepaying in part', () => {
  it.each(prepaymentChoices)('%s: no row grows, none is added, and it never costs more', (choice) => {
    fc.assert(
      fc.property(anyLargeLoan, anyDay, fc.integer({ min: 1, max: 999 }), (loan, offset, share) => {
        const on = dateOfDayNumber(dayNumber(loan.schedule.terms.disbursedOn) + offset);
        const now = broughtTo(loan, on);
        const begun = rowStates(now).filter(({ row }) => hasBegun(row, on));
        const due = begun.reduce((sum, { left }) => sum + totalOfParts(left), 0n);
        const { total } = settlementQuote(now, on);
        fc.pre(total > due + 1n);
        const amount = due + 1n + ((total - due - 2n) * BigInt(share)) / 1000n;
        const money = { by: 'more', amount, receivedOn: on } as const;
        const kept = after(loan, decideRepay(loan, { ...money, surplus: 'keep' }, on));
        const prepaid = after(loan, decideRepay(loan, { ...money, surplus: choice }, on));
        fc.pre(planOf(prepaid).cause === 'prepayment');
        const owed = (each: typeof loan) => totalOfParts(outstanding(each)) - borrowerCredit(each);
        const rows = planOf(loan).rows.filter((row) => !hasBegun(row, on));
        // Rounding may shift half a cent of principal in each row, which then bears interest in all that
        // follow.
        const slack = BigInt(rows.length * rows.length + 1);
        if (owed(prepaid) > owed(kept) + slack) expect.fail(`${owed(prepaid)} instead of ${owed(kept)}`);
        const rest = planOf(prepaid).rows.filter((row) => !hasBegun(row, on));
        expect(rest.length).toBeLessThanOrEqual(rows.length);
        if (choice === 'smaller') expect(rest.length).toBe(rows.length);
        const largest = (each: typeof rows) =>
          each.reduce(
            (top, { principal, interest }) => (principal + interest > top ? principal + interest : top),
            0n,
          );
        // The next row also bears the interest that the running one was spared.
        const spared = interestOf(loan, on) - interestOf(prepaid, on);
        const most = largest(rows) + loan.schedule.terms.rounding.to + spared;
        // The last row takes what rounding left over, so it is not asked.
        const first = rest.slice(0, -1);
        if (largest(first) > most) expect.fail(`a row of ${largest(first)}, before ${largest(rows)}`);
        expect(
          rest.every(({ principal, interest, fee }) => principal >= 0n && interest >= 0n && fee >= 0n),
        ).toBe(true);
      }),
      numberOfCases(250),
    );
  });
});
