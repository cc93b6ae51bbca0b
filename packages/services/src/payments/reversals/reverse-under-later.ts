import { decideReverse } from '@candor/domain/decisions';
import { isRefusal } from '@candor/domain/refusals';
import { nextState, paymentStates } from '@candor/domain/states';
import type { Loan } from '@candor/domain/loan';
import type { PaymentRule } from '@candor/domain/states';
import type { Refusal } from '@candor/domain/refusals';
import type { ReverseRule } from '@candor/domain/decisions';
import { lockPayment, updatePayment, type Payment } from '@candor/store/payments';
import { readLoan } from '@candor/store/loans';
import type { Tx } from '@candor/store/database';
import type { Command, OutboxMessage } from '../../kernel/commands/command.ts';
import { changeLoan, type LoanRefusal } from '../../lending/loans/change-loan.ts';
import { loanMessages } from '../../lending/loans/loan-answer.ts';
import { isPaymentId } from '../payments/is-payment-id.ts';
import type { PaymentAnswer } from '../payments/payment-answer.ts';
import { placePayment, type PlaceRefusal } from '../payments/place-payment.ts';
import { reversePayment } from './reverse-payment.ts';

type Rule = PaymentRule | ReverseRule | LoanRefusal | PlaceRefusal | 'payment_is_unknown';

/**
 * The bank takes money back that later money stands on: what came after it is taken off, the last first, and
 * put on again as it would have been divided without.
 *   4,000.00 prepaid on 15 November, 1,000.00 came on 18 December, the 4,000.00 are taken back on the 20th:
 *     the rows are the
 *   signed ones again, and the 1,000.00 are a part of row 2 since 18 December.
 * All of it together or nothing: what can't be undone so (terms were changed since) waits for a person.
 */
export const reverseUnderLater: Command<{ readonly paymentId: string }, PaymentAnswer, Rule> = {
  name: 'payment.reverse-under-later',
  subject: ({ paymentId }) => `payment:${paymentId}`,
  async decide(tx, { paymentId }, context) {
    const payment = await lockPayment(tx, paymentId);
    const stored = payment?.loanId ? await readLoan(tx, payment.loanId) : undefined;
    if (!payment || !stored) return { refused: 'payment_is_unknown', facts: { payment: paymentId } };
    const later = await lockedLater(tx, laterThan(stored.loan, paymentId));
    for (const each of later.toReversed()) {
      const off = await changeLoan(tx, stored.id, (loan, on) => decideReverse(loan, { by: each.id }, on));
      if (isRefusal(off)) return off;
    }
    const reversed = await reversePayment.decide(tx, { paymentId, why: 'taken-back' }, context);
    if ('refused' in reversed) return reversed;
    const told = await placedAgain(tx, later, stored.id);
    if (isRefusal(told)) return told;
    return {
      ...reversed,
      facts: { ...reversed.facts, placedAgain: later.map(({ id }) => id) },
      outbox: [...(reversed.outbox ?? []), ...told],
    };
  },
};

/** The payments that were counted after one, in their order; money that was sent back is none. */
function laterThan({ allocations }: Loan, paymentId: string): string[] {
  const standing = allocations.filter(({ until }) => until === null);
  const first = standing.findIndex(({ by }) => by === paymentId);
  const later = standing.slice(first + 1).flatMap(({ by, amount }) => (amount > 0n ? [by] : []));
  return [...new Set(later)].filter((by) => by !== paymentId && isPaymentId(by));
}

async function lockedLater(tx: Tx, ids: readonly string[]): Promise<ReceivedPayment[]> {
  const found = new Map<string, ReceivedPayment>();
  for (const id of ids.toSorted()) {
    const payment = await lockPayment(tx, id);
    if (!payment || payment.receivedOn === null) throw new Error(`payment ${id} is counted and is not here`);
    found.set(id, { ...payment, receivedOn: payment.receivedOn });
  }
  return ids.flatMap((id) => found.get(id) ?? []);
}

type ReceivedPayment = Payment & { readonly receivedOn: NonNullable<Payment['receivedOn']> };

async function placedAgain(
  tx: Tx,
  later: readonly ReceivedPayment[],
  loanId: bigint,
): Promise<OutboxMessage[] | Refusal<Rule>> {
  const told: OutboxMessage[] = [];
  for (const payment of later) {
    const state = nextState(paymentStates, payment.state, 'take-back');
    if (isRefusal(state)) return state;
    await updatePayment(tx, { ...payment, state });
    const placed = await placePayment(tx, { ...payment, state, loanId });
    if (isRefusal(placed)) return placed;
    told.push(...loanMessages(placed.changed));
  }
  return told;
}
