import { changeNotice } from '../database/change-notice.ts';
import type { ReadTx, Tx } from '../database/database.ts';

export type SignedDocumentKind = 'agreement' | 'disclosure';

export type SignedDocument = {
  readonly orderId: string;
  readonly kind: SignedDocumentKind;
  readonly sha256: string;
  readonly sealed: Buffer;
  readonly madeAt: Date;
};

/** Of two who made the same file at once, the first one's is kept. */
export async function insertSignedDocumentIfAbsent(tx: Tx, document: SignedDocument): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'signed-document-insert',
    text: `insert into signed_document (order_id, kind, sha256, sealed, made_at) values ($1, $2, $3, $4, $5)
           on conflict (order_id, kind) do nothing
           returning (select ${changeNotice('order', { borrower: 'o.borrower_id', id: 'o.id' })} from loan_order o where o.id = order_id) as nudge`,
    values: [document.orderId, document.kind, document.sha256, document.sealed, document.madeAt],
  });
  return rowCount === 1;
}

export async function findSignedDocument(
  tx: ReadTx,
  orderId: string,
  kind: SignedDocumentKind,
): Promise<SignedDocument | undefined> {
  const { rows } = await tx.query<SignedDocument>({
    name: 'signed-document-find',
    text: `select order_id as "orderId", kind, sha256, sealed, made_at as "madeAt"
           from signed_document where order_id = $1 and kind = $2`,
    values: [orderId, kind],
  });
  return rows[0];
}

/** Which files there are, without opening any. */
export async function listSignedDocumentKinds(tx: ReadTx, orderId: string): Promise<SignedDocumentKind[]> {
  const { rows } = await tx.query<{ kind: SignedDocumentKind }>({
    name: 'signed-document-kinds',
    text: 'select kind from signed_document where order_id = $1 order by kind',
    values: [orderId],
  });
  return rows.map(({ kind }) => kind);
}
