import type { Payment } from '@candor/store/payments';
import { loanAnswer } from '../../lending/loans/loan-answer.ts';
import type { LoanAnswer } from '../../lending/loans/loan-answer.ts';
import type { ChangedLoan } from '../../lending/loans/change-loan.ts';

/** What a command on a payment answers; `loan` if it is on one. */
export type PaymentAnswer = {
  readonly paymentId: string;
  readonly state: Payment['state'];
  readonly amount: string;
  readonly loan: LoanAnswer | null;
};

export function paymentAnswer({ id, state, amount }: Payment, changed?: ChangedLoan): PaymentAnswer {
  return { paymentId: id, state, amount: String(amount), loan: changed ? loanAnswer(changed) : null };
}
