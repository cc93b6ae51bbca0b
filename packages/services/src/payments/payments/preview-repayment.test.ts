import { isRefusal } from '@candor/domain/refusals';
import { describe, expect, it } from 'vitest';
import { after, day, workedLoan } from '@candor/domain/testing/worked-loan';
import { decideRepay } from '@candor/domain/decisions';
import { chosenRepayment, type RepaymentWish } from './chosen-repayment.ts';
import { extraOf, previewRepayment, type SurplusRule } from '@candor/domain/repayment';
import { earlyInstead, surplusOptions } from './surplus-of.ts';

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
    expect(shown({ choice: 'everything' })).toMatchObject({
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
    expect(shown({ choice: 'instalment' })).toMatchObject({
      amount: 291_019n,
      pays: { penalty: 0n, fee: 0n, interest: 24_524n, principal: 266_495n },
      toCredit: 0n,
      fromCredit: 0n,
      owedAfter: 291_018n,
      nextDue: { dueOn: '2026-12-18', amount: 291_018n },
      endsOn: '2026-12-18',
      rows: [{ dueOn: '2026-11-18', parts: { interest: 24_524n, principal: 266_495n } }],
      kept: [],
      left: [{ dueOn: '2026-12-18', amount: 291_018n }],
    });
  });

  it('an own amount is from 50.00 to all that is owed', () => {
    expect(shown({ choice: 'own', amount: 5_000n })).toMatchObject({ amount: 5_000n, owedAfter: 577_037n });
    expect(shown({ choice: 'own', amount: 4_999n })).toBe('amount_is_too_small');
    expect(shown({ choice: 'own', amount: 567_133n })).toBe('amount_is_above_the_owed');
    expect(shown({ choice: 'overdue' })).toBe('nothing_is_owed');
  });

  it('money for a row that has not begun is credit, which pays that row by itself', () => {
    expect(shown({ choice: 'instalment' }, firstDue)).toMatchObject({
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

describe('5,600.00 on the due date of the first instalment', () => {
  const paying = { amount: 560_000n, meantFor: 'repayment' } as const;
  const fresh = workedLoan();

  it('covers 2,910.19 and leaves 2,689.81 to decide on, the cheapest way first', () => {
    expect(extraOf(fresh, 560_000n, firstDue)).toBe(268_981n);
    const options = surplusOptions(fresh, paying, firstDue);
    expect(options.map(({ rule, saves, left }) => [rule, saves, left.map(({ amount }) => amount)])).toEqual([
      ['shorter', 24_636n, [288_420n]],
      ['smaller', 18_289n, [147_383n, 147_384n]],
      ['keep', 0n, [22_038n, 291_018n]],
    ]);
  });

  it('adds up line by line, whatever the rest does', () => {
    const of = (surplus: SurplusRule) => previewRepayment(fresh, { ...paying, surplus }, firstDue);
    const rows = [{ dueOn: '2026-10-18', parts: { interest: 36_000n, principal: 255_019n } }];
    expect(of('shorter')).toMatchObject({ rows, prepaid: 268_981n, kept: [], usedCredit: 0n });
    expect(of('keep')).toMatchObject({
      rows,
      prepaid: 0n,
      kept: [{ dueOn: '2026-11-18', amount: 268_981n }],
    });
  });
});

describe('B4 · credit that waits for an instalment', () => {
  const paidOut = day('2026-09-18');
  const ahead = after(
    workedLoan(),
    decideRepay(
      workedLoan(),
      { by: 'ahead', amount: 291_019n, receivedOn: paidOut, surplus: 'keep' },
      paidOut,
    ),
  );
  const more = { amount: 50_000n, meantFor: 'repayment' } as const;

  it.each(['keep', 'shorter', 'smaller'] as const)('goes on waiting for it: %s', (surplus) => {
    const { usedCredit, fromCredit, left } = previewRepayment(ahead, { ...more, surplus }, paidOut);
    expect({ usedCredit, fromCredit }).toEqual({ usedCredit: 0n, fromCredit: 0n });
    expect(left[0]?.dueOn).toBe('2026-11-18');
  });

  it('pays its instalment with other money once that runs, and all of the other money is extra', () => {
    const later = day('2026-09-25');
    expect(extraOf(ahead, 50_000n, later)).toBe(50_000n);
    expect(previewRepayment(ahead, { ...more, surplus: 'keep' }, later)).toMatchObject({
      rows: [{ dueOn: '2026-10-18', parts: { interest: 36_000n, principal: 255_019n } }],
      kept: [{ dueOn: '2026-11-18', amount: 50_000n }],
      usedCredit: 291_019n,
    });
    expect(previewRepayment(ahead, { ...more, surplus: 'shorter' }, later)).toMatchObject({
      prepaid: 50_000n,
    });
  });
});

describe('an instalment that is paid before its day', () => {
  const chosen = { amount: 291_019n, meantFor: 'repayment' } as const;

  it('costs the same, and where it has not begun to run the same money could save interest', () => {
    expect(earlyInstead({ loan, on: firstDue }, 'instalment', chosen)).toEqual({
      dueOn: '2026-11-18',
      saves: surplusOptions(loan, chosen, firstDue)[0]?.saves,
    });
    expect(surplusOptions(loan, chosen, firstDue)[0]?.saves).toBeGreaterThan(0n);
    expect(earlyInstead({ loan, on }, 'instalment', chosen)).toEqual({ dueOn: '2026-11-18', saves: 0n });
    expect(earlyInstead({ loan, on }, 'own', chosen)).toBeNull();
    expect(earlyInstead({ loan, on: day('2026-11-18') }, 'instalment', chosen)).toBeNull();
  });
});
