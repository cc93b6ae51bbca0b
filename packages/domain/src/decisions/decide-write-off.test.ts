import { describe, expect, it } from 'vitest';
import type { Loan } from '../loan/loan.ts';
import { borrowerCredit } from '../loan/outstanding.ts';
import type { Refusal } from '../refusals/refusal.ts';
import {
  counted,
  firstPaid,
  inState,
  nothing,
  november15 as on,
  refusesInOrder,
  withMoney,
} from '../testing/money-cases.ts';
import type { MoneyCase } from '../testing/money-cases.ts';
import { after, day } from '../testing/worked-loan.ts';
import { decideDay } from './decide-day.ts';
import { decideRecover } from './decide-recover.ts';
import { decideRepay } from './decide-repay.ts';
import { decideReverse } from './decide-reverse.ts';
import { decideWriteOff } from './decide-write-off.ts';

describe('writing off and recovering', () => {
  const today = day('2027-03-01');
  const writtenOff = after(firstPaid, decideWriteOff(firstPaid, { reason: 'gone' }, today));

  it.each<[string, Loan, string, Refusal['refused']]>([
    ['a settled loan', { ...firstPaid, state: 'settled' }, '', 'only_an_active_loan_is_written_off'],
    ['without a reason', firstPaid, '  ', 'reason_is_missing'],
  ])('%s is refused', (_, loan, reason, refused) => {
    expect(decideWriteOff(loan, { reason }, today)).toMatchObject({ refused });
  });

  it('gives up what a settlement would have taken', () => {
    expect(writtenOff.state).toBe('written-off');
    expect(writtenOff.writtenOff).toEqual({
      penalty: 84_395n,
      fee: 0n,
      interest: 37_056n,
      principal: 544_981n,
    });
    expect(decideDay(writtenOff, day('2028-01-01'))).toEqual([]);
  });

  it('of a loan not yet due has earned no later interest', () => {
    const early = after(firstPaid, decideWriteOff(firstPaid, { reason: 'died' }, on));
    expect(early.writtenOff).toMatchObject({ interest: 22_151n, principal: 544_981n });
  });

  it('takes the credit first, on rows that are not due too, and gives up the rest', () => {
    const credit = { by: 'over', amount: 50_000n, receivedOn: on, surplus: 'keep' as const };
    const settled = { ...firstPaid, state: 'settled' as const };
    const given = after(settled, decideRepay(settled, credit, on));
    const rich: Loan = { ...given, state: 'active' };
    expect(borrowerCredit(rich)).toBe(50_000n);
    const early = after(rich, decideWriteOff(rich, { reason: 'died' }, on));
    expect(borrowerCredit(early)).toBe(0n);
    expect(early.writtenOff).toEqual({
      penalty: 0n,
      fee: 0n,
      interest: 0n,
      principal: 544_981n + 22_151n - 50_000n,
    });
  });

  it('is refused where the credit would settle the loan', () => {
    const settled = { ...firstPaid, state: 'settled' as const };
    const credit = { by: 'over', amount: 567_132n, receivedOn: on, surplus: 'keep' as const };
    const rich: Loan = { ...after(settled, decideRepay(settled, credit, on)), state: 'active' };
    expect(decideWriteOff(rich, { reason: 'died' }, on)).toEqual({ refused: 'nothing_is_owed' });
  });

  const recover: MoneyCase = {
    loan: writtenOff,
    money: { by: 'r', amount: 50_000n, receivedOn: today },
    on: today,
  };
  refusesInOrder(decideRecover, recover, [
    ['only_a_written_off_loan_is_recovered', inState('active')],
    ['payment_is_already_counted', counted],
    ['day_is_in_the_future', withMoney({ receivedOn: day('2027-03-02') })],
    ['amount_is_not_positive', nothing],
  ]);

  it('is recovered when nothing is missing, and what is over is credit', () => {
    const part = after(writtenOff, decideRecover(writtenOff, recover.money, today));
    expect(part.state).toBe('written-off');
    const rest = after(
      part,
      decideRepay(part, { by: 'rest', amount: 700_000n, receivedOn: today, surplus: 'keep' }, today),
    );
    expect(rest.state).toBe('recovered');
    expect(borrowerCredit(rest)).toBe(700_000n + 50_000n - 666_432n);
    const lost = after(rest, decideReverse(rest, { by: 'rest' }, today));
    expect([lost.state, borrowerCredit(lost)]).toEqual(['written-off', 0n]);
  });
});
