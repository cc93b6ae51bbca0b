import type { Calls, ResponseOf } from '@candor/contract/client';

export type Payment = ResponseOf<Calls['loan.payment-status']>;

/** What a payment's states mean to whoever pays. */
export type PaymentPhase = 'open' | 'over' | 'looking' | 'arrived' | 'paid' | 'undone';

const phases: Readonly<Record<Payment['state'], PaymentPhase>> = {
  created: 'open',
  pending: 'open',
  expired: 'over',
  failed: 'over',
  refused: 'over',
  claimed: 'looking',
  matched: 'arrived',
  received: 'arrived',
  allocated: 'paid',
  reversed: 'undone',
  refunded: 'undone',
};

export function phaseOf({ state }: Pick<Payment, 'state'>): PaymentPhase {
  return phases[state];
}
