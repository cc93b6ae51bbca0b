import type { CalendarDate } from '@candor/domain/calendar';
import type { ReadTx } from '../database/database.ts';
import { preparedFirst } from '../database/prepared-first.ts';
import { complaintColumns, waiting } from '../complaints/complaints.ts';
import type { ComplaintCase, ComplaintPlace } from './list-complaints.ts';

const selected = `select ${complaintColumns}, ${waiting} and exists (select 1 from complaint_escalation e
    where e.complaint_id = c.id and e.round = c.round) as "isEscalated" from complaint c`;

export type WaitingPlace = { readonly promisedBy: CalendarDate; readonly id: string };

/** Those that wait for an answer, the nearest promise first. */
export async function listWaitingComplaints(
  tx: ReadTx,
  market: string,
  { after, limit }: { readonly after: WaitingPlace | null; readonly limit: number },
): Promise<ComplaintCase[]> {
  const { rows } = await tx.query<ComplaintCase>({
    ...preparedFirst('complaint-queue-waiting', after),
    text: `${selected} where c.market = $1 and ${waiting}
             and ($2::date is null or (c.promised_by, c.id) > ($2, $3::uuid))
           order by c.promised_by, c.id limit $4`,
    values: [market, after?.promisedBy ?? null, after?.id ?? null, limit],
  });
  return rows;
}

/** Those that were answered or closed, last changed first. */
export async function listAnsweredComplaints(
  tx: ReadTx,
  market: string,
  { before, limit }: { readonly before: ComplaintPlace | null; readonly limit: number },
): Promise<ComplaintCase[]> {
  const { rows } = await tx.query<ComplaintCase>({
    ...preparedFirst('complaint-queue-answered', before),
    text: `${selected} where c.market = $1 and c.state in ('answered', 'closed')
             and ($2::timestamptz is null or (c.changed_at, c.id) < ($2, $3::uuid))
           order by c.changed_at desc, c.id desc limit $4`,
    values: [market, before?.changedAt ?? null, before?.id ?? null, limit],
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
