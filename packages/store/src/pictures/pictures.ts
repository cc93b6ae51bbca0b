import type { ReadTx, Tx } from '../database/database.ts';

export type PictureRow = {
  id: string;
  borrowerId: string;
  purpose: string;
  mediaType: string;
  width: number;
  height: number;
  bytes: number;
  sha256: Buffer;
  storeKey: string;
  createdAt: Date;
};

const columns = `id, borrower_id as "borrowerId", purpose, media_type as "mediaType", width, height, bytes, sha256,
  store_key as "storeKey", created_at as "createdAt"`;

export async function insertPicture(tx: Tx, row: PictureRow): Promise<void> {
  await tx.query({
    name: 'picture-insert',
    text: `insert into picture (id, borrower_id, purpose, media_type, width, height, bytes, sha256, store_key, created_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    values: [
      row.id,
      row.borrowerId,
      row.purpose,
      row.mediaType,
      row.width,
      row.height,
      row.bytes,
      row.sha256,
      row.storeKey,
      row.createdAt,
    ],
  });
}

export async function findPicture(tx: ReadTx, id: string): Promise<PictureRow | undefined> {
  const { rows } = await tx.query<PictureRow>({
    name: 'picture-find',
    text: `select ${columns} from picture where id = $1 and deleted_at is null`,
    values: [id],
  });
  return rows[0];
}

/** One's own: another's picture is not there. */
export async function findPictureOf(
  tx: ReadTx,
  borrowerId: string,
  id: string,
): Promise<PictureRow | undefined> {
  const row = await findPicture(tx, id);
  return row?.borrowerId === borrowerId ? row : undefined;
}

export async function listPictures(tx: ReadTx, borrowerId: string): Promise<PictureRow[]> {
  const { rows } = await tx.query<PictureRow>({
    name: 'picture-list',
    text: `select ${columns} from picture where borrower_id = $1 and deleted_at is null order by created_at, id`,
    values: [borrowerId],
  });
  return rows;
}

export async function countPictures(tx: ReadTx, borrowerId: string, purpose: string): Promise<number> {
  const { rows } = await tx.query<{ count: number }>({
    name: 'picture-count',
    text: `select count(*)::int as count from picture
           where borrower_id = $1 and purpose = $2 and deleted_at is null and replaced_at is null`,
    values: [borrowerId, purpose],
  });
  return rows[0]?.count ?? 0;
}

/** Gives the ids that were there to be marked. */
export async function markPicturesKept(
  tx: Tx,
  borrowerId: string,
  { ids, at }: { readonly ids: readonly string[]; readonly at: Date },
): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>({
    name: 'picture-keep',
    text: `update picture set kept_at = coalesce(kept_at, $3), replaced_at = null
           where borrower_id = $1 and id = any ($2::uuid[]) and deleted_at is null returning id`,
    values: [borrowerId, ids, at],
  });
  return rows.map(({ id }) => id);
}

/** Unless it is part of something that was handed in. */
export async function markPictureDeleted(tx: Tx, id: string, at: Date): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'picture-delete',
    text: 'update picture set deleted_at = $2 where id = $1 and kept_at is null and deleted_at is null',
    values: [id, at],
  });
  return rowCount > 0;
}

/**
 * No longer named by what was handed in: those that nobody has decided on are nobody's any more, and their
 * places in the store come back; the others stay with the decision.
 */
export async function dropPictures(
  tx: Tx,
  borrowerId: string,
  { ids, at }: { readonly ids: readonly string[]; readonly at: Date },
): Promise<string[]> {
  const { rows } = await tx.query<{ storeKey: string; isErased: boolean }>({
    name: 'picture-drop',
    text: `with dropped as (
             select p.id, exists (select 1 from decision d join loan_order o on o.id = d.order_id
                                  where o.borrower_id = p.borrower_id and d.decided_at >= p.kept_at) as is_decided
             from picture p where p.borrower_id = $1 and p.id = any ($2::uuid[]) and p.deleted_at is null for update)
           update picture p set replaced_at = $3, deleted_at = case when is_decided then null else $3::timestamptz end
           from dropped d where d.id = p.id
           returning p.store_key as "storeKey", not is_decided as "isErased"`,
    values: [borrowerId, ids, at],
  });
  return rows.filter(({ isErased }) => isErased).map(({ storeKey }) => storeKey);
}

/** Those that were never part of anything: of one borrower. */
export async function markUnkeptDeleted(tx: Tx, borrowerId: string, at: Date): Promise<string[]> {
  const { rows } = await tx.query<{ storeKey: string }>({
    name: 'picture-delete-unkept',
    text: `update picture set deleted_at = $2 where borrower_id = $1 and kept_at is null and deleted_at is null
           returning store_key as "storeKey"`,
    values: [borrowerId, at],
  });
  return rows.map(({ storeKey }) => storeKey);
}

/** The same of everybody, sent before an instant. */
export async function markUnkeptDeletedBefore(
  tx: Tx,
  { before, at }: { readonly before: Date; readonly at: Date },
): Promise<string[]> {
  const { rows } = await tx.query<{ storeKey: string }>({
    name: 'picture-delete-unkept-before',
    text: `update picture set deleted_at = $2 where created_at < $1 and kept_at is null and deleted_at is null
           returning store_key as "storeKey"`,
    values: [before, at],
  });
  return rows.map(({ storeKey }) => storeKey);
}

/** All of somebody who leaves, whatever they were part of. */
export async function markPicturesOfDeleted(tx: Tx, borrowerId: string, at: Date): Promise<string[]> {
  const { rows } = await tx.query<{ storeKey: string }>({
    name: 'picture-delete-of',
    text: `update picture set deleted_at = $2 where borrower_id = $1 and deleted_at is null
           returning store_key as "storeKey"`,
    values: [borrowerId, at],
  });
  return rows.map(({ storeKey }) => storeKey);
}

/** What the law wanted kept of accounts that were deleted, and no longer wants. */
export async function markPicturesKeptUntilDeleted(
  tx: Tx,
  { day, at }: { readonly day: string; readonly at: Date },
): Promise<string[]> {
  const { rows } = await tx.query<{ storeKey: string }>({
    name: 'picture-delete-kept',
    text: `update picture p set deleted_at = $2 from borrower b
           where b.id = p.borrower_id and b.deleted_at is not null and (b.kept_until is null or b.kept_until < $1)
             and p.deleted_at is null
           returning p.store_key as "storeKey"`,
    values: [day, at],
  });
  return rows.map(({ storeKey }) => storeKey);
}

/** Its bytes are gone: so is what was known of them. */
export async function deletePictureRow(tx: Tx, storeKey: string): Promise<void> {
  await tx.query({
    name: 'picture-delete-row',
    text: 'delete from picture where store_key = $1 and deleted_at is not null',
    values: [storeKey],
  });
}
