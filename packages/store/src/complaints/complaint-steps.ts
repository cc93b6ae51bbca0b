import type { CalendarDate } from '@candor/domain/calendar';
import type { ReadTx, Tx } from '../database/database.ts';

export type ComplaintStepName =
  | 'received'
  | 'disputed'
  | 'replied'
  | 'wrote'
  | 'escalated'
  | 'late'
  | 'answered'
  | 'taken-back'
  | 'rejected'
  | 'regulator'
  | 'reopened'
  | 'closed'
  | 'scored'
  | 'left';

export type ComplaintStep = {
  readonly step: ComplaintStepName;
  readonly day: CalendarDate | null;
  readonly at: Date;
};

export async function noteComplaintStep(
  tx: Tx,
  complaintId: string,
  { step, day, at }: ComplaintStep,
): Promise<void> {
  await tx.query({
    name: 'complaint-step-note',
    text: 'insert into complaint_step (complaint_id, step, day, at) values ($1, $2, $3, $4)',
    values: [complaintId, step, day, at],
  });
}

export async function listComplaintSteps(tx: ReadTx, complaintId: string): Promise<ComplaintStep[]> {
  const { rows } = await tx.query<ComplaintStep>({
    name: 'complaint-step-list',
    text: 'select step, day, at from complaint_step where complaint_id = $1 order by id',
    values: [complaintId],
  });
  return rows;
}

export type Escalation = {
  readonly complaintId: string;
  readonly round: number;
  readonly level: 'near' | 'missed';
  readonly onDay: CalendarDate;
  readonly at: Date;
};

/** False if somebody senior was told of it before. */
export async function noteEscalation(
  tx: Tx,
  { complaintId, round, level, onDay, at }: Escalation,
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'complaint-escalate',
    text: `insert into complaint_escalation (complaint_id, round, level, on_day, at) values ($1, $2, $3, $4, $5)
           on conflict do nothing`,
    values: [complaintId, round, level, onDay, at],
  });
  return rowCount > 0;
}
