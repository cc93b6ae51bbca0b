import { amountText } from '../money/amount.ts';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { delayQuote } from '../delay/delay-quote.ts';
import type { DelayRule } from '../delay/delay-quote.ts';
import type { LoanEvent } from '../loan/loan-event.ts';
import type { AllocatedMoney, Loan } from '../loan/loan.ts';
import { borrowerCredit } from '../loan/outstanding.ts';
import { isRefusal } from '../refusals/refusal.ts';
import type { Refusal } from '../refusals/refusal.ts';
import { firstBroken, firstRefusal } from '../refusals/first-broken.ts';
import { chargeLateTo } from './day-steps.ts';
import { decideInSteps } from './decide-in-steps.ts';
import { judgedOn } from './judged-on.ts';
import { moneyRules } from './money-rules.ts';
import type { MoneyIn, MoneyRule } from './money-rules.ts';

/**
 * The fee of a delay has come, and only now does the date move: on the day that the fee was received. What
 * came beyond the fee is the borrower's credit. If the fee came too late or too short the delay is refused,
 * and the money is an ordinary repayment.
 */
export function decideDelay(
  loan: Loan,
  command: MoneyIn,
  on: CalendarDate,
): LoanEvent[] | Refusal<DelayRule | MoneyRule | 'amount_is_not_enough'> {
  const { by, amount, receivedOn } = command;
  const day = judgedOn(loan, receivedOn, on);
  const quote = delayQuote(loan, day);
  const broken = firstRefusal<DelayRule | MoneyRule>(
    firstBroken(moneyRules(loan, command, on)),
    isRefusal(quote) ? quote : undefined,
  );
  if (broken) return broken;
  if (isRefusal(quote)) return quote;
  const { fee, plan } = quote;
  if (amount < fee) {
    return {
      refused: 'amount_is_not_enough',
      facts: { amount: amountText(amount), needed: amountText(fee) },
    };
  }
  const allocation: AllocatedMoney = {
    by,
    on: receivedOn,
    until: null,
    amount,
    lines: [],
    charge: fee,
    toCredit: amount - fee,
  };
  return decideInSteps(
    loan,
    (now) => chargeLateTo(now, day),
    () => [
      { event: 'plan-changed', plan: { ...plan, by } },
      { event: 'money-allocated', allocation },
    ],
    (now) => (day < on ? chargeLateTo(now, on) : []),
  );
}

/**
 * The same extension for a borrower who asked somebody at the lender for it: the product's own rules, and its
 * fee is paid by the credit that the borrower has. Where that is not enough nothing moves before the fee has
 * come.
 */
export function decideDelayFromCredit(
  loan: Loan,
  on: CalendarDate,
): LoanEvent[] | Refusal<DelayRule | 'amount_is_not_enough'> {
  const quote = delayQuote(loan, on);
  if (isRefusal(quote)) return quote;
  const { fee, plan } = quote;
  const credit = borrowerCredit(loan);
  if (credit < fee) {
    return {
      refused: 'amount_is_not_enough',
      facts: { amount: amountText(credit), needed: amountText(fee) },
    };
  }
  const used = { on, until: null, amount: 0n, lines: [], charge: fee, toCredit: -fee };
  return decideInSteps(
    loan,
    (now) => chargeLateTo(now, on),
    () => [
      { event: 'plan-changed', plan },
      ...(fee === 0n
        ? []
        : [{ event: 'money-allocated', allocation: { by: `credit ${on}`, ...used } } as const]),
    ],
  );
}
