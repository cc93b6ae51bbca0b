import { amountText } from '../money/amount.ts';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { LoanEvent } from '../loan/loan-event.ts';
import type { Loan } from '../loan/loan.ts';
import { borrowerCredit } from '../loan/outstanding.ts';
import type { Refusal } from '../refusals/refusal.ts';
import { firstBroken } from '../refusals/first-broken.ts';
import { isCounted } from './money-rules.ts';

export type RefundRule = 'payment_is_already_counted' | 'amount_is_not_positive' | 'credit_is_already_used';

/** Sends the borrower's credit back, in part or whole: 328.68 of credit, 328.68 refunded, 0.00 left. */
export function decideRefund(
  loan: Loan,
  { by, amount }: { readonly by: string; readonly amount: bigint },
  on: CalendarDate,
): LoanEvent[] | Refusal<RefundRule> {
  const credit = borrowerCredit(loan);
  const broken = firstBroken<RefundRule>({
    payment_is_already_counted: () => isCounted(loan, by) && { payment: by },
    amount_is_not_positive: () => amount <= 0n,
    credit_is_already_used: () =>
      amount > credit && { amount: amountText(amount), credit: amountText(credit) },
  });
  if (broken) return broken;
  const allocation = { by, on, until: null, amount: -amount, lines: [], charge: 0n, toCredit: -amount };
  return [{ event: 'money-allocated', allocation }];
}
