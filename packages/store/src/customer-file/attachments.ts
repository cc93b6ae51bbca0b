import type { ReadTx, Tx } from '../database/database.ts';

export type AttachmentType = 'image/jpeg' | 'image/png' | 'application/pdf';

export type AttachmentRow = {
  readonly id: string;
  /** What it is attached to: note:7f3…, payment:91c…. */
  readonly subject: string;
  readonly borrowerId: string | null;
  /** Null when the account is gone. */
  readonly nameSealed: string | null;
  readonly mediaType: AttachmentType;
  readonly bytes: number;
  readonly sha256: Buffer;
  readonly storeKey: string;
  readonly staffId: string;
  readonly at: Date;
};

const columns = `id, subject, borrower_id as "borrowerId", name_sealed as "nameSealed", media_type as "mediaType", bytes, sha256,
  store_key as "storeKey", staff_id as "staffId", at`;

export async function insertAttachment(tx: Tx, row: AttachmentRow): Promise<void> {
  await tx.query({
    name: 'attachment-insert',
    text: `insert into attachment (id, subject, borrower_id, name_sealed, media_type, bytes, sha256, store_key, staff_id, at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    values: [
      row.id,
      row.subject,
      row.borrowerId,
      row.nameSealed,
      row.mediaType,
      row.bytes,
      row.sha256,
      row.storeKey,
      row.staffId,
      row.at,
    ],
  });
}

export async function findAttachment(tx: ReadTx, id: string): Promise<AttachmentRow | undefined> {
  const { rows } = await tx.query<AttachmentRow>({
    name: 'attachment-find',
    text: `select ${columns} from attachment where id = $1 and deleted_at is null`,
    values: [id],
  });
  return rows[0];
}

/** What is attached to each of these, in the order in which it was. */
export async function listAttachments(tx: ReadTx, subjects: readonly string[]): Promise<AttachmentRow[]> {
  const { rows } = await tx.query<AttachmentRow>({
    name: 'attachment-list',
    text: `select ${columns} from attachment where subject = any ($1::text[]) and deleted_at is null order by n`,
    values: [subjects],
  });
  return rows;
}

/** What showed whose an account was that is no longer kept itself: gives where the bytes are. */
export async function forgetProofsOfGoneAccounts(tx: Tx, at: Date): Promise<string[]> {
  const { rows } = await tx.query<{ storeKey: string }>({
    name: 'attachment-forget-proofs',
    text: `update attachment a set deleted_at = $1, name_sealed = null
           where a.subject like 'refund-account:%' and a.deleted_at is null
             and not exists (select from refund_account r where r.id = substr(a.subject, 16)::uuid)
           returning a.store_key as "storeKey"`,
    values: [at],
  });
  return rows.map(({ storeKey }) => storeKey);
}

/** All of somebody who leaves: gives where their bytes are. */
export async function forgetAttachmentsOf(tx: Tx, borrowerId: string, at: Date): Promise<string[]> {
  const { rows } = await tx.query<{ storeKey: string }>({
    name: 'attachment-forget',
    text: `update attachment set deleted_at = $2, name_sealed = null where borrower_id = $1 and deleted_at is null
           returning store_key as "storeKey"`,
    values: [borrowerId, at],
  });
  return rows.map(({ storeKey }) => storeKey);
}
