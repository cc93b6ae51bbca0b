import type { ReadTx } from '../database/database.ts';

/**
 * The order of a borrower's payment, and so what the loan is called outside; undefined for anybody else's
 * payment.
 */
export async function findApplicationOfPayment(
  tx: ReadTx,
  { borrowerId, market }: { readonly borrowerId: string; readonly market: string },
  paymentId: string,
): Promise<string | undefined> {
  const { rows } = await tx.query<{ orderId: string }>({
    name: 'order-of-payment',
    text: `select l.order_id as "orderId" from payment p join loan l on l.id = coalesce(p.loan_id, p.begun_for)
           where p.id = $1 and l.borrower_id = $2 and l.market = $3`,
    values: [paymentId, borrowerId, market],
  });
  return rows[0]?.orderId;
}
