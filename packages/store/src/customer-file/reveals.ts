import type { ReadTx, Tx } from '../database/database.ts';

export type RevealField = 'phone' | 'email' | 'document';
export type RevealReason = 'call' | 'verify' | 'complaint' | 'correction' | 'fraud' | 'other';

export type Reveal = {
  readonly id: string;
  readonly market: string;
  readonly borrowerId: string;
  readonly staffId: string;
  readonly field: RevealField;
  readonly reason: RevealReason;
  readonly at: Date;
};

export async function insertReveal(tx: Tx, row: Reveal): Promise<void> {
  await tx.query({
    name: 'reveal-insert',
    text: `insert into reveal (id, market, borrower_id, staff_id, field, reason, at) values ($1, $2, $3, $4, $5, $6, $7)`,
    values: [row.id, row.market, row.borrowerId, row.staffId, row.field, row.reason, row.at],
  });
}

/** How many full numbers somebody looked at since an instant. */
export async function countReveals(tx: ReadTx, staffId: string, since: Date): Promise<number> {
  const { rows } = await tx.query<{ count: number }>({
    name: 'reveal-count',
    text: 'select count(*)::int as count from reveal where staff_id = $1 and at >= $2',
    values: [staffId, since],
  });
  return rows[0]?.count ?? 0;
}
