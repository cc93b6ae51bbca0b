import { decideCancel, decideDelay, decideRepay, decideSettle } from '@candor/domain/decisions';
import { isRefusal } from '@candor/domain/refusals';
import { nextState, paymentStates } from '@candor/domain/states';
import { rowStates } from '@candor/domain/instalments';
import type { CalendarDate } from '@candor/domain/calendar';
import type { Loan, LoanEvent } from '@candor/domain/loan';
import type { MoneyIn, MoneyRule } from '@candor/domain/decisions';
import type { PaymentRule } from '@candor/domain/states';
import type { Refusal } from '@candor/domain/refusals';
import type { Entry } from '@candor/domain/ledger';
import { changedPayment, type Payment, type PaymentMeaning } from '@candor/store/payments';
import type { StoredLoan } from '@candor/store/loans';
import { readMovedDay } from '@candor/store/payment-instructions';
import type { Tx } from '@candor/store/database';
import { changeLoan } from '../../lending/loans/change-loan.ts';
import type { ChangedLoan, LoanRefusal } from '../../lending/loans/change-loan.ts';

type PlaceRule = MoneyRule | 'payment_is_of_another_market';
export type PlaceRefusal = PlaceRule | PaymentRule | LoanRefusal;

export type PlacedPayment = {
  readonly changed: ChangedLoan;
  readonly payment: Payment;
  /** The rule that what it was meant for would have broken: then it is an ordinary repayment. */
  readonly insteadOf: string | null;
};

type DecideMoney = (loan: Loan, money: MoneyIn, on: CalendarDate) => LoanEvent[] | Refusal;

const meanings: Readonly<Record<Exclude<PaymentMeaning, 'repayment'>, DecideMoney>> = {
  settlement: decideSettle,
  delay: decideDelay,
  'cooling-off-exit': decideCancel,
};

/**
 * Puts received money on a loan. What it was meant for decides; if a rule forbids that (the fee of a delay
 * came too late or a second time, a settlement is a centavo short) it is still money, and repays. Of money
 * that came under an id of its own, `askedAs` is the payment that was asked for. `receive` books the money
 * itself, if that has just come; where this is refused it is not booked.
 */
export async function placePayment(
  tx: Tx,
  payment: Payment & { readonly loanId: bigint; readonly receivedOn: CalendarDate },
  {
    askedAs = payment.id,
    receive = [],
  }: { readonly askedAs?: string; readonly receive?: readonly Entry[] } = {},
): Promise<PlacedPayment | Refusal<PlaceRefusal>> {
  const state = nextState(paymentStates, payment.state, 'allocate');
  if (isRefusal(state)) return state;
  const { id: by, amount, receivedOn, surplus, meantFor } = payment;
  const money = { by, amount, receivedOn };
  const movesDueOn = meantFor === 'delay' ? await readMovedDay(tx, askedAs) : null;
  let insteadOf: string | null = null;
  const placed = { ...payment, state };
  const divide = (loan: Loan, on: CalendarDate, stored: StoredLoan) => {
    if (stored.market !== payment.market || stored.currency !== payment.currency) {
      const facts = { payment: payment.market, loan: stored.market };
      return { refused: 'payment_is_of_another_market', facts } as const;
    }
    if (meantFor !== 'repayment') {
      const wanted = isOfAnotherDay(loan, movesDueOn)
        ? ({ refused: 'delay_was_of_another_day' } as const)
        : meanings[meantFor](loan, money, on);
      if (!isRefusal(wanted)) return wanted;
      insteadOf = wanted.refused;
    }
    return decideRepay(loan, { ...money, surplus }, on);
  };
  const changed = await changeLoan<PlaceRule>(tx, payment.loanId, divide, {
    ahead: receive,
    also: [changedPayment(placed)],
  });
  if (isRefusal(changed)) return changed;
  return { changed, payment: placed, insteadOf };
}

/**
 * A delay was accepted in two tabs, or its instalment was paid meanwhile: the fee moves the day that was
 * accepted, and no other.
 */
function isOfAnotherDay(loan: Loan, movesDueOn: CalendarDate | null): boolean {
  if (movesDueOn === null) return false;
  const open = rowStates(loan).find(({ left }) => left.principal + left.interest + left.fee > 0n);
  return open?.row.dueOn !== movesDueOn;
}
