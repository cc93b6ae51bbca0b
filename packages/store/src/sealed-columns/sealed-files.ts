import type { ReadTx, Tx } from '../database/database.ts';

/** A file in the store of pictures, and what its content is bound to. */
export type SealedFile = { readonly storeKey: string; readonly boundTo: string };

/** Files of pictures, attachments and documents that are still there, in the order of their keys. */
export async function listSealedFiles(tx: ReadTx, after: string, limit: number): Promise<SealedFile[]> {
  const { rows } = await tx.query<SealedFile>({
    name: 'sealed-files',
    text: `select store_key as "storeKey", concat('picture:', id) as "boundTo" from picture
            where deleted_at is null and store_key > $1
           union all
           select store_key, concat('attachment:', id) from attachment where deleted_at is null and store_key > $1
           union all
           select store_key, concat('signed-document:', order_id, ':', kind) from signed_file where store_key > $1
           order by 1 limit $2`,
    values: [after, limit],
  });
  return rows;
}

/** Holds a file as it is until the transaction ends; false where it was erased meanwhile. */
export async function lockSealedFile(tx: Tx, storeKey: string): Promise<boolean> {
  const { rows } = await tx.query<{ isThere: boolean }>({
    name: 'sealed-file-lock',
    text: `with p as (select 1 from picture where store_key = $1 and deleted_at is null for update),
                a as (select 1 from attachment where store_key = $1 and deleted_at is null for update),
                s as (select 1 from signed_file where store_key = $1 for update)
           select coalesce((select count(*) from p) + (select count(*) from a) + (select count(*) from s) > 0, false) as "isThere"`,
    values: [storeKey],
  });
  return rows[0]?.isThere ?? false;
}

/** The last file that was put under a key; the empty text before the first. */
export async function resealedUpTo(tx: ReadTx, keyId: string): Promise<string> {
  const { rows } = await tx.query<{ after: string }>({
    name: 'resealed-files-find',
    text: 'select after from resealed_files where key_id = $1',
    values: [keyId],
  });
  return rows[0]?.after ?? '';
}

export async function noteResealed(tx: Tx, keyId: string, after: string): Promise<void> {
  await tx.query({
    name: 'resealed-files-note',
    text: `insert into resealed_files (key_id, after) values ($1, $2)
           on conflict (key_id) do update set after = excluded.after, at = clock_timestamp()`,
    values: [keyId, after],
  });
}
