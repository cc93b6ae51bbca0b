import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { decideCancel } from '../decisions/decide-cancel.ts';
import { decideRepay } from '../decisions/decide-repay.ts';
import { decideRestructure } from '../decisions/decide-restructure.ts';
import { decideReverse } from '../decisions/decide-reverse.ts';
import { decideSettle } from '../decisions/decide-settle.ts';
import { decideWaive } from '../decisions/decide-waive.ts';
import type { Loan } from '../loan/loan.ts';
import { noParts } from '../loan/parts.ts';
import { rowStates } from '../instalments/row-states.ts';
import { anyLoan, anySteps, live } from '../testing/any-life.ts';
import { numberOfCases } from '../testing/number-of-cases.ts';
import { after, day, workedLoan } from '../testing/worked-loan.ts';
import { loanTimeline } from './loan-timeline.ts';
import { loanTotals } from './loan-totals.ts';

const firstPaid = () => {
  const money = { by: 'first', amount: 291_019n, receivedOn: day('2026-10-18'), surplus: 'keep' } as const;
  return after(workedLoan(), decideRepay(workedLoan(), money, day('2026-10-18')));
};

describe('the timeline of a loan', () => {
  it('tells what happened with what was owed after it: a payout, a payment, an early settlement', () => {
    const loan = firstPaid();
    const money = { by: 'last', amount: 567_132n, receivedOn: day('2026-11-15') };
    const settled = after(loan, decideSettle(loan, money, day('2026-11-15')));
    expect(
      loanTimeline(settled, null).map((each) => [each.on, each.kind, each.amount, each.owedAfter]),
    ).toEqual([
      ['2026-09-18', 'payout', 776_000n, 873_056n],
      ['2026-10-18', 'payment', 291_019n, 582_037n],
      ['2026-11-15', 'settlement', 14_905n, 567_132n],
      ['2026-11-15', 'payment', 567_132n, 0n],
    ]);
    expect(loanTotals(settled)).toEqual({
      agreed: 873_056n,
      charges: 0n,
      waived: 14_905n,
      paid: 858_151n,
      owed: 0n,
      credit: 0n,
    });
  });

  it('tells a payment of the day on which another was taken back after that, with what was owed then', () => {
    const paid = firstPaid();
    const on = day('2026-10-18');
    const opened = after(paid, decideReverse(paid, { by: 'first' }, on));
    const money = { by: 'again', amount: 291_019n, receivedOn: on, surplus: 'keep' } as const;
    const again = after(opened, decideRepay(opened, money, on));
    expect(loanTimeline(again, null).map(({ kind, by, owedAfter }) => [kind, by, owedAfter])).toEqual([
      ['payout', null, 873_056n],
      ['payment', 'first', 582_037n],
      ['reversal', 'first', 873_056n],
      ['payment', 'again', 582_037n],
    ]);
  });

  it('tells what was agreed before what changed it, also where the loan is settled on the day of its payout', () => {
    const money = { by: 'all', amount: 800_000n, receivedOn: day('2026-09-18') };
    const settled = after(workedLoan(), decideSettle(workedLoan(), money, day('2026-09-18')));
    expect(
      loanTimeline(settled, null).map(({ kind, amount, change, owedAfter }) => [
        kind,
        amount,
        change,
        owedAfter,
      ]),
    ).toEqual([
      ['payout', 776_000n, 873_056n, 873_056n],
      ['settlement', 73_056n, -73_056n, 800_000n],
      ['payment', 800_000n, -800_000n, 0n],
    ]);
  });

  it('B5 · tells each line as it was shown when it happened, whatever is paid later on the same day', () => {
    const on = day('2026-09-28');
    const pay = (loan: Loan, by: string, amount: bigint, surplus: 'keep' | 'shorter') =>
      after(loan, decideRepay(loan, { by, amount, receivedOn: on, surplus }, on));
    const once = pay(workedLoan(), 'first', 100_000n, 'keep');
    const shown = loanTimeline(once, null);
    const twice = pay(once, 'second', 191_019n, 'keep');
    const thrice = pay(twice, 'third', 50_000n, 'shorter');
    expect(loanTimeline(twice, null).slice(0, shown.length)).toEqual(shown);
    expect(loanTimeline(thrice, null).slice(0, shown.length + 1)).toEqual(loanTimeline(twice, null));
    expect(loanTimeline(thrice, null).map(({ kind, by }) => [kind, by])).toEqual([
      ['payout', null],
      ['payment', 'first'],
      ['payment', 'second'],
      ['settlement', 'third'],
      ['payment', 'third'],
    ]);
  });

  it('tells of a payment that was taken back', () => {
    const loan = firstPaid();
    const reversed = after(loan, decideReverse(loan, { by: 'first' }, day('2026-10-18')));
    expect(loanTimeline(reversed, null).slice(1)).toMatchObject([
      { kind: 'payment', change: -291_019n },
      { kind: 'reversal', change: 291_019n, owedAfter: 873_056n, by: 'first' },
    ]);
  });

  describe('adds up', () => {
    const on = day('2026-10-30');
    const { agreement, schedule } = workedLoan();
    const terms = { ...schedule.terms, instalments: 6, firstDueOn: null };
    const otherTerms = (loan: Loan) =>
      after(loan, decideRestructure(loan, { terms, limits: agreement.limits, reason: 'hardship' }, on));
    const addsUp = (loan: Loan) => {
      const { agreed, charges, waived, paid, owed, credit } = loanTotals(loan);
      expect(agreed + charges - waived - paid).toBe(owed - credit);
      expect(loanTimeline(loan, null).at(-1)?.owedAfter).toBe(owed - credit);
    };

    it('though other terms came twice on one day: a late charge was carried over once', () => {
      const once = otherTerms(workedLoan());
      expect(rowStates(once).some(({ row }) => row.penalty === 5_335n)).toBe(true);
      expect(loanTotals(otherTerms(once))).toEqual(loanTotals(once));
      addsUp(once);
    });

    it('where a part of what was carried over is forgiven before other terms come again: it is forgiven once', () => {
      const once = otherTerms(workedLoan());
      const n = rowStates(once).find(({ row }) => row.penalty > 0n)?.row.n ?? 0;
      const parts = { ...noParts, penalty: 1_000n };
      const forgiven = after(once, decideWaive(once, { n, parts, reason: 'hardship' }, on));
      const again = otherTerms(forgiven);
      expect(loanTotals(again).waived).toBe(1_000n);
      addsUp(again);
    });

    it('where a charge stood on a row that a payment had made, and the bank took the payment back', () => {
      const money = { by: 'found', amount: 300_000n, surplus: 'smaller' } as const;
      const found = after(
        workedLoan(),
        decideRepay(workedLoan(), { ...money, receivedOn: day('2026-09-18') }, on),
      );
      expect(found.lateCharges).toMatchObject([{ why: 'late' }]);
      const back = after(found, decideReverse(found, { by: 'found', isTakenBack: true }, on));
      expect(loanTotals(back)).toMatchObject({ charges: 0n, owed: 873_056n });
      addsUp(back);
    });

    it('where leaving in the cooling-off days is found later, and other money came between', () => {
      const first = { by: 'first', amount: 10_000n, receivedOn: day('2026-09-25'), surplus: 'keep' } as const;
      const paid = after(workedLoan(), decideRepay(workedLoan(), first, day('2026-09-25')));
      const exit = { by: 'exit', amount: 800_000n, receivedOn: day('2026-09-18') };
      const left = after(paid, decideCancel(paid, exit, day('2026-09-26')));
      expect(left.state).toBe('cancelled');
      addsUp(left);
    });
  });

  it('whatever happens, its changes together are what is owed: agreed, and charged, less forgiven, less paid', () => {
    fc.assert(
      fc.property(anyLoan, anySteps, (loan, steps) => {
        let writtenOffOn: CalendarDate | null = null;
        live(loan, steps, (now, _on, _before, events) => {
          for (const each of events) if (each.event === 'loan-written-off') writtenOffOn = each.on;
          const { agreed, charges, waived, paid, owed, credit } = loanTotals(now);
          expect(agreed + charges - waived - paid).toBe(owed - credit);
          const changes = loanTimeline(now, writtenOffOn).reduce((sum, { change }) => sum + change, 0n);
          expect(changes).toBe(owed - credit);
        });
      }),
      numberOfCases(300),
    );
  });
});
