import { coolingOffQuote } from '@candor/domain/cooling-off';
import { delayQuote } from '@candor/domain/delay';
import { isRefusal } from '@candor/domain/refusals';
import { settlementQuote } from '@candor/domain/early';
import type { CalendarDate } from '@candor/domain/calendar';
import type { DelayRule } from '@candor/domain/delay';
import type { Loan } from '@candor/domain/loan';
import type { Refusal } from '@candor/domain/refusals';
import type { SurplusRule } from '@candor/domain/repayment';
import { channelIsKnown, insertPayment, type Payment, type PaymentMeaning } from '@candor/store/payments';
import { readLoan } from '@candor/store/loans';
import type { Decide } from '../../kernel/commands/command.ts';
import { paymentAnswer } from './payment-answer.ts';
import type { PaymentAnswer } from './payment-answer.ts';

export type CreatePayment = {
  readonly paymentId: string;
  readonly loanId: bigint;
  readonly channel: string;
  /** A repayment says its amount; a settlement, a delay and an exit have theirs from the loan. */
  readonly wanted:
    | { readonly meantFor: 'repayment'; readonly amount: bigint; readonly surplus: SurplusRule }
    | { readonly meantFor: Exclude<PaymentMeaning, 'repayment'> };
  readonly expiresAt: Date;
};

export type CreateRefusal =
  | DelayRule
  | 'loan_is_unknown'
  | 'channel_is_unknown'
  | 'amount_is_not_positive'
  | 'cooling_off_has_ended'
  | 'nothing_is_owed';

/**
 * A borrower wants to pay: the amount is fixed, a channel will give a code for it. Accepting a delay is this:
 * the date moves when the fee has come, not before.
 */
export const createPayment: Decide<CreatePayment, PaymentAnswer, CreateRefusal> = async (
  tx,
  { paymentId, loanId, channel, wanted, expiresAt },
) => {
  const stored = await readLoan(tx, loanId);
  if (!stored) return { refused: 'loan_is_unknown', facts: { loan: String(loanId) } };
  if (!(await channelIsKnown(tx, channel))) return { refused: 'channel_is_unknown', facts: { channel } };
  const { market, currency, loan, on } = stored;
  const amount = amountAsked(loan, wanted, on);
  if (isRefusal(amount)) return amount;
  const { meantFor } = wanted;
  const surplus = wanted.meantFor === 'repayment' ? wanted.surplus : 'keep';
  const payment: Payment = {
    id: paymentId,
    market,
    currency,
    channel,
    externalId: null,
    amount,
    state: 'created',
    loanId,
    meantFor,
    surplus,
    receivedOn: null,
    reportedOn: null,
    expiresAt,
  };
  if (!(await insertPayment(tx, payment))) throw new Error(`there is a payment ${paymentId} already`);
  const message = { payment: paymentId, market, channel, amount: String(amount) };
  return {
    output: paymentAnswer(payment),
    facts: { on, meantFor },
    changes: [{ field: 'Amount', kind: 'money', currency, before: null, after: String(amount) }],
    outbox: [{ topic: 'payment.created', payload: message }],
  };
};

/** What it takes on a day; refused where that day does not allow it. */
export function amountAsked(
  loan: Loan,
  wanted: CreatePayment['wanted'],
  on: CalendarDate,
): bigint | Refusal<CreateRefusal> {
  switch (wanted.meantFor) {
    case 'repayment':
      return positive(wanted.amount, 'amount_is_not_positive');
    case 'settlement':
      return positive(loan.state === 'active' ? settlementQuote(loan, on).toPay : 0n, 'nothing_is_owed');
    case 'delay': {
      const quote = delayQuote(loan, on);
      return isRefusal(quote) ? quote : positive(quote.fee, 'nothing_is_owed');
    }
    case 'cooling-off-exit': {
      const quote = coolingOffQuote(loan, on);
      if (isRefusal(quote)) return quote;
      if (loan.state !== 'active')
        return { refused: 'only_an_active_loan_is_changed', facts: { state: loan.state } };
      return positive(quote.toPay, 'nothing_is_owed');
    }
  }
}

function positive<Rule extends CreateRefusal>(amount: bigint, rule: Rule): bigint | Refusal<Rule> {
  return amount > 0n ? amount : { refused: rule };
}
