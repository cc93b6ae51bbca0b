import type { ReadTx, Tx } from '../database/database.ts';

/** Where the money of a signed order goes, and what it is for. */
export type ApplicationDestination = { readonly accountId: string | null; readonly purpose: string | null };

export async function setApplicationDestination(
  tx: Tx,
  orderId: string,
  { accountId, purpose }: ApplicationDestination,
): Promise<void> {
  await tx.query({
    name: 'order-destination-set',
    text: 'update loan_order set account_id = $2, purpose = $3 where id = $1',
    values: [orderId, accountId, purpose],
  });
}

export async function findApplicationDestination(
  tx: ReadTx,
  orderId: string,
): Promise<ApplicationDestination | undefined> {
  const { rows } = await tx.query<ApplicationDestination>({
    name: 'order-destination-find',
    text: 'select account_id as "accountId", purpose from loan_order where id = $1',
    values: [orderId],
  });
  return rows[0];
}
