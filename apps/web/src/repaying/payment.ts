import type { Calls, ResponseOf } from '@candor/contract/client';

export type Payment = ResponseOf<Calls['loan.payment-status']>;

/** What a payment's states mean to whoever pays. */
export type PaymentPhase = 'open' | 'needless' | 'over' | 'looking' | 'arrived' | 'paid' | 'undone';

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

/** A code that still works is not for paying where nothing is owed any more. */
export function phaseOf({ state, mayBePaid }: Pick<Payment, 'state' | 'mayBePaid'>): PaymentPhase {
  const phase = phases[state];
  return phase === 'open' && !mayBePaid ? 'needless' : phase;
}
