import { useFollow } from '../session/use-follow.ts';
import { type KeptLoading, useKeptCall } from '../session/use-kept-call.ts';
import { usePrivate } from '../session/use-private.ts';
import { type Payment, phaseOf } from './payment.ts';

/**
 * A payment as it stands. Looks again by itself until it is settled: also money for a code that ran out is
 * money.
 */
export function usePayment(paymentId: string): KeptLoading<Payment> {
  usePrivate();
  const call = useKeptCall('loan.payment-status', { paymentId });
  const { loaded, refresh } = call;
  const phase = loaded.state === 'ready' ? phaseOf(loaded.data) : undefined;
  useFollow(phase !== undefined && phase !== 'paid' && phase !== 'undone', refresh);
  return call;
}
