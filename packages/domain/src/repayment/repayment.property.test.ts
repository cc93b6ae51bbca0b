import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { decideDay } from '../decisions/decide-day.ts';
import { decideRepay } from '../decisions/decide-repay.ts';
import { decideReverse } from '../decisions/decide-reverse.ts';
import { decideRestructure } from '../decisions/decide-restructure.ts';
import { payableOn } from '../instalments/carried-row.ts';
import { instalmentStates } from '../instalments/instalment-states.ts';
import type { Loan } from '../loan/loan.ts';
import { borrowerCredit } from '../loan/outstanding.ts';
import { totalOfParts } from '../loan/parts.ts';
import { planOf, rowStates } from '../instalments/row-states.ts';
import { isRefusal } from '../refusals/refusal.ts';
import { anyLoan, anySteps, live } from '../testing/any-life.ts';
import type { Step } from '../testing/any-life.ts';
import { numberOfCases } from '../testing/number-of-cases.ts';
import { after } from '../testing/worked-loan.ts';
import { allocateRepayment, surplusRules } from './allocate-repayment.ts';
import type { AllocationOutcome } from './allocate-repayment.ts';
import { repaymentChoices } from './repayment-choices.ts';

const anyMoney = fc.record({
  share: fc.integer({ min: 1, max: 1100 }),
  surplus: fc.constantFrom(...surplusRules),
});

/** A loan that has lived, and money for it today. */
const anyRepayment = fc.tuple(anyLoan, anySteps, anyMoney).map(([loan, steps, { share, surplus }]) => {
  const { lived, on } = livedUntil(loan, steps);
  const amount = 1n + (loan.schedule.totals.total * BigInt(share)) / 1000n;
  return { loan: lived, money: { by: 'money', amount, receivedOn: on, surplus }, on };
});

describe('every repayment', () => {
  it('is posted exactly as it was shown', () => {
    fc.assert(
      fc.property(anyRepayment, ({ loan, money, on }) => {
        if (loan.state !== 'active') return;
        const shown = allocateRepayment(loan, { ...money, on });
        const events = decideRepay(loan, money, on);
        if (isRefusal(events)) throw new Error(events.refused);
        const posted: AllocationOutcome = {
          plan: events.flatMap((each) => (each.event === 'plan-changed' ? [each.plan] : []))[0] ?? null,
          allocations: events.flatMap((each) => (each.event === 'money-allocated' ? [each.allocation] : [])),
          settles: events.some(({ event }) => event === 'loan-settled'),
        };
        expect(posted).toEqual(shown);
      }),
      numberOfCases(300),
    );
  });

  it('pays a row or a part only when the ones before it are paid in full', () => {
    fc.assert(
      fc.property(anyRepayment, ({ loan, money, on }) => {
        if (loan.state !== 'active') return;
        const paid = after(loan, decideRepay(loan, { ...money, surplus: 'keep' }, on));
        if (paid.state !== 'active') return;
        const order = loan.agreement.paymentOrder;
        const begun = rowStates(paid).filter(({ row }) => payableOn(planOf(paid).rows, on)(row));
        const owing = begun.findIndex(({ left }) => order.some((part) => left[part] > 0n));
        if (owing < 0) return;
        const given = paid.allocations.at(-1)?.lines ?? [];
        const touched = (n: number) => given.some((line) => line.n === n);
        expect(begun.slice(owing + 1).some(({ row }) => touched(row.n))).toBe(false);
        const open = begun[owing];
        const line = given.find(({ n }) => n === open?.row.n);
        const first = order.findIndex((part) => (open?.left[part] ?? 0n) > 0n);
        if (line) expect(order.slice(first + 1).every((part) => line.parts[part] <= 0n)).toBe(true);
        expect(borrowerCredit(paid)).toBe(0n);
      }),
      numberOfCases(300),
    );
  });

  it('is undone by its reversal: every row and the credit stand as before', () => {
    let undone = 0;
    fc.assert(
      fc.property(anyRepayment, ({ loan, money, on }) => {
        if (loan.state === 'cancelled') return;
        const paid = after(loan, decideRepay(loan, money, on));
        const reversal = decideReverse(paid, { by: 'money' }, on);
        if (isRefusal(reversal)) throw new Error(reversal.refused);
        undone += 1;
        const back = after(paid, reversal);
        expect(standing(back, on)).toEqual(standing(loan, on));
      }),
      numberOfCases(300, { isCounted: true }),
    );
    expect(undone).toBeGreaterThan(200);
  });

  it('of each row on its day closes the loan to exactly zero with the last', () => {
    fc.assert(
      fc.property(anyLoan, (loan) => {
        const last = planOf(loan).rows.reduce((now, { dueOn, n }) => {
          const state = rowStates(now).find(({ row }) => row.n === n);
          const amount =
            (state?.left.principal ?? 0n) + (state?.left.interest ?? 0n) + (state?.left.fee ?? 0n);
          if (amount === 0n || now.state === 'settled') return now;
          const decided = decideRepay(
            now,
            { by: `row ${n}`, amount, receivedOn: dueOn, surplus: 'keep' },
            dueOn,
          );
          return after(now, decided);
        }, loan);
        expect(last.state).toBe('settled');
        expect(last.lateCharges).toEqual([]);
        const paid = last.allocations.reduce((sum, { amount }) => sum + amount, 0n);
        expect(paid - borrowerCredit(last)).toBe(loan.schedule.totals.total - saved(last));
      }),
      numberOfCases(150),
    );
  });

  it('of a restructured loan pays, instalment by instalment as shown, the one that is due and no later one', () => {
    let carried = 0;
    fc.assert(
      fc.property(anyLoan, anySteps, fc.integer({ min: 1, max: 9 }), (loan, steps, instalments) => {
        const { on, lived } = livedUntil(loan, steps);
        const every = { count: 1, unit: 'month' } as const;
        const { interest } = planOf(lived).terms;
        const terms = { instalments, every, firstDueOn: null, interest };
        const { limits } = lived.agreement;
        const decided = decideRestructure(lived, { terms, limits, reason: 'hardship' }, on);
        if (isRefusal(decided)) return;
        let now = after(lived, decided);
        const shown = dues(now);
        expect(shown.length).toBeLessThanOrEqual(instalments);
        if (rowStates(now).filter(({ left }) => totalOfParts(left) > 0n).length > shown.length) carried += 1;
        for (const [place, [dueOn]] of shown.entries()) {
          now = after(now, decideDay(now, dueOn));
          const { instalment, everything } = repaymentChoices(now, dueOn, 0n);
          const amount = (instalment ?? everything).pay;
          const money = { by: `instalment ${place}`, amount, receivedOn: dueOn, surplus: 'keep' } as const;
          if (amount > 0n) now = after(now, decideRepay(now, money, dueOn));
          if (now.state !== 'active') return;
          expect(dues(now)).toEqual(shown.slice(place + 1));
        }
        expect(now.state).toBe('settled');
      }),
      numberOfCases(300, { isCounted: true }),
    );
    expect(carried).toBeGreaterThan(20);
  });
});

/** What is still to be paid, instalment by instalment. */
function dues(loan: Loan): (readonly [CalendarDate, bigint])[] {
  return instalmentStates(loan).flatMap(({ row, left }) =>
    totalOfParts(left) > 0n ? [[row.dueOn, totalOfParts(left)] as const] : [],
  );
}

function livedUntil(loan: Loan, steps: readonly Step[]): { readonly lived: Loan; readonly on: CalendarDate } {
  let on: CalendarDate = loan.schedule.terms.disbursedOn;
  const lived = live(loan, steps, (_, day) => (on = day));
  return { lived, on };
}

/**
 * What a loan's rows and its credit are when the day's own charges are made, whichever plan they stand in.
 */
function standing(asked: Loan, on: CalendarDate) {
  const loan = after(asked, decideDay(asked, on));
  const rows = rowStates(loan).map(({ row, left }) => ({ row, left }));
  return { rows, credit: borrowerCredit(loan), state: loan.state };
}

/**
 * If the last rows have nothing but interest to ask, the one before them settled the loan, and they were
 * never owed.
 */
function saved(loan: Loan): bigint {
  return loan.schedule.totals.interest - planOf(loan).rows.reduce((sum, { interest }) => sum + interest, 0n);
}
