import {
  findComplaintOutside,
  findLoanOutside,
  findPaymentOutside,
  findDisbursementOutside,
} from '@candor/store/integrations';
import type { ReadTx } from '@candor/store/database';
import type { Facts } from '../../kernel/commands/command.ts';

/** What commands leave in the outbox about the things that are told outside. */
export type ToldPayload = {
  readonly market: string;
  readonly order?: string;
  readonly payout?: string;
  readonly payment?: string;
  readonly complaint?: string;
  readonly loan?: string | null;
};

/**
 * What an event says: ids and states as they are when it is told, never a name, a number or a word of a
 * person's. A loan is called by its order.
 *   payment.received → { market: 'ph', payment: '5c0e…', state: 'allocated', loan: '0b71…' }
 */
export async function webhookData(
  tx: ReadTx,
  event: string,
  { market, order, payout, payment, complaint, loan }: ToldPayload,
): Promise<Facts | null> {
  if (event.startsWith('order.') && order !== undefined) return { market, order };
  if (event.startsWith('payout.') && payout !== undefined) {
    const found = await findDisbursementOutside(tx, payout);
    return found ? { market, payout, kind: found.kind, loan: found.orderId } : null;
  }
  if (event.startsWith('payment.') && payment !== undefined) {
    const found = await findPaymentOutside(tx, payment);
    return found ? { market, payment, state: found.state, loan: found.orderId } : null;
  }
  if (event.startsWith('complaint.') && complaint !== undefined) {
    const found = await findComplaintOutside(tx, complaint);
    return found ? { market, complaint, state: found.state, loan: found.orderId } : null;
  }
  if (!event.startsWith('loan.') || typeof loan !== 'string') return null;
  const found = await findLoanOutside(tx, BigInt(loan));
  return found ? { market, loan: found.orderId, state: found.state } : null;
}

/** As it is sent: what happened, when it was noticed, and to what. */
export function webhookBody(type: string, at: Date, data: Facts): string {
  return JSON.stringify({ type, timestamp: at.toISOString(), data });
}
