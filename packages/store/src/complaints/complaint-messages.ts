import type { ReadTx, Tx } from '../database/database.ts';

export type ComplaintMessage = {
  readonly id: string;
  readonly complaintId: string;
  readonly n: number;
  readonly author: 'borrower' | 'staff';
  readonly staffName: string | null;
  /** Null when the law no longer wanted it kept. */
  readonly sealed: string | null;
  readonly saidAt: Date;
};

export async function insertComplaintMessage(tx: Tx, row: ComplaintMessage): Promise<void> {
  await tx.query({
    name: 'complaint-message-insert',
    text: `insert into complaint_message (id, complaint_id, n, author, staff_name, sealed, said_at)
           values ($1, $2, $3, $4, $5, $6, $7)`,
    values: [row.id, row.complaintId, row.n, row.author, row.staffName, row.sealed, row.saidAt],
  });
}

export type SaidMessage = ComplaintMessage & { readonly imageIds: readonly string[] };

/** What was said in these complaints, in the order in which it was said, with its pictures. */
export async function listComplaintMessages(
  tx: ReadTx,
  complaintIds: readonly string[],
): Promise<SaidMessage[]> {
  const { rows } = await tx.query<SaidMessage>({
    name: 'complaint-message-list',
    text: `select m.id, m.complaint_id as "complaintId", m.n, m.author, m.staff_name as "staffName", m.sealed,
                  m.said_at as "saidAt",
                  array(select p.picture_id::text from complaint_picture p join picture i on i.id = p.picture_id
                        where p.message_id = m.id and i.deleted_at is null order by p.place) as "imageIds"
           from complaint_message m where m.complaint_id = any ($1::uuid[]) order by m.complaint_id, m.n`,
    values: [complaintIds],
  });
  return rows;
}

/** How many of these pictures are the borrower's own, sent for a complaint, and part of none. */
export async function countFreeComplaintPictures(
  tx: ReadTx,
  borrowerId: string,
  ids: readonly string[],
): Promise<number> {
  const { rows } = await tx.query<{ count: number }>({
    name: 'complaint-picture-free',
    text: `select count(*)::int as count from picture i
           where i.borrower_id = $1 and i.id = any ($2::uuid[]) and i.purpose = 'problem' and i.deleted_at is null
             and not exists (select 1 from complaint_picture p where p.picture_id = i.id)`,
    values: [borrowerId, ids],
  });
  return rows[0]?.count ?? 0;
}

export async function addComplaintPictures(tx: Tx, messageId: string, ids: readonly string[]): Promise<void> {
  await tx.query({
    name: 'complaint-picture-add',
    text: `insert into complaint_picture (picture_id, message_id, place)
           select id, $1, place from unnest($2::uuid[]) with ordinality as given (id, place)`,
    values: [messageId, ids],
  });
}
