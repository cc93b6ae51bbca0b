import type { Tx } from '../database.ts';

/** Makes a borrower known to lending; who they are is kept elsewhere. One that is known stays as they are. */
export async function insertBorrowerIfAbsent(tx: Tx, id: string, market: string): Promise<void> {
  await tx.query({
    name: 'borrower-insert',
    text: 'insert into borrower (id, market) values ($1, $2) on conflict (id) do nothing',
    values: [id, market],
  });
}
