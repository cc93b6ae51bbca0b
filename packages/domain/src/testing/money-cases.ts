import { expect, it } from 'vitest';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { decideRepay } from '../decisions/decide-repay.ts';
import type { MoneyIn } from '../decisions/money-rules.ts';
import type { Loan } from '../loan/loan.ts';
import { faultLadder } from './fault-ladder.ts';
import { after, day, workedLoan } from './worked-loan.ts';

/** A loan, money for it and the day: what a command about money is decided on. */
export type MoneyCase = { readonly loan: Loan; readonly money: MoneyIn; readonly on: CalendarDate };
type Fault = (input: MoneyCase) => MoneyCase;

export const withMoney =
  (different: Partial<MoneyIn>): Fault =>
  (input) => ({ ...input, money: { ...input.money, ...different } });
export const inState =
  (state: Loan['state']): Fault =>
  (input) => ({ ...input, loan: { ...input.loan, state } });
export const withAgreement =
  (different: Partial<Loan['agreement']>): Fault =>
  (input) => ({
    ...input,
    loan: { ...input.loan, agreement: { ...input.loan.agreement, ...different } },
  });

/** Money of which nothing prepays. The payment is named after the day and the amount. */
export function pay(loan: Loan, on: string, amount: bigint): Loan {
  const money = { by: `${on} ${amount}`, amount, receivedOn: day(on), surplus: 'keep' } as const;
  return after(loan, decideRepay(loan, money, day(on)));
}

/** The worked loan on 15 November, with its first instalment paid. */
export const firstPaid = pay(workedLoan(), '2026-10-18', 291_019n);
export const november15 = day('2026-11-15');
export const goodCase: MoneyCase = {
  loan: firstPaid,
  money: { by: 'new', amount: 700_000n, receivedOn: november15 },
  on: november15,
};
export const counted = withMoney({ by: '2026-10-18 291019' });
export const fromTheFuture = withMoney({ receivedOn: day('2026-11-16') });
export const nothing = withMoney({ amount: 0n });

/** One test for each rung: the rule that is named is the first that is still broken. */
export function refusesInOrder(
  decide: (loan: Loan, money: MoneyIn, on: CalendarDate) => unknown,
  good: MoneyCase,
  faults: readonly (readonly [rule: string, fault: Fault])[],
): void {
  it.each(faultLadder(good, faults))('%s', (refused, input) => {
    expect(decide(input.loan, input.money, input.on)).toMatchObject({ refused });
  });
}
