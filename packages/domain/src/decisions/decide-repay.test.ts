import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { Loan } from '../loan/loan.ts';
import { noParts } from '../loan/parts.ts';
import { rowStates } from '../instalments/row-states.ts';
import {
  counted,
  firstPaid,
  fromTheFuture,
  goodCase as good,
  inState,
  nothing,
  november15 as on,
  refusesInOrder,
  withMoney,
} from '../testing/money-cases.ts';
import { after, day, workedLoan } from '../testing/worked-loan.ts';
import { decideDay } from './decide-day.ts';
import { decideRepay } from './decide-repay.ts';
import { decideSettle } from './decide-settle.ts';
import type { MoneyIn } from './money-rules.ts';

describe('repaying', () => {
  const repay = (loan: Loan, money: MoneyIn, today: CalendarDate) =>
    decideRepay(loan, { ...money, surplus: 'keep' }, today);
  refusesInOrder(repay, good, [
    ['payment_is_already_counted', counted],
    ['day_is_in_the_future', fromTheFuture],
    ['amount_is_not_positive', nothing],
  ]);
  refusesInOrder(repay, good, [
    ['day_is_before_the_payout', withMoney({ receivedOn: day('2026-09-17') })],
    ['amount_is_not_positive', nothing],
  ]);

  it('counts from the day the money came: matched two days later there is no late charge and nothing is late', () => {
    const loan = after(workedLoan(), decideDay(workedLoan(), day('2026-10-20')));
    const found = decideRepay(
      loan,
      { by: 'p', amount: 291_019n, receivedOn: day('2026-10-18'), surplus: 'keep' },
      day('2026-10-20'),
    );
    const now = after(loan, found);
    expect(rowStates(now)[0]?.left).toEqual(noParts);
    expect(now.allocations[0]).toMatchObject({ on: '2026-10-18', amount: 291_019n });
    expect(now.lateCharges.reduce((sum, { amount }) => sum + amount, 0n)).toBe(0n);
  });

  it('found later settles as of the day it came, and interest posted since is taken back', () => {
    const loan = after(firstPaid, decideDay(firstPaid, day('2026-11-18')));
    expect(loan.accrued).toBe(60_524n);
    const settled = after(
      loan,
      decideRepay(loan, { by: 'p', amount: 567_132n, receivedOn: on, surplus: 'keep' }, day('2026-11-18')),
    );
    expect([settled.state, settled.accrued]).toEqual(['settled', 58_151n]);
  });
});

describe('settling', () => {
  refusesInOrder(decideSettle, good, [
    ['only_an_active_loan_is_settled', inState('written-off')],
    ['payment_is_already_counted', counted],
    ['day_is_in_the_future', fromTheFuture],
    ['amount_is_not_positive', nothing],
    ['amount_is_not_enough', withMoney({ amount: 567_131n })],
  ]);

  it('takes exactly what the quote says', () => {
    expect(after(firstPaid, decideSettle(firstPaid, { ...good.money, amount: 567_132n }, on)).state).toBe(
      'settled',
    );
    expect(decideSettle(firstPaid, { ...good.money, amount: 567_131n }, on)).toEqual({
      refused: 'amount_is_not_enough',
      facts: { amount: '5671.31', needed: '5671.32' },
    });
  });
});
