import type { CalendarDate } from '@candor/domain/calendar';
import type { ComplaintState } from '@candor/domain/states';
import type { ReadTx, Tx } from '../database/database.ts';

export type AnswerWay = 'app' | 'phone' | 'email';

export type ChargeDecision = 'taken-back' | 'stands';

export type Complaint = {
  readonly id: string;
  /** Null of somebody who is no borrower: name and contact stand with how the complaint came. */
  readonly borrowerId: string | null;
  readonly market: string;
  readonly reference: string;
  /** What it is about: one of the markets' kinds. */
  readonly kind: string;
  readonly orderId: string | null;
  /** The row whose late charge is disputed. */
  readonly rowN: number | null;
  readonly answerWay: AnswerWay;
  readonly state: ComplaintState;
  readonly round: number;
  readonly askedAt: Date;
  readonly askedOn: CalendarDate;
  readonly promisedBy: CalendarDate;
  readonly escalateOn: CalendarDate;
  readonly regulatorFrom: CalendarDate | null;
  readonly regulatorToldAt: Date | null;
  readonly answeredAt: Date | null;
  readonly isRejected: boolean;
  /** Of a disputed charge; null until somebody has decided on it. */
  readonly chargeDecision: ChargeDecision | null;
  readonly score: number | null;
  readonly scoreSealed: string | null;
  readonly news: number;
  readonly seen: number;
  readonly messages: number;
  readonly changedAt: Date;
};

export const complaintColumns = `c.id, c.borrower_id as "borrowerId", c.market, c.reference, c.kind, c.order_id as "orderId",
  c.row_n as "rowN", c.answer_way as "answerWay", c.state, c.round, c.asked_at as "askedAt", c.asked_on as "askedOn",
  c.promised_by as "promisedBy", c.escalate_on as "escalateOn", c.regulator_from as "regulatorFrom",
  c.regulator_told_at as "regulatorToldAt", c.answered_at as "answeredAt", c.is_rejected as "isRejected",
  c.charge_decision as "chargeDecision", c.score,
  c.score_sealed as "scoreSealed", c.news, c.seen, c.messages, c.changed_at as "changedAt"`;

export const waiting = `c.state in ('open', 'reopened')`;

/** False if another complaint has its reference already. */
export async function insertComplaint(tx: Tx, row: Complaint): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'complaint-insert',
    text: `insert into complaint (id, borrower_id, market, reference, kind, order_id, row_n, answer_way, state, asked_at, asked_on,
             promised_by, escalate_on, regulator_from, changed_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, 'open', $9, $10, $11, $12, $13, $9) on conflict (reference) do nothing`,
    values: [
      row.id,
      row.borrowerId,
      row.market,
      row.reference,
      row.kind,
      row.orderId,
      row.rowN,
      row.answerWay,
      row.askedAt,
      row.askedOn,
      row.promisedBy,
      row.escalateOn,
      row.regulatorFrom,
    ],
  });
  return rowCount > 0;
}

export async function findComplaint(tx: ReadTx, id: string): Promise<Complaint | undefined> {
  const { rows } = await tx.query<Complaint>({
    name: 'complaint-find',
    text: `select ${complaintColumns} from complaint c where c.id = $1`,
    values: [id],
  });
  return rows[0];
}

export async function lockComplaint(tx: Tx, id: string): Promise<Complaint | undefined> {
  const { rows } = await tx.query<Complaint>({
    name: 'complaint-lock',
    text: `select ${complaintColumns} from complaint c where c.id = $1 for update`,
    values: [id],
  });
  return rows[0];
}

export async function updateComplaint(tx: Tx, row: Complaint): Promise<void> {
  await tx.query({
    name: 'complaint-update',
    text: `update complaint set state = $2, round = $3, promised_by = $4, escalate_on = $5, regulator_from = $6,
             regulator_told_at = $7, answered_at = $8, is_rejected = $9, score = $10, score_sealed = $11, news = $12, messages = $13,
             changed_at = $14, charge_decision = $15
           where id = $1`,
    values: [
      row.id,
      row.state,
      row.round,
      row.promisedBy,
      row.escalateOn,
      row.regulatorFrom,
      row.regulatorToldAt,
      row.answeredAt,
      row.isRejected,
      row.score,
      row.scoreSealed,
      row.news,
      row.messages,
      row.changedAt,
      row.chargeDecision,
    ],
  });
}

/** What was read is seen; what came meanwhile is not, and what was seen before stays seen. */
export async function markComplaintSeen(
  tx: Tx,
  { id, borrowerId, news }: Pick<Complaint, 'id' | 'news'> & { readonly borrowerId: string },
): Promise<Pick<Complaint, 'seen' | 'news'> | undefined> {
  const { rows } = await tx.query<Pick<Complaint, 'seen' | 'news'>>({
    name: 'complaint-seen',
    text: `update complaint set seen = greatest(seen, least(news, $3::int)) where id = $1 and borrower_id = $2
           returning seen, news`,
    values: [id, borrowerId, news],
  });
  return rows[0];
}

export async function countWaitingComplaints(tx: ReadTx, borrowerId: string): Promise<number> {
  const { rows } = await tx.query<{ count: number }>({
    name: 'complaint-count-waiting',
    text: `select count(*)::int as count from complaint c where c.borrower_id = $1 and ${waiting}`,
    values: [borrowerId],
  });
  return rows[0]?.count ?? 0;
}

/** Those that wait for an answer, or hold one that was not seen. */
export async function countComplaintsToSee(tx: ReadTx, borrowerId: string): Promise<number> {
  const { rows } = await tx.query<{ count: number }>({
    name: 'complaint-count-to-see',
    text: `select count(*)::int as count from complaint c where c.borrower_id = $1 and (${waiting} or c.seen < c.news)`,
    values: [borrowerId],
  });
  return rows[0]?.count ?? 0;
}

/** Whether another complaint disputes the same row and waits. */
export async function isRowInDispute(
  tx: ReadTx,
  { orderId, rowN }: { readonly orderId: string; readonly rowN: number },
): Promise<boolean> {
  const { rows } = await tx.query({
    name: 'complaint-dispute-waits',
    text: `select 1 from complaint c where c.order_id = $1 and c.row_n = $2 and ${waiting} limit 1`,
    values: [orderId, rowN],
  });
  return rows.length > 0;
}

/** The disputes of a borrower's that wait. */
export async function listWaitingDisputes(tx: ReadTx, borrowerId: string): Promise<Complaint[]> {
  const { rows } = await tx.query<Complaint>({
    name: 'complaint-disputes-of',
    text: `select ${complaintColumns} from complaint c
           where c.borrower_id = $1 and c.row_n is not null and ${waiting} order by c.order_id, c.row_n`,
    values: [borrowerId],
  });
  return rows;
}

/** Whether somebody has looked at the charge of a row, and it stands. */
export async function doesChargeStand(
  tx: ReadTx,
  { orderId, rowN }: { readonly orderId: string; readonly rowN: number },
): Promise<boolean> {
  const { rows } = await tx.query({
    name: 'complaint-charge-stands',
    text: `select 1 from complaint c where c.order_id = $1 and c.row_n = $2 and c.charge_decision = 'stands' limit 1`,
    values: [orderId, rowN],
  });
  return rows.length > 0;
}
