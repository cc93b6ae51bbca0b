import type { ReadTx, Tx } from '../database/database.ts';

/** A key of the store that no row names yet, with what proves that it was not erased meanwhile. */
export type LooseFile = { readonly storeKey: string; readonly token: string };

/**
 * Says that a file is about to be written: whoever dies before its row is there leaves it to be erased, a day
 * later. Of two who write the same file at once both have the same token.
 */
export async function announceFile(tx: Tx, storeKey: string): Promise<LooseFile> {
  const { rows } = await tx.query<{ token: string }>({
    name: 'loose-file-announce',
    text: `insert into loose_file (store_key, due_at) values ($1, clock_timestamp() + interval '1 day')
           on conflict (store_key) do update set due_at = excluded.due_at returning token`,
    values: [storeKey],
  });
  return { storeKey, token: rows[0]!.token };
}

/** In the transaction that names the file by a row of its own; false where it was erased meanwhile. */
export async function nameFile(tx: Tx, { storeKey, token }: LooseFile): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'loose-file-name',
    text: 'delete from loose_file where store_key = $1 and token = $2',
    values: [storeKey, token],
  });
  return rowCount === 1;
}

/** Keys whose time has come, the longest due first. */
export async function listDueFiles(tx: ReadTx, limit: number): Promise<string[]> {
  const { rows } = await tx.query<{ storeKey: string }>({
    name: 'loose-file-due',
    text: `select store_key as "storeKey" from loose_file where due_at <= clock_timestamp()
           order by due_at, store_key limit $1`,
    values: [limit],
  });
  return rows.map(({ storeKey }) => storeKey);
}

/**
 * Takes a key out, if its time has come, and says whether its file is to be erased: not where a row names it.
 * Until the transaction ends nobody announces the same file again, and nobody names it.
 */
export async function takeDueFile(tx: Tx, storeKey: string): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'loose-file-take',
    text: 'delete from loose_file where store_key = $1 and due_at <= clock_timestamp()',
    values: [storeKey],
  });
  if (rowCount === 0) return false;
  const named = await tx.query({
    name: 'loose-file-named',
    text: 'select from signed_file where store_key = $1',
    values: [storeKey],
  });
  return named.rowCount === 0;
}
