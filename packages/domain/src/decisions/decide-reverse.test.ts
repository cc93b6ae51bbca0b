import { describe, expect, it } from 'vitest';
import type { Loan } from '../loan/loan.ts';
import { costToTheEnd } from '../loan/costs.ts';
import { borrowerCredit, outstanding } from '../loan/outstanding.ts';
import { noParts, totalOfParts } from '../loan/parts.ts';
import { rowStates } from '../instalments/row-states.ts';
import { zero } from '../numbers/rational.ts';
import { firstPaid, november15 as on, pay } from '../testing/money-cases.ts';
import { after, day, workedLoan, workedTerms } from '../testing/worked-loan.ts';
import { decideCancel } from './decide-cancel.ts';
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

describe('reversing after the loan was left in its cooling-off days', () => {
  const today = day('2026-09-19');
  const paid = pay(workedLoan(), '2026-09-18', 50_000n);
  const money = { by: 'exit', amount: 726_500n, receivedOn: today };
  const left = after(paid, decideCancel(paid, money, today));

  it('of the exit opens the loan again as it was agreed, with what was paid before', () => {
    const open = after(left, decideReverse(left, { by: 'exit', isTakenBack: true }, day('2026-09-21')));
    expect(open.state).toBe('active');
    expect(rowStates(open).map(({ row }) => row.n)).toEqual([1, 2, 3]);
    expect(totalOfParts(outstanding(open))).toBe(totalOfParts(outstanding(paid)));
    expect(borrowerCredit(open)).toBe(borrowerCredit(paid));
    expect(costToTheEnd(open)).toEqual(costToTheEnd(paid));
    // And it may be left once more, while there is time.
    expect(after(open, decideCancel(open, { ...money, by: 'again' }, today)).state).toBe('cancelled');
  });

  it('of the exit, whose rest was sent back: that much is owed by whoever paid', () => {
    const fresh = workedLoan();
    const gone = after(fresh, decideCancel(fresh, { ...money, amount: 776_500n }, today));
    const sent = after(gone, decideRefund(gone, { by: 'refund', amount: 500n }, today));
    const open = after(sent, decideReverse(sent, { by: 'exit', isTakenBack: true }, today));
    expect(open.allocations.at(-1)).toMatchObject({ by: 'exit', amount: 500n, toCredit: 500n, until: null });
    expect(totalOfParts(outstanding(open))).toBe(totalOfParts(outstanding(fresh)));
  });

  it('of money that was here before it waits for the exit; of money that came after it does not', () => {
    expect(decideReverse(left, { by: '2026-09-18 50000', isTakenBack: true }, today)).toEqual({
      refused: 'a_later_repayment_stands_on_it',
    });
    const more = pay(left, '2026-09-20', 1_000n);
    const undone = after(more, decideReverse(more, { by: '2026-09-20 1000' }, day('2026-09-21')));
    expect([undone.state, borrowerCredit(undone)]).toEqual(['cancelled', borrowerCredit(left)]);
    const sent = after(more, decideRefund(more, { by: 'refund', amount: 1_500n }, day('2026-09-20')));
    const by = '2026-09-20 1000';
    const owed = after(sent, decideReverse(sent, { by, isTakenBack: true }, day('2026-09-21')));
    expect([owed.state, outstanding(owed)]).toEqual(['cancelled', noParts]);
    expect(owed.allocations.at(-1)).toMatchObject({ by, amount: 1_000n, until: null });
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
