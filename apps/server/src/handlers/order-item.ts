import type { Calls } from '@candor/contract';
import type { CalendarDate } from '@candor/domain';
import { markets, type MarketId } from '@candor/markets';
import { nextAction, orderReference, type LoanFigures } from '@candor/services';
import type { OrderView } from '@candor/store';
import type { z } from 'zod';

export type OrderItem = z.input<Calls['order.list']['response']>['orders'][number];

/**
 * An order, and the loan it became, in one line of a list. An offer whose last day is over by `today` is one to apply for again,
 * though the day's end has not noted it yet.
 */
export function orderItem(market: MarketId, view: OrderView, today: CalendarDate): OrderItem {
  const { orderId, productId, productName, state, loan, term, changedAt } = view;
  const amount = state === 'approved' ? (view.mostAmount ?? view.amount) : view.amount;
  const isOver = state === 'approved' && view.openUntil !== null && today > view.openUntil;
  const nextDue = loan?.nextDue ?? null;
  return {
    orderId,
    loanId: loan ? orderId : null,
    reference: orderReference(orderId),
    productId,
    productName,
    state,
    loanState: loan?.state ?? null,
    currency: markets[market].currency.code,
    amount: Number(amount),
    term: { instalments: term.instalments, every: { ...term.every } },
    changedAt: changedAt.toISOString(),
    openUntil: state === 'approved' ? view.openUntil : null,
    outstanding: loan ? Number(loan.outstanding) : null,
    nextDue: nextDue && { ...nextDue, amount: Number(nextDue.amount) },
    overdue: Number(loan?.overdue ?? 0n),
    daysLate: loan?.daysLate ?? 0,
    nextAction: nextAction(isOver ? 'expired' : state, loan?.state ?? null),
  };
}

/** The same with the loan as of today: a list shows it as of the last day that was closed, and today's late charge comes on top. */
export function itemOfToday(
  item: OrderItem,
  { owed, overdue, next }: Pick<LoanFigures, 'owed' | 'overdue' | 'next'>,
): OrderItem {
  return {
    ...item,
    outstanding: Number(owed),
    overdue: Number(overdue),
    nextDue: next && { ...next, amount: Number(next.amount) },
  };
}
