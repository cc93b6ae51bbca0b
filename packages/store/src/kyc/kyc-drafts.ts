import type { FormStep } from '@candor/markets/certification';
import type { ReadTx, Tx } from '../database/database.ts';
import { deleteOldest } from '../database/delete-oldest.ts';

export type DraftRow = { step: FormStep; sealed: string; keptAt: Date };

export async function listDrafts(tx: ReadTx, borrowerId: string): Promise<DraftRow[]> {
  const { rows } = await tx.query<DraftRow>({
    name: 'certification-draft-list',
    text: `select step, sealed, kept_at as "keptAt" from certification_draft where borrower_id = $1 order by step`,
    values: [borrowerId],
  });
  return rows;
}

export async function saveDraftRow(tx: Tx, borrowerId: string, row: DraftRow): Promise<void> {
  await tx.query({
    name: 'certification-draft-save',
    text: `insert into certification_draft (borrower_id, step, sealed, kept_at) values ($1, $2, $3, $4)
           on conflict (borrower_id, step) do update set sealed = excluded.sealed, kept_at = excluded.kept_at`,
    values: [borrowerId, row.step, row.sealed, row.keptAt],
  });
}

export async function deleteDraft(tx: Tx, borrowerId: string, step: string): Promise<void> {
  await tx.query({
    name: 'certification-draft-delete',
    text: 'delete from certification_draft where borrower_id = $1 and step = $2',
    values: [borrowerId, step],
  });
}

export async function deleteDrafts(tx: Tx, borrowerId: string): Promise<number> {
  const { rowCount } = await tx.query({
    name: 'certification-draft-delete-of',
    text: 'delete from certification_draft where borrower_id = $1',
    values: [borrowerId],
  });
  return rowCount;
}

/** Nobody comes back to what was left so long ago, and it is not ours to keep. */
export async function deleteDraftsBefore(tx: Tx, before: Date): Promise<number> {
  const { rowCount } = await tx.query({
    name: 'certification-draft-delete-old',
    text: deleteOldest('certification_draft', 'kept_at'),
    values: [before],
  });
  return rowCount;
}
