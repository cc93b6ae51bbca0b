import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateOfDayNumber, dayNumber } from '../calendar/day-number.ts';
import { decideDelay } from '../decisions/decide-delay.ts';
import { mostLateCost } from '../late/most-late-cost.ts';
import { costToTheEnd } from '../loan/costs.ts';
import { outstanding } from '../loan/outstanding.ts';
import { totalOfParts } from '../loan/parts.ts';
import { rational } from '../numbers/rational.ts';
import { isRefusal } from '../refusals/refusal.ts';
import { anyLoan } from '../testing/any-life.ts';
import { numberOfCases } from '../testing/number-of-cases.ts';
import { after } from '../testing/worked-loan.ts';
import { delayQuote } from './delay-quote.ts';

/**
 * Loans that offer a delay, asked for around the first due date; some are too dear or cross a ceiling, and
 * are refused.
 */
const anyDelay = fc
  .record({
    loan: anyLoan,
    percent: fc.integer({ min: 0, max: 300 }),
    fixed: fc.constantFrom(0n, 0n, 100n),
    days: fc.integer({ min: 1, max: 40 }),
    early: fc.integer({ min: -5, max: 5 }),
  })
  .map(({ loan, percent, fixed, days, early }) => {
    const delay = {
      times: 1,
      days,
      percent: rational(BigInt(percent), 100n),
      fixed,
      daysBefore: 5,
      daysAfter: 5,
    };
    const due = dayNumber(loan.schedule.rows[0]?.dueOn ?? loan.schedule.terms.disbursedOn);
    const on = dateOfDayNumber(Math.max(due - early, dayNumber(loan.schedule.terms.disbursedOn)));
    return { loan: { ...loan, agreement: { ...loan.agreement, delay } }, on };
  });

describe('every delay', () => {
  it('costs exactly what it says, never more than being late, and shows all that is paid', () => {
    let quoted = 0;
    fc.assert(
      fc.property(anyDelay, ({ loan, on }) => {
        const quote = delayQuote(loan, on);
        fc.pre(!isRefusal(quote));
        quoted += 1;
        const { fee, days, moved, onTime, delayed, plan } = quote;
        expect(days.reduce((sum, each) => sum + each.onTime, 0n)).toBe(onTime);
        expect(days.reduce((sum, each) => sum + each.delayed, 0n)).toBe(delayed);
        expect(delayed - onTime).toBe(fee);
        const late = mostLateCost(loan.agreement, moved, loan.agreement.delay?.days ?? 0);
        expect(fee * late.den <= late.num).toBe(true);
        // By what the borrower is shown beside it, as the engine would charge it; after the due date that is
        // less, by the days that were charged already.
        const due = loan.schedule.rows[0]?.dueOn ?? on;
        if (on <= due) expect(fee <= quote.ifLate).toBe(true);
        fc.pre(fee > 0n);
        const taken = after(loan, decideDelay(loan, { by: 'fee', amount: fee, receivedOn: on }, on));
        expect(totalOfParts(outstanding(taken))).toBe(
          totalOfParts(outstanding(loan)) + taken.lateCharges.reduce((sum, { amount }) => sum + amount, 0n),
        );
        expect(costToTheEnd(taken).charge).toBe(fee);
        expect(taken.plans.at(-1)?.rows).toEqual(plan.rows);
        expect(isRefusal(decideDelay(loan, { by: 'short', amount: fee - 1n, receivedOn: on }, on))).toBe(
          true,
        );
      }),
      numberOfCases(150, { isCounted: true }),
    );
    expect(quoted).toBeGreaterThanOrEqual(150);
  });
});
