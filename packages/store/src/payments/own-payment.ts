import type { ReadTx } from '../database/database.ts';
import { paymentColumns, type Payment } from './payments.ts';

export type OwnPayment = Payment & { readonly loanId: bigint; readonly orderId: string };

/**
 * A payment for a loan of the borrower's own; undefined for anybody else's, and for money that is on no loan.
 */
export async function findOwnPayment(
  tx: ReadTx,
  { borrowerId, market }: { readonly borrowerId: string; readonly market: string },
  paymentId: string,
): Promise<OwnPayment | undefined> {
  const { rows } = await tx.query<OwnPayment>({
    name: 'payment-own',
    text: `select ${paymentColumns}, l."orderId"
           from payment, lateral (select order_id as "orderId", borrower_id from loan where loan.id = payment.loan_id) l
           where payment.id = $1 and market = $3 and l.borrower_id = $2`,
    values: [paymentId, borrowerId, market],
  });
  return rows[0];
}

/** When the money was first in the books; null until it is. */
export async function readBookedAt(tx: ReadTx, paymentId: string): Promise<Date | null> {
  const { rows } = await tx.query<{ bookedAt: Date | null }>({
    name: 'payment-booked-at',
    text: `select min(e.posted_at) as "bookedAt" from ledger_entry e
           where e.id in (select l.entry_id from ledger_line l where l.subject = $1)`,
    values: [`payment:${paymentId}`],
  });
  return rows[0]?.bookedAt ?? null;
}
