import type { ReadTx, Tx } from '../database/database.ts';

/** Makes a borrower known to lending; who they are is kept elsewhere. One that is known stays as they are. */
export async function insertBorrowerIfAbsent(tx: Tx, id: string, market: string): Promise<void> {
  await tx.query({
    name: 'borrower-insert',
    text: 'insert into borrower (id, market) values ($1, $2) on conflict (id) do nothing',
    values: [id, market],
  });
}

/** The market that a borrower belongs to; undefined for one that lending doesn't know yet. */
export async function marketOfBorrower(tx: ReadTx, id: string): Promise<string | undefined> {
  const { rows } = await tx.query<{ market: string }>({
    name: 'borrower-market',
    text: 'select market from borrower where id = $1',
    values: [id],
  });
  return rows[0]?.market;
}
