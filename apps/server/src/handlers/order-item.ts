import type { Calls } from '@candor/contract';
import type { CalendarDate } from '@candor/domain/calendar';
import { markets, type MarketId } from '@candor/markets';
import { nextAction, type ApplicationWithPosition } from '@candor/services/lending/applications';
import { applicationReference } from '@candor/services/kernel/references';
import type { z } from 'zod';

export type OrderItem = z.input<Calls['order.list']['response']>['orders'][number];

/**
 * An order, and the loan it became, in one line of a list. An offer whose last day is over by `today` is one
 * to apply for again, though the day's end has not noted it yet.
 */
export function orderItem(
  market: MarketId,
  { view, position }: Pick<ApplicationWithPosition, 'view' | 'position'>,
  today: CalendarDate,
): OrderItem {
  const { orderId, productId, productName, state, loan, term, changedAt } = view;
  const amount = state === 'approved' ? (view.mostAmount ?? view.amount) : view.amount;
  const isOver = state === 'approved' && view.openUntil !== null && today > view.openUntil;
  const nextDue = position?.next ?? null;
  return {
    orderId,
    loanId: loan ? orderId : null,
    reference: applicationReference(orderId),
    productId,
    productName,
    state,
    loanState: loan?.state ?? null,
    currency: markets[market].currency.code,
    amount: Number(amount),
    askedAmount: Number(view.amount),
    term: { instalments: term.instalments, every: { ...term.every } },
    askedTerm: state === 'approved' && view.askedTerm ? { ...view.askedTerm } : null,
    changedAt: changedAt.toISOString(),
    openUntil: state === 'approved' || state === 'expired' ? view.openUntil : null,
    outstanding: loan ? Number(position?.owed ?? 0n) : null,
    nextDue: nextDue && { ...nextDue, amount: Number(nextDue.amount) },
    overdue: Number(position?.overdue ?? 0n),
    daysLate: position?.daysPastDue ?? 0,
    claimedPaymentId: view.claimedPaymentId,
    nextAction: nextAction(isOver ? 'expired' : state, loan?.state ?? null),
  };
}
