import type { ReadTx, Tx } from '../database/database.ts';

export type DocumentRow = {
  borrowerId: string;
  market: string;
  kind: string;
  numberSealed: string;
  numberIndex: Buffer | null;
};

export async function listDocuments(tx: ReadTx, borrowerId: string): Promise<DocumentRow[]> {
  const { rows } = await tx.query<DocumentRow>({
    name: 'document-list',
    text: `select borrower_id as "borrowerId", market, kind, number_sealed as "numberSealed", number_index as "numberIndex"
           from borrower_document where borrower_id = $1 order by kind`,
    values: [borrowerId],
  });
  return rows;
}

export type DocumentOwner = { borrowerId: string; isDeleted: boolean };

/**
 * Whose account holds this number; it is locked whether it is here or not, so that two who bring the same one
 * take turns.
 */
export async function findDocumentOwner(
  tx: Tx,
  { market, kind, numberIndex }: { market: string; kind: string; numberIndex: Buffer },
): Promise<DocumentOwner | undefined> {
  await tx.query({
    name: 'document-turn',
    text: `select pg_advisory_xact_lock(hashtextextended(concat_ws(':', 'document', $1::text, $2::text, encode($3, 'hex')), 0))`,
    values: [market, kind, numberIndex],
  });
  const { rows } = await tx.query<DocumentOwner>({
    name: 'document-owner',
    text: `select b.id as "borrowerId", b.deleted_at is not null as "isDeleted"
           from borrower_document d join borrower b on b.id = d.borrower_id
           where d.market = $1 and d.kind = $2 and d.number_index = $3 for update of d`,
    values: [market, kind, numberIndex],
  });
  return rows[0];
}

export async function saveDocument(tx: Tx, row: DocumentRow): Promise<void> {
  await tx.query({
    name: 'document-save',
    text: `insert into borrower_document (borrower_id, market, kind, number_sealed, number_index)
           values ($1, $2, $3, $4, $5)
           on conflict (borrower_id, kind) do update
             set number_sealed = excluded.number_sealed, number_index = excluded.number_index, noted_at = clock_timestamp()`,
    values: [row.borrowerId, row.market, row.kind, row.numberSealed, row.numberIndex],
  });
}

/** The row stays for as long as the law wants it; its number may be somebody's again. */
export async function releaseDocument(tx: Tx, borrowerId: string, kind: string): Promise<void> {
  await tx.query({
    name: 'document-release',
    text: 'update borrower_document set number_index = null where borrower_id = $1 and kind = $2',
    values: [borrowerId, kind],
  });
}

/** One that its borrower replaced by another kind. */
export async function deleteDocument(tx: Tx, borrowerId: string, kind: string): Promise<void> {
  await tx.query({
    name: 'document-delete-one',
    text: 'delete from borrower_document where borrower_id = $1 and kind = $2',
    values: [borrowerId, kind],
  });
}

export async function deleteDocuments(tx: Tx, borrowerId: string): Promise<number> {
  const { rowCount } = await tx.query({
    name: 'document-delete',
    text: 'delete from borrower_document where borrower_id = $1',
    values: [borrowerId],
  });
  return rowCount;
}

/** What the law wanted kept of accounts that were deleted, and no longer wants. */
export async function deleteDocumentsKeptUntil(tx: Tx, day: string): Promise<number> {
  const { rowCount } = await tx.query({
    name: 'document-delete-kept',
    text: `delete from borrower_document d using borrower b
           where b.id = d.borrower_id and b.deleted_at is not null and b.kept_until < $1`,
    values: [day],
  });
  return rowCount;
}
