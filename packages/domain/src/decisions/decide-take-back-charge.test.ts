import { describe, expect, it } from 'vitest';
import type { Loan } from '../loan/loan.ts';
import { borrowerCredit, outstanding } from '../loan/outstanding.ts';
import { totalOfParts } from '../loan/parts.ts';
import { rowStates } from '../instalments/row-states.ts';
import { faultLadder } from '../testing/fault-ladder.ts';
import { after, day, workedLoan, workedTerms } from '../testing/worked-loan.ts';
import { decideDay } from './decide-day.ts';
import { decideDispute } from './decide-dispute.ts';
import { decideRepay } from './decide-repay.ts';
import { decideRestructure } from './decide-restructure.ts';
import { decideReverse } from './decide-reverse.ts';
import { decideTakeBackCharge } from './decide-take-back-charge.ts';

const today = day('2026-10-30');
/** Twelve days late with the first of three rows: 53.35. */
const late = after(workedLoan(), decideDay(workedLoan(), day('2026-10-29')));
const disputed = after(late, decideDispute(late, { n: 1, isOver: false }, today));
const takeBack = (loan: Loan, on = today) =>
  decideTakeBackCharge(loan, { n: 1, reason: 'disputed: C-2026-FWX93' }, on);
const pay = (loan: Loan, amount: bigint, by = 'p-1') =>
  after(loan, decideRepay(loan, { by, amount, receivedOn: today, surplus: 'keep' }, today));
const owed = (loan: Loan) => totalOfParts(outstanding(loan));

describe('taking a late charge back', () => {
  type Case = { loan: Loan; n: number; reason: string };
  const ladder = faultLadder<Case>({ loan: disputed, n: 1, reason: 'disputed' }, [
    [
      'only_an_active_loan_is_changed',
      (input) => ({ ...input, loan: { ...input.loan, state: 'written-off' } }),
    ],
    ['nothing_of_that_is_owed', (input) => ({ ...input, n: 2 })],
    ['reason_is_missing', (input) => ({ ...input, reason: ' ' })],
  ]);
  it.each(ladder)('%s', (refused, { loan, n, reason }) => {
    expect(decideTakeBackCharge(loan, { n, reason }, today)).toMatchObject({ refused });
  });

  it('forgives all of it, those of the days that nobody has charged yet included, and ends the dispute', () => {
    const now = after(disputed, takeBack(disputed));
    expect(rowStates(now)[0]?.owed.penalty).toBe(0n);
    expect(now.disputes).toEqual([{ n: 1, since: today, until: today }]);
    expect(now.lateCharges.findLast(({ why }) => why === 'waived')?.amount).toBe(-5_335n);
    expect(owed(now)).toBe(873_056n);
    expect(takeBack(now)).toMatchObject({ refused: 'nothing_of_that_is_owed' });
  });

  it('what was paid of it pays what else is due', () => {
    const paid = pay(disputed, 2_000n);
    expect(rowStates(paid)[0]?.paid).toMatchObject({ penalty: 2_000n, interest: 0n });
    const now = after(paid, takeBack(paid));
    expect(rowStates(now)[0]?.paid).toMatchObject({ penalty: 0n, interest: 2_000n });
    expect([owed(now), borrowerCredit(now)]).toEqual([871_056n, 0n]);
  });

  it('what was paid of it is credit where nothing else is due, also of a loan that is settled', () => {
    const paid = pay(disputed, 296_354n);
    const now = after(paid, takeBack(paid));
    expect([owed(now), borrowerCredit(now)]).toEqual([owed(paid), 5_335n]);
    const settled = pay(disputed, 2_000_000n);
    expect(settled.state).toBe('settled');
    const back = after(settled, takeBack(settled));
    expect(back.state).toBe('settled');
    expect(borrowerCredit(back) - borrowerCredit(settled)).toBe(5_335n);
  });

  it('if the bank takes that money back too, nobody has gained or lost', () => {
    const paid = pay(disputed, 296_354n);
    const now = after(paid, takeBack(paid));
    const reversed = after(now, decideReverse(now, { by: 'p-1', isTakenBack: true }, today));
    expect([owed(reversed), borrowerCredit(reversed)]).toEqual([873_056n, 0n]);
  });

  it('finds it in the row of what was carried over, if other terms came meanwhile; once', () => {
    const terms = { ...workedTerms, instalments: 6, firstDueOn: null };
    const limits = disputed.agreement.limits;
    const moved = after(disputed, decideRestructure(disputed, { terms, limits, reason: 'hardship' }, today));
    const now = after(moved, takeBack(moved));
    expect(owed(moved) - owed(now)).toBe(5_335n);
    expect(takeBack(now)).toMatchObject({ refused: 'nothing_of_that_is_owed' });
  });

  it('does not come back; the days that follow are charged as before', () => {
    const now = after(disputed, takeBack(disputed));
    expect(decideDay(now, today)).toEqual([]);
    const later = after(now, decideDay(now, day('2026-11-09')));
    // Ten days of 2,910.19 at 5 % a month.
    expect(rowStates(later)[0]?.left.penalty).toBe(4_850n);
  });
});

it('a dispute ends also where the loan has ended meanwhile, so that it does not rest for ever if it is opened again', () => {
  const settled = pay(disputed, 2_000_000n);
  const ended = after(settled, decideDispute(settled, { n: 1, isOver: true }, day('2026-11-02')));
  expect(ended.disputes).toEqual([{ n: 1, since: today, until: '2026-11-02' }]);
  expect(decideDispute(ended, { n: 1, isOver: true }, today)).toMatchObject({
    refused: 'only_an_active_loan_is_changed',
  });
});
