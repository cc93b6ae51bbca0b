import type { ReadTx, Tx } from '../database/database.ts';

export type CustomerNote = {
  readonly id: string;
  readonly borrowerId: string;
  readonly staffId: string;
  readonly staffName: string;
  /** Null when the account is gone. */
  readonly sealed: string | null;
  readonly at: Date;
};

export async function insertCustomerNote(
  tx: Tx,
  row: Omit<CustomerNote, 'staffName'> & { readonly market: string },
): Promise<void> {
  await tx.query({
    name: 'customer-note-insert',
    text: `insert into customer_note (id, market, borrower_id, staff_id, sealed, at) values ($1, $2, $3, $4, $5, $6)`,
    values: [row.id, row.market, row.borrowerId, row.staffId, row.sealed, row.at],
  });
}

/** Newest first. */
export async function listCustomerNotes(
  tx: ReadTx,
  borrowerId: string,
  limit: number,
): Promise<CustomerNote[]> {
  const { rows } = await tx.query<CustomerNote>({
    name: 'customer-note-list',
    text: `select n.id, n.borrower_id as "borrowerId", n.staff_id as "staffId", s.name as "staffName", n.sealed, n.at
           from customer_note n join staff s on s.id = n.staff_id
           where n.borrower_id = $1 order by n.at desc, n.id desc limit $2`,
    values: [borrowerId, limit],
  });
  return rows;
}

/** What was written about a borrower goes with the account. */
export async function forgetCustomerNotes(tx: Tx, borrowerId: string): Promise<void> {
  await tx.query({
    name: 'customer-note-forget',
    text: 'update customer_note set sealed = null where borrower_id = $1 and sealed is not null',
    values: [borrowerId],
  });
}
