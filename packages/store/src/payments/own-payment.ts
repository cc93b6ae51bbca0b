import type { ReadTx } from '../database/database.ts';
import { paymentColumns, type Payment } from './payments.ts';

export type OwnPayment = Payment & { readonly loanId: bigint; readonly orderId: string };

/**
 * A payment for a loan of the borrower's own; undefined for anybody else's. Money that is on no loan is of
 * the loan that it was begun for: whoever paid still sees it while somebody looks where it belongs.
 */
export async function findOwnPayment(
  tx: ReadTx,
  { borrowerId, market }: { readonly borrowerId: string; readonly market: string },
  paymentId: string,
): Promise<OwnPayment | undefined> {
  const { rows } = await tx.query<Payment & { readonly orderId: string; readonly ofLoan: bigint }>({
    name: 'payment-own',
    text: `select ${paymentColumns}, l."orderId", l."ofLoan"
           from payment, lateral (select order_id as "orderId", id as "ofLoan", borrower_id from loan
                                  where loan.id = coalesce(payment.loan_id, payment.begun_for)) l
           where payment.id = $1 and market = $3 and l.borrower_id = $2`,
    values: [paymentId, borrowerId, market],
  });
  return rows[0] && { ...rows[0], loanId: rows[0].ofLoan };
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
