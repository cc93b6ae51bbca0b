import type { AllocatedMoney, Loan, Plan } from '@candor/domain/loan';
import type { Part } from '../database/together.ts';
import { toLendingJson } from './lending-json.ts';
import { storedRows, type StoredRows } from './plans/plan-rows.ts';

export type FactsAdded = {
  /** Null for a loan that is new: all its facts are. */
  readonly before: Loan | null;
  readonly after: Loan;
  /** Of a restructuring. */
  readonly reason: string | null;
};

/** Adds the facts that a loan has now and had not before; the domain only ever appends. */
export function newFacts(id: bigint, { before, after, reason }: FactsAdded): Part[] {
  const parts: Part[] = [];
  for (const [index, plan] of after.plans.entries()) {
    if (index >= (before?.plans.length ?? 0)) {
      const isOwn = plan.terms === after.schedule.terms;
      const stored = storedRows(plan.rows, after.plans[index - 1]?.rows ?? []);
      const why = plan.cause === 'restructuring' ? reason : null;
      parts.push(...newPlan({ id, no: index + 1 }, { plan, isOwn, reason: why, stored }));
    }
  }
  const allocations = after.allocations.slice(before?.allocations.length ?? 0);
  if (allocations.length > 0) parts.push(newAllocations(id, allocations));
  const charges = after.lateCharges.slice(before?.lateCharges.length ?? 0);
  if (charges.length > 0) {
    parts.push({
      name: 'late-charge-insert',
      text: `insert into late_charge (loan_id, n, charged_on, amount, why, code)
             select $1, c.* from unnest($2::int[], $3::date[], $4::bigint[], $5::text[], $6::text[]) c`,
      values: [
        id,
        charges.map(({ n }) => n),
        charges.map(({ on }) => on),
        charges.map(({ amount }) => amount),
        charges.map(({ why }) => why),
        charges.map(({ code }) => code ?? null),
      ],
    });
  }
  const disputes = after.disputes.slice(before?.disputes.length ?? 0);
  if (disputes.length > 0)
    parts.push({
      name: 'dispute-insert',
      text: `insert into dispute (loan_id, n, since, until_on)
             select $1, d.n, d.since, d.until_on
             from unnest($2::int[], $3::date[], $4::date[]) with ordinality as d (n, since, until_on, nth) order by d.nth`,
      values: [
        id,
        disputes.map(({ n }) => n),
        disputes.map(({ since }) => since),
        disputes.map(({ until }) => until),
      ],
    });
  const recoveries = after.recoveries.slice(before?.recoveries.length ?? 0);
  if (recoveries.length > 0)
    parts.push({
      name: 'recovery-insert',
      text: `insert into recovery (loan_id, by, counts_from, amount, until_on)
             select $1, r.by, r.counts_from, r.amount, r.until_on
             from unnest($2::text[], $3::date[], $4::bigint[], $5::date[])
               with ordinality as r (by, counts_from, amount, until_on, nth) order by r.nth`,
      values: [
        id,
        recoveries.map(({ by }) => by),
        recoveries.map(({ on }) => on),
        recoveries.map(({ amount }) => amount),
        recoveries.map(({ until }) => until),
      ],
    });
  return parts;
}

type NewPlan = {
  readonly plan: Plan;
  readonly isOwn: boolean;
  readonly reason: string | null;
  readonly stored: StoredRows;
};

function newPlan(
  { id, no }: { readonly id: bigint; readonly no: number },
  { plan, isOwn, reason, stored }: NewPlan,
): Part[] {
  const { since, until, cause, by, charge, terms } = plan;
  const { changed, gone } = stored;
  const rows = changed.map(({ row }) => row);
  const ofPlan = {
    name: 'loan-plan-insert',
    text: `insert into loan_plan (loan_id, no, since, until_on, cause, by, charge, terms, reason, gone)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    values: [id, no, since, until, cause, by, charge, isOwn ? null : toLendingJson(terms), reason, gone],
  };
  const ofRows = {
    name: 'loan-row-insert',
    text: `insert into loan_row (loan_id, plan_no, place, n, from_on, to_on, due_on, principal, interest, fee, penalty)
           select $1, $2, r.*
           from unnest($3::int[], $4::int[], $5::date[], $6::date[], $7::date[], $8::bigint[], $9::bigint[], $10::bigint[],
             $11::bigint[]) as r`,
    values: [
      id,
      no,
      changed.map(({ place }) => place),
      rows.map(({ n }) => n),
      rows.map(({ from }) => from),
      rows.map(({ to }) => to),
      rows.map(({ dueOn }) => dueOn),
      rows.map(({ principal }) => principal),
      rows.map(({ interest }) => interest),
      rows.map(({ fee }) => fee),
      rows.map(({ penalty }) => penalty),
    ],
  };
  return rows.length === 0 ? [ofPlan] : [ofPlan, ofRows];
}

/** In their order: what happened first has the smaller number. */
function newAllocations(id: bigint, allocations: readonly AllocatedMoney[]): Part {
  const lines = allocations.flatMap((allocation, nth) =>
    allocation.lines.map((line, place) => ({ ...line, nth: nth + 1, place: place + 1 })),
  );
  return {
    name: 'allocation-insert',
    text: `with added as (
             insert into allocation (loan_id, by, counts_from, until_on, amount, charge, to_credit)
             select $1, a.by, a.counts_from, a.until_on, a.amount, a.charge, a.to_credit
             from unnest($2::text[], $3::date[], $4::date[], $5::bigint[], $6::bigint[], $7::bigint[])
               with ordinality as a (by, counts_from, until_on, amount, charge, to_credit, nth)
             order by a.nth returning id
           )
           insert into allocation_line (allocation_id, place, n, penalty, fee, interest, principal)
           select o.id, l.place, l.n, l.penalty, l.fee, l.interest, l.principal
           from (select id, row_number() over (order by id) as nth from added) o
           join unnest($8::int[], $9::int[], $10::int[], $11::bigint[], $12::bigint[], $13::bigint[], $14::bigint[])
             as l (nth, place, n, penalty, fee, interest, principal) on l.nth = o.nth`,
    values: [
      id,
      allocations.map(({ by }) => by),
      allocations.map(({ on }) => on),
      allocations.map(({ until }) => until),
      allocations.map(({ amount }) => amount),
      allocations.map(({ charge }) => charge),
      allocations.map(({ toCredit }) => toCredit),
      lines.map(({ nth }) => nth),
      lines.map(({ place }) => place),
      lines.map(({ n }) => n),
      lines.map(({ parts }) => parts.penalty),
      lines.map(({ parts }) => parts.fee),
      lines.map(({ parts }) => parts.interest),
      lines.map(({ parts }) => parts.principal),
    ],
  };
}
