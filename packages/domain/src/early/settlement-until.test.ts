import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateOfDayNumber, dayNumber } from '../calendar/day-number.ts';
import { decideRepay } from '../decisions/decide-repay.ts';
import { borrowerCredit, outstanding } from '../loan/outstanding.ts';
import { noParts } from '../loan/parts.ts';
import { rational } from '../numbers/rational.ts';
import { anyLoan, anySteps, live } from '../testing/any-life.ts';
import { numberOfCases } from '../testing/number-of-cases.ts';
import { after, day, workedLoan } from '../testing/worked-loan.ts';
import { settlementQuote } from './settlement-quote.ts';
import { settlementUntil } from './settlement-until.ts';

const pay = (loan: ReturnType<typeof workedLoan>, on: string, amount: bigint) =>
  after(
    loan,
    decideRepay(loan, { by: `${on} ${amount}`, amount, receivedOn: day(on), surplus: 'keep' }, day(on)),
  );
const firstPaid = pay(workedLoan(), '2026-10-18', 291_019n);

describe('a settlement amount that is valid to a day', () => {
  it('is the payoff of that day, with the payoff of every day before it', () => {
    const quote = settlementUntil(firstPaid, day('2026-11-11'), day('2026-11-15'));
    expect(quote.toPay).toBe(567_132n);
    expect(quote.toPay).toBe(settlementQuote(firstPaid, day('2026-11-15')).toPay);
    expect(quote.days.map(({ on }) => on.slice(8))).toEqual(['11', '12', '13', '14', '15']);
    expect(quote.days[0]).toEqual({ on: '2026-11-11', toPay: 563_967n });
  });

  it('is enough on a day before an early charge falls away', () => {
    const charged = pay(
      workedLoan({}, { earlySettlement: { chargePercent: rational(4n) } }),
      '2026-10-18',
      291_019n,
    );
    const quote = settlementUntil(charged, day('2026-11-17'), day('2026-11-18'));
    expect(quote.days.map(({ toPay }) => toPay)).toEqual([582_037n, 580_644n]);
    expect(quote.toPay).toBe(582_037n);
  });

  it('has no day before the first', () => {
    expect(() => settlementUntil(firstPaid, day('2026-11-15'), day('2026-11-14'))).toThrow(RangeError);
  });

  it('ends any loan on any of its days, exactly, and what is over goes back', () => {
    let settledNow = 0;
    fc.assert(
      fc.property(
        anyLoan,
        anySteps,
        fc.nat(60),
        fc.nat(30),
        fc.nat(30),
        (loan, steps, later, span, early) => {
          let last = loan.schedule.terms.disbursedOn;
          const lived = live(loan, steps, (_, on) => (last = on));
          if (lived.state !== 'active') return;
          const from = dateOfDayNumber(dayNumber(last) + later);
          const paidOn = dateOfDayNumber(dayNumber(from) + Math.min(early, span));
          const { toPay } = settlementUntil(lived, from, dateOfDayNumber(dayNumber(from) + span));
          const needed = settlementQuote(lived, paidOn);
          if (toPay === 0n) return;
          settledNow += 1;
          const money = { by: 'quote', amount: toPay, receivedOn: paidOn, surplus: 'keep' } as const;
          const settled = after(lived, decideRepay(lived, money, paidOn));
          expect([settled.state, outstanding(settled)]).toEqual(['settled', noParts]);
          expect(borrowerCredit(settled)).toBe(
            borrowerCredit(lived) - needed.fromCredit + toPay - needed.toPay,
          );
        },
      ),
      numberOfCases(120, { isCounted: true }),
    );
    expect(settledNow).toBeGreaterThan(20);
  });
});
