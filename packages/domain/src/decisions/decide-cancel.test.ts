import { describe, expect, it } from 'vitest';
import { coolingOffQuote } from '../cooling-off/cooling-off-quote.ts';
import { costPaid } from '../loan/costs.ts';
import { borrowerCredit, outstanding } from '../loan/outstanding.ts';
import { noParts } from '../loan/parts.ts';
import { rowStates } from '../instalments/row-states.ts';
import { rational } from '../numbers/rational.ts';
import { isRefusal } from '../refusals/refusal.ts';
import { totalOfLines } from '../repayment/divide-by-order.ts';
import { inState, nothing, pay, refusesInOrder, withAgreement, withMoney } from '../testing/money-cases.ts';
import type { MoneyCase } from '../testing/money-cases.ts';
import { after, day, workedLoan } from '../testing/worked-loan.ts';
import { decideCancel } from './decide-cancel.ts';

describe('cancelling', () => {
  const paidOut = workedLoan();
  const today = day('2026-09-19');
  const fresh: MoneyCase = {
    loan: pay(paidOut, '2026-09-18', 50_000n),
    money: { by: 'exit', amount: 726_000n, receivedOn: today },
    on: today,
  };
  refusesInOrder(decideCancel, fresh, [
    ['only_an_active_loan_is_cancelled', inState('settled')],
    ['payment_is_already_counted', withMoney({ by: '2026-09-18 50000' })],
    ['day_is_in_the_future', withMoney({ receivedOn: day('2026-09-20') })],
    ['cooling_off_has_ended', withAgreement({ coolingOffDays: 0 })],
    ['amount_is_not_positive', nothing],
    ['amount_is_not_enough', withMoney({ amount: 725_999n })],
  ]);

  it('ends the loan for the net amount less what was paid; interest and fee are not owed', () => {
    const events = decideCancel(fresh.loan, { ...fresh.money, amount: 726_500n }, today);
    const cancelled = after(fresh.loan, events);
    expect(cancelled.state).toBe('cancelled');
    expect(outstanding(cancelled)).toEqual(noParts);
    expect(borrowerCredit(cancelled)).toBe(500n);
    expect(costPaid(cancelled).total).toBe(0n);
    expect(rowStates(cancelled).map(({ paid }) => paid)).toEqual([{ ...noParts, principal: 776_000n }]);
  });

  it('counts what was already paid on a row, and leaves nothing on it', () => {
    const rowPaid = pay(workedLoan(), '2026-09-19', 30_000n);
    expect(rowStates(rowPaid)[0]?.paid.interest).toBe(30_000n);
    const cancelled = after(rowPaid, decideCancel(rowPaid, { ...fresh.money, amount: 746_000n }, today));
    const lines = cancelled.allocations.flatMap((allocation) => allocation.lines);
    expect(lines.reduce((sum, { n, parts }) => (n === 1 ? sum + parts.interest : sum), 0n)).toBe(0n);
    expect([totalOfLines(lines), borrowerCredit(cancelled)]).toEqual([776_000n, 0n]);
  });

  it('takes exactly what is quoted, and not a centavo less', () => {
    const lives = [
      workedLoan(),
      pay(workedLoan(), '2026-09-19', 30_000n),
      pay(pay(workedLoan(), '2026-09-18', 50_000n), '2026-09-19', 90_000n),
    ];
    for (const loan of lives) {
      const quote = coolingOffQuote(loan, today);
      if (isRefusal(quote)) throw new Error(quote.refused);
      const exact = { by: 'exit', amount: quote.toPay, receivedOn: today };
      expect(borrowerCredit(after(loan, decideCancel(loan, exact, today)))).toBe(0n);
      expect(decideCancel(loan, { ...exact, amount: quote.toPay - 1n }, today)).toMatchObject({
        refused: 'amount_is_not_enough',
      });
    }
  });

  it('in India costs the disclosed rate for the days', () => {
    const indian = workedLoan({}, { coolingOffDays: 3, exitRate: rational(17n) });
    const exit = decideCancel(
      indian,
      { by: 'exit', amount: 776_723n, receivedOn: day('2026-09-20') },
      day('2026-09-20'),
    );
    expect(exit).toMatchObject([
      { event: 'interest-accrued' },
      { event: 'loan-cancelled', exit: { interest: 723n, total: 776_723n } },
      { event: 'money-allocated' },
    ]);
  });
});
