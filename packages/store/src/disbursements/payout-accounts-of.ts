import type { ReadTx, Tx } from '../database/database.ts';

/**
 * The account that each of these goes to: one that two people agreed to for this refund, else the order's,
 * also for what is sent back of its loan. Those that have none are left out.
 */
export async function accountsOfDisbursements(
  tx: ReadTx,
  payoutIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (payoutIds.length === 0) return new Map();
  const { rows } = await tx.query<{ id: string; accountId: string | null }>({
    name: 'payout-accounts',
    text: `select p.id, coalesce((select r.id from refund_account r where r.payout_id = p.id order by r.chosen_at desc limit 1),
                                 o.account_id) as "accountId"
           from payout p
           left join loan l on l.id = p.loan_id
           left join loan_order o on o.id = coalesce(p.order_id, l.order_id)
           where p.id = any ($1::uuid[])`,
    values: [payoutIds],
  });
  return new Map(rows.flatMap(({ id, accountId }) => (accountId === null ? [] : [[id, accountId]])));
}

export async function accountOfDisbursement(tx: ReadTx, payoutId: string): Promise<string | null> {
  return (await accountsOfDisbursements(tx, [payoutId])).get(payoutId) ?? null;
}

/** The account that an order was, or will be, paid out to. Null if there is none. */
export async function accountOfApplication(tx: ReadTx, orderId: string): Promise<string | null> {
  const { rows } = await tx.query<{ accountId: string | null }>({
    name: 'order-account',
    text: 'select account_id as "accountId" from loan_order where id = $1',
    values: [orderId],
  });
  return rows[0]?.accountId ?? null;
}

/** Which of these orders name an account that is still known. */
export async function applicationsWithAccount(
  tx: ReadTx,
  orderIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await tx.query<{ id: string }>({
    name: 'orders-with-account',
    text: `select o.id from loan_order o join payout_account a on a.id = o.account_id where o.id = any ($1::uuid[])`,
    values: [orderIds],
  });
  return new Set(rows.map(({ id }) => id));
}

/** Another account for an order whose payout failed. */
export async function setAccountOfApplication(
  tx: Tx,
  orderId: string,
  { accountId, isOwn }: { readonly accountId: string; readonly isOwn: boolean },
): Promise<void> {
  await tx.query({
    name: 'order-account-set',
    text: `update loan_order set account_id = $2, account_is_own = $3, changed_at = clock_timestamp() where id = $1`,
    values: [orderId, accountId, isOwn],
  });
}

export type AccountChange = {
  readonly orderId: string;
  /** The attempt that goes to the new one. */
  readonly attempt: number;
  readonly fromAccount: string | null;
  readonly toAccount: string;
};

/** The papers name the first account; this stands beside them for ever. */
export async function appendAccountChange(tx: Tx, change: AccountChange, at: Date): Promise<void> {
  const { orderId, attempt, fromAccount, toAccount } = change;
  await tx.query({
    name: 'payout-account-change-append',
    text: `insert into payout_account_change (order_id, attempt, from_account, to_account, at) values ($1, $2, $3, $4, $5)`,
    values: [orderId, attempt, fromAccount, toAccount, at],
  });
}
