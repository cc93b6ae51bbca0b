import type { ReadTx } from '../database/database.ts';

/**
 * How things are called outside: a loan by the order it came from, and nothing by a person's name or number.
 */
export type DisbursementOutside = { kind: 'loan' | 'refund'; orderId: string | null };

export async function findDisbursementOutside(
  tx: ReadTx,
  payoutId: string,
): Promise<DisbursementOutside | undefined> {
  const { rows } = await tx.query<DisbursementOutside>({
    name: 'outside-payout',
    text: `select p.kind, coalesce(p.order_id, l.order_id) as "orderId"
           from payout p left join loan l on l.id = p.loan_id where p.id = $1`,
    values: [payoutId],
  });
  return rows[0];
}

export type PaymentOutside = { state: string; orderId: string | null };

export async function findPaymentOutside(tx: ReadTx, paymentId: string): Promise<PaymentOutside | undefined> {
  const { rows } = await tx.query<PaymentOutside>({
    name: 'outside-payment',
    text: `select p.state, l.order_id as "orderId" from payment p left join loan l on l.id = p.loan_id where p.id = $1`,
    values: [paymentId],
  });
  return rows[0];
}

export type ComplaintOutside = { state: string; orderId: string | null };

export async function findComplaintOutside(
  tx: ReadTx,
  complaintId: string,
): Promise<ComplaintOutside | undefined> {
  const { rows } = await tx.query<ComplaintOutside>({
    name: 'outside-complaint',
    text: `select state, order_id as "orderId" from complaint where id = $1`,
    values: [complaintId],
  });
  return rows[0];
}

export type LoanOutside = { state: string; orderId: string | null };

export async function findLoanOutside(tx: ReadTx, loanId: bigint): Promise<LoanOutside | undefined> {
  const { rows } = await tx.query<LoanOutside>({
    name: 'outside-loan',
    text: `select state, order_id as "orderId" from loan where id = $1`,
    values: [loanId],
  });
  return rows[0];
}
