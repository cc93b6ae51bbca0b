import type { PaymentState } from '@candor/domain/states';
import type { ReadTx } from '../database/database.ts';

/** A payment as somebody who looks for the owner of money sees it. */
export type AwaitedPayment = {
  readonly paymentId: string;
  readonly state: PaymentState;
  readonly amount: bigint;
  readonly isPaid: boolean;
  readonly loanId: bigint;
  /** The loan's name outside. */
  readonly orderId: string;
  readonly borrowerId: string;
};

const selected = `select p.id as "paymentId", p.state, p.amount, p.received_on is not null as "isPaid", l.id as "loanId",
  l.order_id as "orderId", l.borrower_id as "borrowerId" from payment p join loan l on l.id = p.loan_id`;

/** Those whose id lies between two. */
export async function listPaymentsBetween(
  tx: ReadTx,
  market: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<AwaitedPayment[]> {
  const { rows } = await tx.query<AwaitedPayment>({
    name: 'payments-between',
    text: `${selected} where p.market = $1 and p.id between $2 and $3 order by p.id limit 20`,
    values: [market, from, to],
  });
  return rows;
}

/** These, by their ids. */
export async function listAwaitedPayments(
  tx: ReadTx,
  paymentIds: readonly string[],
): Promise<ReadonlyMap<string, AwaitedPayment>> {
  if (paymentIds.length === 0) return new Map();
  const { rows } = await tx.query<AwaitedPayment>({
    name: 'payments-awaited-of',
    text: `${selected} where p.id = any ($1::uuid[])`,
    values: [paymentIds],
  });
  return new Map(rows.map((row) => [row.paymentId, row]));
}

export async function findAwaitedPayment(tx: ReadTx, paymentId: string): Promise<AwaitedPayment | undefined> {
  const { rows } = await tx.query<AwaitedPayment>({
    name: 'payment-awaited',
    text: `${selected} where p.id = $1`,
    values: [paymentId],
  });
  return rows[0];
}

/** Asked for by transfer, these very amounts, not paid yet: by amount, at most ten of each, newest first. */
export async function listAwaitedTransfers(
  tx: ReadTx,
  market: string,
  amounts: readonly bigint[],
): Promise<ReadonlyMap<bigint, AwaitedPayment[]>> {
  const { rows } = await tx.query<AwaitedPayment>({
    name: 'payments-awaited-transfers',
    text: `select found.* from unnest($2::bigint[]) as asked (amount) cross join lateral (
             ${selected} where p.market = $1 and p.amount = asked.amount and p.channel = 'bank' and p.received_on is null
             order by p.created_at desc, p.id limit 10) found`,
    values: [market, [...new Set(amounts)].map(String)],
  });
  return Map.groupBy(rows, ({ amount }) => amount);
}

export type NamedLoan = { readonly loanId: bigint; readonly orderId: string; readonly borrowerId: string };

/** Loans whose order's id lies between two. */
export async function listLoansBetween(
  tx: ReadTx,
  market: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<NamedLoan[]> {
  const { rows } = await tx.query<NamedLoan>({
    name: 'loans-between',
    text: `select id as "loanId", order_id as "orderId", borrower_id as "borrowerId" from loan
           where market = $1 and order_id between $2 and $3 order by order_id limit 20`,
    values: [market, from, to],
  });
  return rows;
}

/** The loan of an order, in whichever market. */
export async function findLoanByApplication(
  tx: ReadTx,
  orderId: string,
): Promise<(NamedLoan & { readonly market: string }) | undefined> {
  const { rows } = await tx.query<NamedLoan & { readonly market: string }>({
    name: 'loan-by-order',
    text: `select id as "loanId", order_id as "orderId", borrower_id as "borrowerId", market from loan where order_id = $1`,
    values: [orderId],
  });
  return rows[0];
}
