import { describe, expect, it } from 'vitest';
import type { Loan } from '../loan/loan.ts';
import { borrowerCredit, outstanding } from '../loan/outstanding.ts';
import { noParts, totalOfParts } from '../loan/parts.ts';
import { rowStates } from '../loan/row-states.ts';
import { zero } from '../numbers/rational.ts';
import { firstPaid, november15 as on, pay } from '../testing/money-cases.ts';
import { after, day, workedLoan, workedTerms } from '../testing/worked-loan.ts';
import { decideDay } from './decide-day.ts';
import { decideDispute } from './decide-dispute.ts';
import { decideRefund } from './decide-refund.ts';
import { decideRepay } from './decide-repay.ts';
import { decideReverse } from './decide-reverse.ts';

describe('reversing', () => {
  it.each<[string, Loan, string, string]>([
    ['a payment that is not counted', firstPaid, 'nobody', 'payment_is_not_counted'],
    [
      'credit that was used',
      after(
        pay(firstPaid, '2026-10-18', 300_000n),
        decideDay(pay(firstPaid, '2026-10-18', 300_000n), day('2026-11-18')),
      ),
      'credit 2026-11-18',
      'payment_is_not_counted',
    ],
    [
      'a payment of a cancelled loan',
      { ...firstPaid, state: 'cancelled' },
      '2026-10-18 291019',
      'only_an_active_loan_is_changed',
    ],
  ])('%s is refused', (_, loan, by, refused) => {
    expect(decideReverse(loan, { by }, day('2026-11-18'))).toMatchObject({ refused });
  });

  it('opens again what the credit that it gave had paid', () => {
    const kept = pay(firstPaid, '2026-10-18', 10_000n);
    const used = after(kept, decideDay(kept, day('2026-11-18')));
    expect(totalOfParts(outstanding(used))).toBe(572_037n);
    const undone = after(used, decideReverse(used, { by: '2026-10-18 10000' }, day('2026-11-18')));
    expect(rowStates(undone).map(({ paid }) => totalOfParts(paid))).toEqual([291_019n, 0n, 0n]);
    expect(borrowerCredit(undone)).toBe(0n);
  });

  it('opens rows again from the last, if the credit was sent back', () => {
    const kept = pay(firstPaid, '2026-10-18', 10_000n);
    const refunded = after(kept, decideRefund(kept, { by: 'refund', amount: 10_000n }, on));
    const undone = after(refunded, decideReverse(refunded, { by: '2026-10-18 10000' }, on));
    const [first] = rowStates(undone);
    expect(first?.left).toEqual({ ...noParts, principal: 10_000n });
    expect(borrowerCredit(undone)).toBe(0n);
  });

  it('is refused where more was sent back than is paid on the rows, unless the money is gone', () => {
    const kept = pay(workedLoan(), '2026-09-18', 10_000n);
    const refunded = after(kept, decideRefund(kept, { by: 'refund', amount: 4_000n }, on));
    expect(decideReverse(refunded, { by: '2026-09-18 10000' }, on)).toEqual({
      refused: 'credit_is_already_used',
      facts: { missing: '40.00' },
    });
    const by = '2026-09-18 10000';
    const gone = after(refunded, decideReverse(refunded, { by, isTakenBack: true }, on));
    expect(borrowerCredit(gone)).toBe(0n);
    expect(gone.allocations.at(-1)).toMatchObject({ by, amount: 4_000n, toCredit: 4_000n, until: null });
  });

  it('leaves rows that are paid before their time in place, also if more money prepays', () => {
    const start = '2026-09-18';
    const interest = { ...workedTerms.interest, rate: zero };
    const kept = pay(workedLoan({ interest, fees: [] }), start, 10_000n);
    const refunded = after(kept, decideRefund(kept, { by: 'refund', amount: 4_000n }, day(start)));
    const settled = pay(refunded, start, 800_000n);
    const by = `${start} 10000`;
    const open = after(settled, decideReverse(settled, { by, isTakenBack: true }, day(start)));
    expect(totalOfParts(outstanding(open))).toBe(4_000n);
    const more = { by: 'more', amount: 1_000n, receivedOn: day(start), surplus: 'smaller' } as const;
    const repaid = after(open, decideRepay(open, more, day(start)));
    expect(totalOfParts(outstanding(repaid))).toBe(4_000n);
    expect(borrowerCredit(repaid)).toBe(1_000n);
  });

  it('of a prepayment waits for the money that stands on its rows', () => {
    const prepaid = after(
      firstPaid,
      decideRepay(firstPaid, { by: 'pre', amount: 400_000n, receivedOn: on, surplus: 'smaller' }, on),
    );
    const later = pay(prepaid, '2026-12-18', 1_000n);
    expect(decideReverse(later, { by: 'pre' }, on)).toEqual({ refused: 'a_later_repayment_stands_on_it' });
    expect(
      rowStates(after(prepaid, decideReverse(prepaid, { by: 'pre' }, on))).map(({ row }) => row.n),
    ).toEqual([1, 2, 3]);
  });
});

describe('refunding and disputing', () => {
  const kept = pay(firstPaid, '2026-10-18', 10_000n);

  it.each([
    ['payment_is_already_counted', '2026-10-18 10000', 10_001n],
    ['amount_is_not_positive', 'refund', 0n],
    ['credit_is_already_used', 'refund', 10_001n],
  ])('%s', (refused, by, amount) => {
    expect(decideRefund(kept, { by, amount }, on)).toMatchObject({ refused });
  });

  it('sends back what is there', () => {
    expect(borrowerCredit(after(kept, decideRefund(kept, { by: 'refund', amount: 4_000n }, on)))).toBe(
      6_000n,
    );
  });

  it('a row is disputed once, and the dispute ends once', () => {
    const disputed = after(firstPaid, decideDispute(firstPaid, { n: 2, isOver: false }, on));
    expect(decideDispute(disputed, { n: 2, isOver: false }, on)).toEqual([]);
    expect(decideDispute(firstPaid, { n: 2, isOver: true }, on)).toEqual([]);
    expect(decideDispute(firstPaid, { n: 1, isOver: false }, on)).toMatchObject({
      refused: 'nothing_of_that_is_owed',
    });
    expect(decideDispute({ ...firstPaid, state: 'settled' }, { n: 2, isOver: false }, on)).toMatchObject({
      refused: 'only_an_active_loan_is_changed',
    });
  });
});
