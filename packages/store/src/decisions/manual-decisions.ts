import type { OfferedTerm } from '@candor/domain/product';
import type { ReadTx, Tx } from '../database/database.ts';

export type ManualDecision = {
  readonly id: string;
  readonly orderId: string;
  readonly decision: 'approve' | 'refuse' | 'send-back';
  /** The most that was offered; null unless it was approved. */
  readonly amount: bigint | null;
  readonly reasons: readonly string[];
  /** Why, for the file; null after the borrower has left. */
  readonly sealed: string | null;
  readonly staffId: string;
  readonly decidedAt: Date;
  /** Which exception to policy it was approved under; null within policy. */
  readonly overrideCode?: string | null;
  /** Who approved what `staffId` wanted; null where that person needed nobody. */
  readonly approvedBy?: string | null;
  /** Of an approval: over which term; null of an old one. */
  readonly term?: OfferedTerm | null;
};

export async function insertManualDecision(tx: Tx, decision: ManualDecision): Promise<void> {
  await tx.query({
    name: 'hand-decision-insert',
    text: `insert into hand_decision (id, order_id, decision, amount, reasons, sealed, staff_id, decided_at, override_code,
             approved_by, instalments, every_count, every_unit)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    values: [
      decision.id,
      decision.orderId,
      decision.decision,
      decision.amount,
      JSON.stringify(decision.reasons),
      decision.sealed,
      decision.staffId,
      decision.decidedAt,
      decision.overrideCode ?? null,
      decision.approvedBy ?? null,
      decision.term?.instalments ?? null,
      decision.term?.every.count ?? null,
      decision.term?.every.unit ?? null,
    ],
  });
}

type HandDecisionBy = Omit<ManualDecision, 'term'> & {
  readonly by: string;
  readonly approverName: string | null;
  readonly instalments: number | null;
  readonly everyCount: number | null;
  readonly everyUnit: OfferedTerm['every']['unit'] | null;
};

/** What people decided on an order, oldest first, each with who it was. */
export async function manualDecisionsOf(tx: ReadTx, orderId: string): Promise<HandDecisionBy[]> {
  const { rows } = await tx.query<HandDecisionBy>({
    name: 'hand-decision-list',
    text: `select h.id, h.order_id as "orderId", h.decision, h.amount, h.reasons, h.sealed, h.staff_id as "staffId",
                  h.decided_at as "decidedAt", h.override_code as "overrideCode", h.approved_by as "approvedBy", s.name as by,
                  a.name as "approverName", h.instalments, h.every_count as "everyCount", h.every_unit as "everyUnit"
           from hand_decision h join staff s on s.id = h.staff_id left join staff a on a.id = h.approved_by where h.order_id = $1 order by h.decided_at, h.id`,
    values: [orderId],
  });
  return rows;
}

/** What people decided on a borrower's orders, oldest first; without what they wrote for the file. */
export async function manualDecisionsAbout(
  tx: ReadTx,
  borrowerId: string,
): Promise<Pick<ManualDecision, 'orderId' | 'decision' | 'amount' | 'reasons' | 'decidedAt'>[]> {
  const { rows } = await tx.query<
    Pick<ManualDecision, 'orderId' | 'decision' | 'amount' | 'reasons' | 'decidedAt'>
  >({
    name: 'hand-decision-about',
    text: `select h.order_id as "orderId", h.decision, h.amount, h.reasons, h.decided_at as "decidedAt"
           from hand_decision h join loan_order o on o.id = h.order_id where o.borrower_id = $1
           order by h.decided_at, h.id`,
    values: [borrowerId],
  });
  return rows;
}

type OverrideUse = { readonly code: string; readonly count: number; readonly amount: bigint };

/** How often each override code was used in a market since a moment, and for how much in all. */
export async function overridesSince(tx: ReadTx, market: string, since: Date): Promise<OverrideUse[]> {
  const { rows } = await tx.query<OverrideUse>({
    name: 'hand-decision-overrides',
    text: `select coalesce(h.override_code, '') as code, count(*)::int as count, coalesce(sum(h.amount), 0)::bigint as amount
           from hand_decision h join loan_order o on o.id = h.order_id
           where h.override_code is not null and h.decided_at >= $2 and o.market = $1
           group by 1 order by 1`,
    values: [market, since],
  });
  return rows;
}
