import { describe, expect, it } from 'vitest';
import { decideDay } from '../decisions/decide-day.ts';
import { decideDelay } from '../decisions/decide-delay.ts';
import { decideDispute } from '../decisions/decide-dispute.ts';
import { decideRepay } from '../decisions/decide-repay.ts';
import { decideReverse } from '../decisions/decide-reverse.ts';
import { decideWaive } from '../decisions/decide-waive.ts';
import type { LoanAgreement } from '../loan/agreement.ts';
import type { Loan } from '../loan/loan.ts';
import { noParts } from '../loan/parts.ts';
import { rowStates } from '../instalments/row-states.ts';
import { rational } from '../numbers/rational.ts';
import { after, day, lateLoan, workedLoan } from '../testing/worked-loan.ts';
import { lateChargeOfRow } from './late-charge.ts';
import { lateChargesDue } from './late-charges-due.ts';

const pay = (loan: Loan, on: string, amount: bigint, receivedOn = on) =>
  after(
    loan,
    decideRepay(loan, { by: `p ${on}`, amount, receivedOn: day(receivedOn), surplus: 'keep' }, day(on)),
  );
const penaltyLeft = (loan: Loan, n: number) => rowStates(loan).find(({ row }) => row.n === n)?.left.penalty;

describe('a late charge', () => {
  // 2,910.19 due on Sunday 18 October at 5 % a month: 4.85… a day.
  it.each([
    ['2026-10-18', 0, 0n],
    ['2026-10-19', 0, 0n],
    ['2026-10-20', 0, 485n],
    ['2026-11-18', 0, 14_550n], // 145.5095: the ceiling of 5 % is rounded down
    ['2026-10-22', 3, 0n],
    ['2026-10-23', 3, 485n],
    ['2026-10-24', 3, 970n],
  ])(
    'asked on %s with %i days of grace is %s: the day it is paid on and the days of grace are free',
    (on, graceDays, charge) => {
      const loan = workedLoan(
        {},
        { lateCharge: { kind: 'percent', percent: rational(5n), per: 'month', graceDays } },
      );
      expect(lateChargeOfRow(loan, 1, day(on))).toBe(charge);
    },
  );

  it('does not grow on the days of a pause, and is not made up for them', () => {
    const loan = workedLoan();
    const pauses = [{ since: day('2026-10-22'), until: day('2026-10-25') }];
    const charged = (on: string) => lateChargeOfRow({ ...loan, pauses }, 1, day(on));
    expect([charged('2026-10-22'), charged('2026-10-25')]).toEqual([1_455n, 1_455n]);
    expect(charged('2026-10-26')).toBe(1_940n);
  });

  it('follows what is left of the row, and is rounded once', () => {
    const loan = pay(pay(lateLoan(), '2026-09-12', 285_294n), '2026-10-20', 100_000n);
    expect(lateChargeOfRow(loan, 2, day('2026-10-20'))).toBe(1_712n);
    expect(lateChargeOfRow(loan, 2, day('2026-11-18'))).toBe(9_847n);
    expect(lateChargeOfRow(loan, 3, day('2026-11-18'))).toBe(856n);
  });

  const terms = (lateCharge: LoanAgreement['lateCharge'], cap: bigint | null = null) =>
    workedLoan(
      {},
      {
        lateCharge,
        limits: { mostCost: null, mostLatePercentPerMonth: cap === null ? null : rational(cap) },
      },
    );

  it.each([
    [
      'a percentage a day',
      terms({ kind: 'percent', percent: rational(1n, 2n), per: 'day', graceDays: 0 }),
      4_365n,
    ],
    ['a fixed amount once', terms({ kind: 'fixed', fixed: 5_000n, graceDays: 0 }), 5_000n],
    ['none', terms(null), 0n],
    [
      'a percentage under the ceiling',
      terms({ kind: 'percent', percent: rational(4n), per: 'month', graceDays: 0 }, 5n),
      1_164n,
    ],
    [
      'a percentage cut to the ceiling',
      terms({ kind: 'percent', percent: rational(9n), per: 'month', graceDays: 0 }, 5n),
      1_455n,
    ],
    ['a fixed amount cut to the ceiling', terms({ kind: 'fixed', fixed: 5_000n, graceDays: 0 }, 5n), 1_455n],
  ])('is %s', (_, loan, charge) => {
    expect(lateChargeOfRow(loan, 1, day('2026-10-22'))).toBe(charge); // three days ended overdue
  });

  it('never bears a charge: what it is a percentage of does not grow with it', () => {
    const byDay = ['2026-10-25', '2026-11-10', '2026-12-01'].reduce(
      (now, on) => after(now, decideDay(now, day(on))),
      workedLoan(),
    );
    expect(penaltyLeft(byDay, 1)).toBe(lateChargeOfRow(workedLoan(), 1, day('2026-12-01')));
    expect(penaltyLeft(byDay, 1)).toBe(20_856n); // 2,910.19 × 5 % × 43/30
  });

  it('does not grow while the row is in dispute, nor for those days later', () => {
    const opened = after(
      workedLoan(),
      decideDispute(workedLoan(), { n: 1, isOver: false }, day('2026-10-21')),
    );
    const closed = after(opened, decideDispute(opened, { n: 1, isOver: true }, day('2026-11-01')));
    expect(lateChargeOfRow(opened, 1, day('2026-12-01'))).toBe(970n); // 19 and 20 October
    expect(lateChargeOfRow(closed, 1, day('2026-11-03'))).toBe(1_940n); // and 1 and 2 November
    expect(lateChargeOfRow(closed, 2, day('2026-11-20'))).toBe(485n); // the other rows as ever
  });

  it('starts again from the new date after a delay, and what was charged before stays', () => {
    const late = after(workedLoan(), decideDay(workedLoan(), day('2026-10-20')));
    const delayed = after(
      late,
      decideDelay(late, { by: 'd', amount: 4_365n, receivedOn: day('2026-10-20') }, day('2026-10-20')),
    );
    expect(rowStates(delayed)[0]?.row.dueOn).toBe('2026-11-01');
    expect(lateChargeOfRow(delayed, 1, day('2026-11-02'))).toBe(485n);
    expect(lateChargeOfRow(delayed, 1, day('2026-11-03'))).toBe(970n);
  });

  it('is taken back for days on which the money had in truth been there', () => {
    const late = after(workedLoan(), decideDay(workedLoan(), day('2026-10-30')));
    expect(penaltyLeft(late, 1)).toBe(5_335n);
    const found = pay(late, '2026-10-30', 291_019n, '2026-10-18');
    expect(rowStates(found)[0]?.left).toEqual(noParts);
    expect(found.lateCharges.at(-1)).toEqual({ n: 1, on: '2026-10-18', amount: -5_335n, why: 'taken-back' });
  });

  it('that had been paid becomes credit when it is taken back', () => {
    const late = pay(workedLoan(), '2026-10-30', 100_000n);
    expect(rowStates(late)[0]?.paid.penalty).toBe(5_335n);
    const found = pay(late, '2026-11-02', 200_000n, '2026-10-18');
    const first = rowStates(found)[0];
    // Only the 946.65 of the other payment were late, for the 11 days to the 29th: of the 53.35 the rest was
    // never owed.
    expect(first?.owed.penalty).toBe(1_735n);
    expect(first?.left).toEqual(noParts);
  });

  it('is not made afterwards for days on which the books showed the row as paid', () => {
    const paid = pay(workedLoan(), '2026-10-18', 291_019n);
    const bounced = after(paid, decideReverse(paid, { by: 'p 2026-10-18' }, day('2026-10-28')));
    expect(lateChargeOfRow(bounced, 1, day('2026-10-28'))).toBe(0n);
    expect(lateChargeOfRow(bounced, 1, day('2026-10-29'))).toBe(485n);
  });

  it('that was forgiven does not come back the next day', () => {
    const late = after(workedLoan(), decideDay(workedLoan(), day('2026-10-30')));
    const parts = { ...noParts, penalty: 5_335n };
    const forgiven = after(late, decideWaive(late, { n: 1, parts, reason: 'hardship' }, day('2026-10-30')));
    expect(penaltyLeft(forgiven, 1)).toBe(0n);
    expect(lateChargesDue(forgiven, day('2026-10-30'))).toEqual([]);
    expect(lateChargesDue(forgiven, day('2026-10-31'))).toEqual([
      { n: 1, on: '2026-10-31', amount: 485n, why: 'late' },
    ]);
  });

  it('stops at the ceiling of the total cost, and leaves room for the interest that was signed', () => {
    const limits = { mostCost: 97_056n + 1_200n, mostLatePercentPerMonth: null };
    const loan = after(workedLoan({}, { limits }), decideDay(workedLoan({}, { limits }), day('2028-01-01')));
    expect(loan.lateCharges).toEqual([{ n: 1, on: '2028-01-01', amount: 1_200n, why: 'late' }]);
    expect(loan.accrued).toBe(73_056n);
    expect(decideDay(loan, day('2029-01-01'))).toEqual([]);
  });
});
