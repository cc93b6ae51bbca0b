import { isRefusal } from '@candor/domain/refusals';
import { describe, expect, it } from 'vitest';
import { after, day, workedLoan } from '@candor/domain/testing/worked-loan';
import { decideRepay } from '@candor/domain/decisions';
import { chosenRepayment, type RepaymentWish } from './chosen-repayment.ts';
import { previewRepayment } from '@candor/domain/repayment';

const firstDue = day('2026-10-18');
const loan = after(
  workedLoan(),
  decideRepay(
    workedLoan(),
    { by: 'first', amount: 291_019n, receivedOn: firstDue, surplus: 'keep' },
    firstDue,
  ),
);
const on = day('2026-11-15');
const shown = (wish: RepaymentWish, at = on) => {
  const chosen = chosenRepayment(loan, 'ph', wish, at);
  return isRefusal(chosen) ? chosen.refused : previewRepayment(loan, { ...chosen, surplus: 'keep' }, at);
};

describe('what a payment would do, on 15 November', () => {
  it('everything settles for 5,671.32', () => {
    expect(shown({ choice: 'everything' })).toEqual({
      amount: 567_132n,
      pays: { penalty: 0n, fee: 0n, interest: 22_151n, principal: 544_981n },
      toCredit: 0n,
      fromCredit: 0n,
      owedAfter: 0n,
      nextDue: null,
      endsOn: null,
    });
  });

  it('the instalment leaves 2,910.18 for 18 December', () => {
    expect(shown({ choice: 'instalment' })).toEqual({
      amount: 291_019n,
      pays: { penalty: 0n, fee: 0n, interest: 24_524n, principal: 266_495n },
      toCredit: 0n,
      fromCredit: 0n,
      owedAfter: 291_018n,
      nextDue: { dueOn: '2026-12-18', amount: 291_018n },
      endsOn: '2026-12-18',
    });
  });

  it('an own amount is from 50.00 to all that is owed', () => {
    expect(shown({ choice: 'own', amount: 5_000n })).toMatchObject({ amount: 5_000n, owedAfter: 577_037n });
    expect(shown({ choice: 'own', amount: 4_999n })).toBe('amount_is_too_small');
    expect(shown({ choice: 'own', amount: 567_133n })).toBe('amount_is_above_the_owed');
    expect(shown({ choice: 'overdue' })).toBe('nothing_is_owed');
  });

  it('money for a row that has not begun is credit, which pays that row by itself', () => {
    expect(shown({ choice: 'instalment' }, firstDue)).toEqual({
      amount: 291_019n,
      pays: { penalty: 0n, fee: 0n, interest: 0n, principal: 0n },
      toCredit: 291_019n,
      fromCredit: 0n,
      owedAfter: 291_018n,
      nextDue: { dueOn: '2026-12-18', amount: 291_018n },
      endsOn: '2026-12-18',
    });
  });

  it('more than the running instalment waits for the next one, or pays the principal and saves interest', () => {
    const chosen = { amount: 400_000n, meantFor: 'repayment' } as const;
    const [keep, shorter, smaller] = (['keep', 'shorter', 'smaller'] as const).map((surplus) =>
      previewRepayment(loan, { ...chosen, surplus }, on),
    );
    expect(keep).toMatchObject({
      toCredit: 108_981n,
      fromCredit: 0n,
      owedAfter: 182_037n,
      nextDue: { dueOn: '2026-12-18', amount: 182_037n },
    });
    expect(shorter).toMatchObject({ toCredit: 0n, endsOn: '2026-12-18' });
    expect(smaller).toMatchObject({ toCredit: 0n, endsOn: '2026-12-18' });
    expect(shorter?.owedAfter).toBeLessThan(182_037n);
  });
});
