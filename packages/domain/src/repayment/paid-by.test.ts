import type { Loan } from '../loan/loan.ts';
import { decideRepay } from '../decisions/decide-repay.ts';
import { decideReverse } from '../decisions/decide-reverse.ts';
import { expect, it } from 'vitest';
import { after, day, workedLoan } from '../testing/worked-loan.ts';
import { paidBy } from './preview-repayment.ts';

const on = day('2026-10-18');
const pay = (loan: Loan, by: string, amount: bigint) =>
  after(loan, decideRepay(loan, { by, amount, receivedOn: on, surplus: 'keep' }, on));
const take = (loan: Loan, by: string) => after(loan, decideReverse(loan, { by }, on));

/** 2,910.19 are due on 18 October: 360.00 of interest first. */
it('a payment that was put on anew shows how it is divided now; one that was taken back what it had paid', () => {
  const first = pay(workedLoan(), 'early', 36_000n);
  const both = pay(first, 'later', 50_000n);
  expect(paidBy(both, 'later').pays).toMatchObject({ interest: 0n, principal: 50_000n });
  const alone = pay(take(take(both, 'later'), 'early'), 'later', 50_000n);
  expect(paidBy(alone, 'later').pays).toMatchObject({ interest: 36_000n, principal: 14_000n });
  expect(paidBy(alone, 'early', { isReversed: true }).pays).toMatchObject({ interest: 36_000n });
  expect(paidBy(alone, 'early').pays).toMatchObject({ interest: 0n, principal: 0n });
});
