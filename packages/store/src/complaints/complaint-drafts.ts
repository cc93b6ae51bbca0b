import type { ReadTx, Tx } from '../database/database.ts';
import { deleteOldest } from '../database/delete-oldest.ts';

export type ComplaintDraftRow = { about: string; sealed: string; keptAt: Date };

export async function listComplaintDrafts(tx: ReadTx, borrowerId: string): Promise<ComplaintDraftRow[]> {
  const { rows } = await tx.query<ComplaintDraftRow>({
    name: 'complaint-draft-list',
    text: `select about, sealed, kept_at as "keptAt" from complaint_draft where borrower_id = $1 order by about`,
    values: [borrowerId],
  });
  return rows;
}

export async function saveComplaintDraft(
  tx: Tx,
  borrowerId: string,
  { about, sealed, keptAt }: ComplaintDraftRow,
): Promise<void> {
  await tx.query({
    name: 'complaint-draft-save',
    text: `insert into complaint_draft (borrower_id, about, sealed, kept_at) values ($1, $2, $3, $4)
           on conflict (borrower_id, about) do update set sealed = excluded.sealed, kept_at = excluded.kept_at`,
    values: [borrowerId, about, sealed, keptAt],
  });
}

export async function deleteComplaintDraft(tx: Tx, borrowerId: string, about: string): Promise<void> {
  await tx.query({
    name: 'complaint-draft-delete',
    text: 'delete from complaint_draft where borrower_id = $1 and about = $2',
    values: [borrowerId, about],
  });
}

export async function deleteComplaintDraftsOf(tx: Tx, borrowerId: string): Promise<void> {
  await tx.query({
    name: 'complaint-draft-delete-of',
    text: 'delete from complaint_draft where borrower_id = $1',
    values: [borrowerId],
  });
}

/** Nobody comes back to what was left so long ago, and it is not ours to keep. */
export async function deleteComplaintDraftsBefore(tx: Tx, before: Date): Promise<number> {
  const { rowCount } = await tx.query({
    name: 'complaint-draft-delete-old',
    text: deleteOldest('complaint_draft', 'kept_at'),
    values: [before],
  });
  return rowCount;
}
