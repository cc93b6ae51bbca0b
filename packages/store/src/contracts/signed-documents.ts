import { changeNotice } from '../database/change-notice.ts';
import type { ReadTx, Tx } from '../database/database.ts';

export type SignedDocumentKind = 'agreement' | 'disclosure';

type Named = { readonly orderId: string; readonly kind: SignedDocumentKind };

/** A file of what was signed, as its row names it: its content is in the store, sealed. */
export type SignedFile = Named & {
  readonly sha256: string;
  readonly bytes: number;
  readonly storeKey: string;
  readonly madeAt: Date;
};

/** One from before files were in the store: its content is in its row until it is moved. */
export type UnmovedDocument = Named & {
  readonly sha256: string;
  readonly sealed: Buffer;
  readonly madeAt: Date;
};

export type SignedDocument = SignedFile | UnmovedDocument;

/** A file that the store has: an order has one of each kind, which is never another. */
export async function insertSignedFile(tx: Tx, file: SignedFile): Promise<void> {
  await tx.query({
    name: 'signed-file-insert',
    text: `insert into signed_file (order_id, kind, sha256, bytes, media_type, store_key, made_at)
           values ($1, $2, $3, $4, 'application/pdf', $5, $6)
           returning (select ${changeNotice('order', { borrower: 'o.borrower_id', id: 'o.id' })} from loan_order o where o.id = order_id) as nudge`,
    values: [file.orderId, file.kind, file.sha256, file.bytes, file.storeKey, file.madeAt],
  });
}

/** Where it was before first: what is moved between the two questions is found by the second. */
export async function findSignedDocument(
  tx: ReadTx,
  orderId: string,
  kind: SignedDocumentKind,
): Promise<SignedDocument | undefined> {
  const unmoved = await tx.query<UnmovedDocument>({
    name: 'signed-document-find',
    text: `select order_id as "orderId", kind, sha256, sealed, made_at as "madeAt"
           from signed_document where order_id = $1 and kind = $2`,
    values: [orderId, kind],
  });
  return unmoved.rows[0] ?? findSignedFile(tx, orderId, kind);
}

export async function findSignedFile(
  tx: ReadTx,
  orderId: string,
  kind: SignedDocumentKind,
): Promise<SignedFile | undefined> {
  const { rows } = await tx.query<SignedFile>({
    name: 'signed-file-find',
    text: `select order_id as "orderId", kind, sha256, bytes, store_key as "storeKey", made_at as "madeAt"
           from signed_file where order_id = $1 and kind = $2`,
    values: [orderId, kind],
  });
  return rows[0];
}

/** Which files there are, without opening any. */
export async function listSignedDocumentKinds(tx: ReadTx, orderId: string): Promise<SignedDocumentKind[]> {
  const { rows } = await tx.query<{ kind: SignedDocumentKind }>({
    name: 'signed-document-kinds',
    text: `select kind from signed_file where order_id = $1
           union select kind from signed_document where order_id = $1 order by kind`,
    values: [orderId],
  });
  return rows.map(({ kind }) => kind);
}

/** Where to go on: after this file of this order. */
export type PlaceInFiles = Named | null;

const start: Named = { orderId: '00000000-0000-0000-0000-000000000000', kind: 'agreement' };

/** Files in the store, in the order of their orders. */
export async function listSignedFiles(tx: ReadTx, after: PlaceInFiles, limit: number): Promise<SignedFile[]> {
  const { orderId, kind } = after ?? start;
  const { rows } = await tx.query<SignedFile>({
    name: 'signed-file-list',
    text: `select order_id as "orderId", kind, sha256, bytes, store_key as "storeKey", made_at as "madeAt"
           from signed_file where (order_id, kind) > ($1, $2) order by order_id, kind limit $3`,
    values: [orderId, kind, limit],
  });
  return rows;
}

/** Some of the files in the store, those with the highest ids: for a look that reads few. */
export async function listSomeSignedFiles(tx: ReadTx, limit: number): Promise<SignedFile[]> {
  const { rows } = await tx.query<SignedFile>({
    name: 'signed-file-some',
    text: `select order_id as "orderId", kind, sha256, bytes, store_key as "storeKey", made_at as "madeAt"
           from signed_file order by order_id desc, kind desc limit $1`,
    values: [limit],
  });
  return rows;
}

/** What is still kept in the database, in the order of the orders. */
export async function listUnmovedDocuments(
  tx: ReadTx,
  after: PlaceInFiles,
  limit: number,
): Promise<UnmovedDocument[]> {
  const { orderId, kind } = after ?? start;
  const { rows } = await tx.query<UnmovedDocument>({
    name: 'signed-document-list',
    text: `select order_id as "orderId", kind, sha256, sealed, made_at as "madeAt"
           from signed_document where (order_id, kind) > ($1, $2) order by order_id, kind limit $3`,
    values: [orderId, kind, limit],
  });
  return rows;
}

export async function countUnmovedDocuments(tx: ReadTx): Promise<number> {
  const { rows } = await tx.query<{ many: number }>({
    name: 'signed-document-count',
    text: 'select count(*)::int as many from signed_document',
  });
  return rows[0]?.many ?? 0;
}

/** Its content is in the store now; false where it was deleted meanwhile. */
export async function deleteMovedDocument(tx: Tx, { orderId, kind }: Named): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'signed-document-delete-moved',
    text: 'delete from signed_document where order_id = $1 and kind = $2',
    values: [orderId, kind],
  });
  return rowCount === 1;
}
