import type { ReadTx, Tx } from '../database/database.ts';

export type DisbursementException = {
  readonly market: string;
  readonly payoutId: string | null;
  readonly orderId: string | null;
  readonly why: string;
};

/**
 * Raised once for one reason; one that was closed and is raised again is open again. False if it was open
 * already.
 */
export async function raiseDisbursementException(
  tx: Tx,
  concern: DisbursementException,
  at: Date,
): Promise<boolean> {
  const { market, payoutId, orderId, why } = concern;
  const { rowCount } = await tx.query({
    name: 'payout-concern-raise',
    text: `insert into payout_concern (market, payout_id, order_id, why, raised_at) values ($1, $2, $3, $4, $5)
           on conflict (payout_id, order_id, why) do update set raised_at = excluded.raised_at, closed_at = null
           where payout_concern.closed_at is not null`,
    values: [market, payoutId, orderId, why, at],
  });
  return rowCount > 0;
}

/** The payout has ended: what was not known of it is. */
export async function closeDisbursementExceptions(tx: Tx, payoutId: string, at: Date): Promise<void> {
  await tx.query({
    name: 'payout-concerns-close',
    text: 'update payout_concern set closed_at = $2 where payout_id = $1 and closed_at is null',
    values: [payoutId, at],
  });
}

/**
 * What was said of a payout while nobody had sent it is over when somebody has: a remark does not outlive its
 * cause. Others stay, such as that two attempts were paid.
 */
const overWhenSent = [
  'no_file_was_made',
  'file_waits_for_release',
  'payout_has_no_account',
  'channel_takes_nothing:%',
  'channel_is_not_there:%',
] as const;

export async function closeExceptionsOfUnsent(tx: Tx, payoutId: string, at: Date): Promise<void> {
  await tx.query({
    name: 'payout-concerns-of-unsent-close',
    text: `update payout_concern set closed_at = $2 where payout_id = $1 and closed_at is null and why like any ($3::text[])`,
    values: [payoutId, at, overWhenSent],
  });
}

export type OrderException = {
  readonly orderId: string;
  readonly borrowerId: string;
  readonly market: string;
  readonly amount: bigint;
  readonly why: string;
};

/** The same of these orders. */
export async function listExceptionsOfApplications(
  tx: ReadTx,
  orderIds: readonly string[],
): Promise<OrderException[]> {
  const { rows } = await tx.query<OrderException>({
    name: 'payout-concerns-of-these-orders',
    text: `select distinct on (c.order_id) c.order_id as "orderId", o.borrower_id as "borrowerId", c.market, o.amount, c.why
           from payout_concern c join loan_order o on o.id = c.order_id and o.state = 'confirmed'
           where c.closed_at is null and c.order_id = any ($1::uuid[]) order by c.order_id, c.raised_at desc`,
    values: [orderIds],
  });
  return rows;
}

/** Signed orders that a rule keeps from being ordered to be paid out at all. */
export async function listApplicationExceptions(
  tx: ReadTx,
  market: string | null,
): Promise<OrderException[]> {
  const { rows } = await tx.query<OrderException>({
    name: 'payout-concerns-of-orders',
    text: `select c.order_id as "orderId", o.borrower_id as "borrowerId", c.market, o.amount, c.why from payout_concern c
           join loan_order o on o.id = c.order_id and o.state = 'confirmed'
           where c.closed_at is null and ($1::text is null or c.market = $1)
           order by c.raised_at desc limit 100`,
    values: [market],
  });
  return rows;
}

/** The order was ordered to be paid out: nothing keeps it any more. */
export async function closeApplicationExceptions(tx: Tx, orderId: string, at: Date): Promise<void> {
  await tx.query({
    name: 'payout-concerns-of-order-close',
    text: 'update payout_concern set closed_at = $2 where order_id = $1 and closed_at is null',
    values: [orderId, at],
  });
}
