import type { CalendarDate } from '@candor/domain/calendar';
import type { ReadTx } from '../database/database.ts';
import { complaintColumns, waiting, type Complaint } from '../complaints/complaints.ts';

export type ComplaintPlace = { readonly changedAt: Date; readonly id: string };

/** A borrower's own, the last changed one first. */
export async function listComplaints(
  tx: ReadTx,
  borrowerId: string,
  { before, limit }: { readonly before: ComplaintPlace | null; readonly limit: number },
): Promise<Complaint[]> {
  const { rows } = await tx.query<Complaint>({
    name: 'complaint-list',
    text: `select ${complaintColumns} from complaint c
           where c.borrower_id = $1 and ($2::timestamptz is null or (c.changed_at, c.id) < ($2, $3::uuid))
           order by c.changed_at desc, c.id desc limit $4`,
    values: [borrowerId, before?.changedAt ?? null, before?.id ?? null, limit],
  });
  return rows;
}

export type ComplaintCase = Complaint & { readonly isEscalated: boolean };

/** As staff see them: those that wait by their deadline, then the others, last changed first. */
export async function listComplaintCases(tx: ReadTx, market: string | null): Promise<ComplaintCase[]> {
  const { rows } = await tx.query<ComplaintCase>({
    name: 'complaint-cases',
    text: `select ${complaintColumns}, ${waiting} and exists (select 1 from complaint_escalation e
                                                   where e.complaint_id = c.id and e.round = c.round) as "isEscalated"
           from complaint c where $1::text is null or c.market = $1
           order by ${waiting} desc, case when ${waiting} then c.promised_by end, c.changed_at desc, c.id limit 200`,
    values: [market],
  });
  return rows;
}

export async function findComplaintCase(tx: ReadTx, id: string): Promise<ComplaintCase | undefined> {
  const { rows } = await tx.query<ComplaintCase>({
    name: 'complaint-case',
    text: `select ${complaintColumns}, ${waiting} and exists (select 1 from complaint_escalation e
                                                   where e.complaint_id = c.id and e.round = c.round) as "isEscalated"
           from complaint c where c.id = $1`,
    values: [id],
  });
  return rows[0];
}

/** Those of whom somebody senior, or the borrower, has to hear by this day and has not. */
export async function listDueComplaints(
  tx: ReadTx,
  { market, today }: { readonly market: string; readonly today: CalendarDate },
): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>({
    name: 'complaint-due',
    text: `select c.id from complaint c
           left join complaint_escalation near on near.complaint_id = c.id and near.round = c.round and near.level = 'near'
           left join complaint_escalation missed on missed.complaint_id = c.id and missed.round = c.round and missed.level = 'missed'
           where c.market = $1 and ${waiting}
             and ((c.escalate_on <= $2 and near.at is null and missed.at is null)
               or (c.promised_by < $2 and missed.at is null)
               or (c.regulator_from <= $2 and c.regulator_told_at is null))
           order by c.promised_by, c.id limit 200`,
    values: [market, today],
  });
  return rows.map(({ id }) => id);
}
