import type { ReadTx, Tx } from '../database/database.ts';

/**
 * What staff write among themselves. Nothing that answers a borrower may read from this file: a test looks
 * who does.
 */
export type ComplaintNote = {
  readonly id: string;
  readonly complaintId: string;
  readonly staffName: string | null;
  readonly sealed: string | null;
  readonly notedAt: Date;
};

export async function insertComplaintNote(tx: Tx, row: ComplaintNote): Promise<void> {
  await tx.query({
    name: 'complaint-note-insert',
    text: 'insert into complaint_note (id, complaint_id, staff_name, sealed, noted_at) values ($1, $2, $3, $4, $5)',
    values: [row.id, row.complaintId, row.staffName, row.sealed, row.notedAt],
  });
}

export async function listComplaintNotes(
  tx: ReadTx,
  complaintIds: readonly string[],
): Promise<ComplaintNote[]> {
  const { rows } = await tx.query<ComplaintNote>({
    name: 'complaint-note-list',
    text: `select id, complaint_id as "complaintId", staff_name as "staffName", sealed, noted_at as "notedAt"
           from complaint_note where complaint_id = any ($1::uuid[]) order by n`,
    values: [complaintIds],
  });
  return rows;
}
