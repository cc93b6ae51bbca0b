import type { CalendarDate } from '@candor/domain/calendar';
import type { ReadTx, Tx } from '../database/database.ts';

export type StoredDecision = {
  readonly id: string;
  readonly orderId: string;
  /** Which sending of the order it answers. */
  readonly submission: bigint;
  readonly market: string;
  readonly tableVersion: number;
  readonly outcome: 'approve' | 'refuse' | 'refer';
  readonly reasons: readonly string[];
  readonly mostAmount: bigint | null;
  /** The facts and the trace; null after the borrower has left. */
  readonly sealed: string | null;
  readonly decidedOn: CalendarDate;
  readonly decidedAt: Date;
};

const columns = `id, order_id as "orderId", submission, market, table_version as "tableVersion", outcome, reasons,
  most_amount as "mostAmount", sealed, decided_on as "decidedOn", decided_at as "decidedAt"`;

export async function insertDecision(tx: Tx, decision: StoredDecision): Promise<void> {
  await tx.query({
    name: 'decision-insert',
    text: `insert into decision (id, order_id, submission, market, table_version, outcome, reasons, most_amount, sealed,
             decided_on, decided_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    values: [
      decision.id,
      decision.orderId,
      decision.submission,
      decision.market,
      decision.tableVersion,
      decision.outcome,
      JSON.stringify(decision.reasons),
      decision.mostAmount,
      decision.sealed,
      decision.decidedOn,
      decision.decidedAt,
    ],
  });
}

export async function hasDecision(tx: ReadTx, orderId: string, submission: bigint): Promise<boolean> {
  const { rows } = await tx.query({
    name: 'decision-exists',
    text: 'select 1 from decision where order_id = $1 and submission = $2',
    values: [orderId, submission],
  });
  return rows.length > 0;
}

/** Every decision on an order, oldest first. */
export async function decisionsOf(tx: ReadTx, orderId: string): Promise<StoredDecision[]> {
  const { rows } = await tx.query<StoredDecision>({
    name: 'decision-list',
    text: `select ${columns} from decision where order_id = $1 order by submission`,
    values: [orderId],
  });
  return rows;
}

/** Every decision on a borrower's orders, oldest first. */
export async function decisionsAbout(tx: ReadTx, borrowerId: string): Promise<StoredDecision[]> {
  const { rows } = await tx.query<StoredDecision>({
    name: 'decision-list-of-borrower',
    text: `select ${columns} from decision
           where order_id in (select id from loan_order where borrower_id = $1) order by decided_at, id`,
    values: [borrowerId],
  });
  return rows;
}

/** Orders in review that a table left to a person, longest waiting first. */
export async function listReferredApplications(
  tx: ReadTx,
  market: string | null,
): Promise<{ orderId: string }[]> {
  const { rows } = await tx.query<{ orderId: string }>({
    name: 'decision-referred',
    text: `select o.id as "orderId" from loan_order o
           where o.state = 'in-review' and ($1::text is null or o.market = $1)
             and exists (select 1 from decision d where d.order_id = o.id and d.outcome = 'refer')
           order by o.changed_at, o.id limit 100`,
    values: [market],
  });
  return rows;
}

/**
 * Forgets what a borrower's decisions rested on and what was answered about them; that it was asked and
 * decided, and how, stays.
 */
export async function forgetGrounds(tx: Tx, borrowerId: string): Promise<number> {
  const answers = await tx.query({
    name: 'enquiry-answer-forget',
    text: `update enquiry_answer a set sealed = null from enquiry e
           where e.id = a.enquiry_id and e.borrower_id = $1 and a.sealed is not null`,
    values: [borrowerId],
  });
  const decisions = await tx.query({
    name: 'decision-forget',
    text: `update decision d set sealed = null from loan_order o
           where o.id = d.order_id and o.borrower_id = $1 and d.sealed is not null`,
    values: [borrowerId],
  });
  const words = await tx.query({
    name: 'hand-decision-forget',
    text: `update hand_decision h set sealed = null from loan_order o
           where o.id = h.order_id and o.borrower_id = $1 and h.sealed is not null`,
    values: [borrowerId],
  });
  const notes = await tx.query({
    name: 'return-note-forget',
    text: `update return_note n set sealed = null from loan_order o
           where o.id = n.order_id and o.borrower_id = $1 and n.sealed is not null`,
    values: [borrowerId],
  });
  const reruns = await tx.query({
    name: 'decision-rerun-forget',
    text: `update decision_rerun r set sealed = null from loan_order o
           where o.id = r.order_id and o.borrower_id = $1 and r.sealed is not null`,
    values: [borrowerId],
  });
  return [answers, decisions, words, notes, reruns].reduce((sum, { rowCount }) => sum + rowCount, 0);
}

/** The same for accounts that were deleted, once the law no longer wants it kept. */
export async function forgetGroundsKeptUntil(tx: Tx, day: string): Promise<number> {
  const answers = await tx.query({
    name: 'enquiry-answer-forget-kept',
    text: `update enquiry_answer a set sealed = null from enquiry e join borrower b on b.id = e.borrower_id
           where e.id = a.enquiry_id and b.deleted_at is not null and b.kept_until < $1 and a.sealed is not null`,
    values: [day],
  });
  const decisions = await tx.query({
    name: 'decision-forget-kept',
    text: `update decision d set sealed = null from loan_order o join borrower b on b.id = o.borrower_id
           where o.id = d.order_id and b.deleted_at is not null and b.kept_until < $1 and d.sealed is not null`,
    values: [day],
  });
  const words = await tx.query({
    name: 'hand-decision-forget-kept',
    text: `update hand_decision h set sealed = null from loan_order o join borrower b on b.id = o.borrower_id
           where o.id = h.order_id and b.deleted_at is not null and b.kept_until < $1 and h.sealed is not null`,
    values: [day],
  });
  const notes = await tx.query({
    name: 'return-note-forget-kept',
    text: `update return_note n set sealed = null from loan_order o join borrower b on b.id = o.borrower_id
           where o.id = n.order_id and b.deleted_at is not null and b.kept_until < $1 and n.sealed is not null`,
    values: [day],
  });
  const reruns = await tx.query({
    name: 'decision-rerun-forget-kept',
    text: `update decision_rerun r set sealed = null from loan_order o join borrower b on b.id = o.borrower_id
           where o.id = r.order_id and b.deleted_at is not null and b.kept_until < $1 and r.sealed is not null`,
    values: [day],
  });
  return [answers, decisions, words, notes, reruns].reduce((sum, { rowCount }) => sum + rowCount, 0);
}
