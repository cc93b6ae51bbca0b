import { describe, expect, it } from 'vitest';
import { decideDelay } from '../decisions/decide-delay.ts';
import { decideRepay } from '../decisions/decide-repay.ts';
import type { LoanAgreement } from '../loan/agreement.ts';
import type { Loan } from '../loan/loan.ts';
import { outstanding } from '../loan/outstanding.ts';
import { planOf, rowStates } from '../instalments/row-states.ts';
import { rational } from '../numbers/rational.ts';
import { after, day, granted, workedAgreement, workedLoan } from '../testing/worked-loan.ts';
import { delayQuote } from './delay-quote.ts';

type Terms = NonNullable<LoanAgreement['delay']>;
const terms: Terms = {
  times: 1,
  days: 14,
  percent: rational(3n, 2n),
  fixed: 0n,
  daysBefore: 5,
  daysAfter: 3,
};
const withDelay = (different: Partial<Terms>, agreement: Partial<LoanAgreement> = {}) =>
  workedLoan({}, { delay: { ...terms, ...different }, ...agreement });
const pay = (loan: Loan, on: string, amount: bigint) =>
  after(loan, decideRepay(loan, { by: on, amount, receivedOn: day(on), surplus: 'keep' }, day(on)));

describe('a delay', () => {
  it('is compared with being late for as long, and with paying a part now', () => {
    const quote = granted(delayQuote(workedLoan(), day('2026-10-15')));
    expect(quote).toMatchObject({ fee: 4_365n, ifLate: 6_305n, ifPartIsPaidNow: 6_210n });
  });

  it('costs half when half of the row is paid first, to the cent as it is then quoted', () => {
    const loan = workedLoan();
    const { halfFirst } = granted(delayQuote(loan, day('2026-10-15')));
    expect(halfFirst).toEqual({ pay: 145_510n, fee: 2_183n });
    const half = pay(loan, '2026-10-15', halfFirst!.pay);
    expect(delayQuote(half, day('2026-10-15'))).toMatchObject({ moved: 145_509n, fee: halfFirst!.fee });
  });

  it('names no part first where the fee is the same for any part, or a late charge would take it', () => {
    const fixed = withDelay({ percent: rational(0n, 1n), fixed: 1_000n });
    expect(delayQuote(fixed, day('2026-10-15'))).toMatchObject({ halfFirst: null });
    expect(delayQuote(workedLoan(), day('2026-10-20'))).toMatchObject({ halfFirst: null });
  });

  it('moves what is left of a row that is paid in part', () => {
    const partPaid = pay(workedLoan(), '2026-10-15', 91_019n);
    expect(delayQuote(partPaid, day('2026-10-16'))).toMatchObject({ moved: 200_000n, fee: 3_000n });
  });

  it('moves the date alone: the interest of the row is that of its own period', () => {
    const loan = workedLoan();
    const on = day('2026-10-15');
    const delayed = after(loan, decideDelay(loan, { by: 'fee', amount: 4_365n, receivedOn: on }, on));
    const [row] = planOf(delayed).rows;
    expect(row).toMatchObject({
      from: '2026-09-18',
      to: '2026-10-18',
      dueOn: '2026-11-01',
      interest: 36_000n,
    });
    expect(outstanding(delayed)).toEqual(outstanding(loan));
  });

  it('leaves a trace', () => {
    const loan = workedLoan();
    const on = day('2026-10-15');
    const { plans } = after(loan, decideDelay(loan, { by: 'fee', amount: 4_365n, receivedOn: on }, on));
    expect(plans.map(({ since, cause, by, charge }) => [since, cause, by, charge])).toEqual([
      ['2026-09-18', 'payout', null, 0n],
      ['2026-10-15', 'delay', 'fee', 4_365n],
    ]);
  });

  it('past the next due date lets that one be paid first', () => {
    const loan = withDelay({ days: 40, percent: rational(1n) });
    const on = day('2026-10-15');
    const delayed = after(loan, decideDelay(loan, { by: 'fee', amount: 2_910n, receivedOn: on }, on));
    expect(rowStates(delayed).map(({ row }) => row.n)).toEqual([2, 1, 3]);
  });

  it.each([
    ['2026-10-12', 'delay_is_outside_its_window'],
    ['2026-10-13', undefined],
    ['2026-10-21', undefined],
    ['2026-10-22', 'delay_is_outside_its_window'],
  ])('can be had on %s only inside its window', (on, refused) => {
    expect(delayQuote(workedLoan(), day(on))).toMatchObject(refused ? { refused } : { n: 1 });
  });

  it('is had as often as the product says', () => {
    const loan = withDelay({ times: 2, daysBefore: 20 });
    const delay = (each: Loan, on: string) =>
      after(each, decideDelay(each, { by: on, amount: 9_000n, receivedOn: day(on) }, day(on)));
    const once = delay(loan, '2026-10-15');
    expect(delayQuote(once, day('2026-10-20'))).toMatchObject({ timesLeft: 1, dueOn: '2026-11-01' });
    const twice = delay(once, '2026-10-20');
    expect(delayQuote(twice, day('2026-11-10'))).toEqual({ refused: 'no_delay_is_left', facts: { used: 2 } });
  });

  it.each([
    ['dearer than being late for 14 days (2.16 %)', withDelay({ percent: rational(217n, 100n) }), '63.05'],
    ['dearer because of its fixed part', withDelay({ percent: rational(0n), fixed: 6_306n }), '63.05'],
    [
      'dearer because grace makes being late cheap',
      withDelay({}, { lateCharge: { kind: 'percent', percent: rational(5n), per: 'month', graceDays: 6 } }),
      '33.95',
    ],
    ['dearer because being late is free', withDelay({}, { lateCharge: null }), '0.00'],
    [
      'dearer than what the law lets being late cost',
      withDelay({}, { limits: { ...workedAgreement.limits, mostLatePercentPerMonth: rational(3n) } }),
      '37.83',
    ],
  ])('that is %s is refused', (_, loan, most) => {
    expect(delayQuote(loan, day('2026-10-15'))).toEqual({
      refused: 'delay_costs_more_than_being_late',
      facts: { most },
    });
  });

  it('that costs just as much as being late is never dearer by its rounding', () => {
    // 13/6 % of 2,910.19 is 63.0541…, rounded up 63.06; being late costs 63.05 rounded down.
    const loan = workedLoan(
      { rounding: { mode: 'up', to: 1n } },
      { delay: { ...terms, percent: rational(13n, 6n) } },
    );
    expect(delayQuote(loan, day('2026-10-15'))).toMatchObject({ fee: 6_305n });
  });

  it('is refused where its fee would cross the ceiling of the total cost', () => {
    const tight = withDelay({}, { limits: { mostCost: 97_056n + 4_364n, mostLatePercentPerMonth: null } });
    expect(delayQuote(tight, day('2026-10-15'))).toEqual({
      refused: 'cost_ceiling_is_reached',
      facts: { fee: '43.65', room: '43.64' },
    });
  });
});
