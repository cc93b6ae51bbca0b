import { expect, it } from 'vitest';
import { decideCancel } from '../decisions/decide-cancel.ts';
import { decideRepay } from '../decisions/decide-repay.ts';
import { after, day, workedLoan } from '../testing/worked-loan.ts';
import { cancelledLoan } from './cancelled-loan.ts';

it('a loan that was cancelled after a part had been repaid: both payments, and the fee that is not charged', () => {
  const on = day('2026-09-18');
  const loan = workedLoan();
  const part = after(
    loan,
    decideRepay(loan, { by: 'part', amount: 50_000n, receivedOn: on, surplus: 'smaller' }, on),
  );
  expect(cancelledLoan(part)).toBeNull();
  const cancelled = after(part, decideCancel(part, { by: 'rest', amount: 726_000n, receivedOn: on }, on));
  expect(cancelledLoan(cancelled)).toEqual({
    on,
    received: 776_000n,
    interest: 0n,
    paidBack: 776_000n,
    feesNotCharged: 24_000n,
    payments: [
      { by: 'part', on, amount: 50_000n },
      { by: 'rest', on, amount: 726_000n },
    ],
  });
});
