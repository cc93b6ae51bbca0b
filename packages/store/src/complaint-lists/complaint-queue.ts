import type { ReadTx } from '../database/database.ts';
import { complaintColumns, waiting } from '../complaints/complaints.ts';
import type { ComplaintCase } from './list-complaints.ts';

const selected = `select ${complaintColumns}, ${waiting} and exists (select 1 from complaint_escalation e
    where e.complaint_id = c.id and e.round = c.round) as "isEscalated" from complaint c`;

/** These, in the order in which they are asked for. */
export async function listComplaintsOfIds(tx: ReadTx, ids: readonly string[]): Promise<ComplaintCase[]> {
  const { rows } = await tx.query<ComplaintCase>({
    name: 'complaints-of-ids',
    text: `${selected} join unnest($1::uuid[]) with ordinality as wanted (id, place) on wanted.id = c.id order by wanted.place`,
    values: [ids],
  });
  return rows;
}

/** Whether this picture came with this complaint. */
export async function isPictureOfComplaint(
  tx: ReadTx,
  complaintId: string,
  imageId: string,
): Promise<boolean> {
  const { rows } = await tx.query({
    name: 'complaint-picture-of',
    text: `select 1 from complaint_picture p join complaint_message m on m.id = p.message_id
           where p.picture_id = $2 and m.complaint_id = $1`,
    values: [complaintId, imageId],
  });
  return rows.length > 0;
}
