import type { ReadTx } from '../database/database.ts';

export type LendingHistory = {
  readonly settled: number;
  readonly active: number;
  readonly writtenOff: number;
};

/** How a borrower's loans ended, or did not yet. */
export async function lendingHistory(tx: ReadTx, borrowerId: string): Promise<LendingHistory> {
  const { rows } = await tx.query<LendingHistory>({
    name: 'borrower-lending-history',
    text: `select count(*) filter (where state = 'settled')::int as settled,
                  count(*) filter (where state = 'active')::int as active,
                  count(*) filter (where state in ('written-off', 'recovered'))::int as "writtenOff"
           from loan where borrower_id = $1`,
    values: [borrowerId],
  });
  return rows[0] ?? { settled: 0, active: 0, writtenOff: 0 };
}
