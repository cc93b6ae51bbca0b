import type { OrderItem } from '../../lending/orders.tsx';

/** Where an order is on its way from the application to the money. */
export type OrderPlace = 'sent' | 'review' | 'sign' | 'payout' | 'account';

const placeByState: Readonly<Record<OrderItem['state'], OrderPlace>> = {
  draft: 'sent',
  submitted: 'review',
  'in-review': 'review',
  'sent-back': 'review',
  approved: 'sign',
  confirmed: 'payout',
  'paying-out': 'payout',
  'payout-failed': 'payout',
  'paid-out': 'account',
  refused: 'review',
  expired: 'sign',
  withdrawn: 'review',
};

export function placeOf(state: OrderItem['state']): OrderPlace {
  return placeByState[state];
}
