import type { AllocatedMoney, Loan, Plan } from '@candor/domain/loan';
import type { Tx } from '../database/database.ts';
import { toLendingJson } from './lending-json.ts';

export type FactsAdded = {
  /** Null for a loan that is new: all its facts are. */
  readonly before: Loan | null;
  readonly after: Loan;
  /** Of a restructuring. */
  readonly reason: string | null;
};

/** Adds the facts that a loan has now and had not before; the domain only ever appends. */
export async function insertFacts(tx: Tx, id: bigint, { before, after, reason }: FactsAdded): Promise<void> {
  for (const [index, plan] of after.plans.entries()) {
    if (index >= (before?.plans.length ?? 0)) {
      const isOwn = plan.terms === after.schedule.terms;
      await insertPlan(tx, id, index + 1, {
        plan,
        isOwn,
        reason: plan.cause === 'restructuring' ? reason : null,
      });
    }
  }
  for (const allocation of after.allocations.slice(before?.allocations.length ?? 0)) {
    await insertAllocation(tx, id, allocation);
  }
  const charges = after.lateCharges.slice(before?.lateCharges.length ?? 0);
  if (charges.length > 0) {
    await tx.query({
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
  for (const { n, since, until } of after.disputes.slice(before?.disputes.length ?? 0)) {
    await tx.query({
      name: 'dispute-insert',
      text: 'insert into dispute (loan_id, n, since, until_on) values ($1, $2, $3, $4)',
      values: [id, n, since, until],
    });
  }
  for (const { by, on, amount, until } of after.recoveries.slice(before?.recoveries.length ?? 0)) {
    await tx.query({
      name: 'recovery-insert',
      text: 'insert into recovery (loan_id, by, counts_from, amount, until_on) values ($1, $2, $3, $4, $5)',
      values: [id, by, on, amount, until],
    });
  }
}

type NewPlan = { readonly plan: Plan; readonly isOwn: boolean; readonly reason: string | null };

async function insertPlan(tx: Tx, id: bigint, no: number, { plan, isOwn, reason }: NewPlan): Promise<void> {
  const { since, until, cause, by, charge, terms, rows } = plan;
  await tx.query({
    name: 'loan-plan-insert',
    text: `insert into loan_plan (loan_id, no, since, until_on, cause, by, charge, terms, reason)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    values: [id, no, since, until, cause, by, charge, isOwn ? null : toLendingJson(terms), reason],
  });
  await tx.query({
    name: 'loan-row-insert',
    text: `insert into loan_row (loan_id, plan_no, place, n, from_on, to_on, due_on, principal, interest, fee, penalty)
           select $1, $2, r.place - 1, r.n, r.from_on, r.to_on, r.due_on, r.principal, r.interest, r.fee, r.penalty
           from unnest($3::int[], $4::date[], $5::date[], $6::date[], $7::bigint[], $8::bigint[], $9::bigint[], $10::bigint[])
             with ordinality as r (n, from_on, to_on, due_on, principal, interest, fee, penalty, place)`,
    values: [
      id,
      no,
      rows.map(({ n }) => n),
      rows.map(({ from }) => from),
      rows.map(({ to }) => to),
      rows.map(({ dueOn }) => dueOn),
      rows.map(({ principal }) => principal),
      rows.map(({ interest }) => interest),
      rows.map(({ fee }) => fee),
      rows.map(({ penalty }) => penalty),
    ],
  });
}

async function insertAllocation(tx: Tx, id: bigint, allocation: AllocatedMoney): Promise<void> {
  const { by, on, until, amount, charge, toCredit, lines } = allocation;
  await tx.query({
    name: 'allocation-insert',
    text: `with added as (
             insert into allocation (loan_id, by, counts_from, until_on, amount, charge, to_credit)
             values ($1, $2, $3, $4, $5, $6, $7) returning id
           )
           insert into allocation_line (allocation_id, place, n, penalty, fee, interest, principal)
           select added.id, l.place, l.n, l.penalty, l.fee, l.interest, l.principal
           from added, unnest($8::int[], $9::bigint[], $10::bigint[], $11::bigint[], $12::bigint[])
             with ordinality as l (n, penalty, fee, interest, principal, place)`,
    values: [
      id,
      by,
      on,
      until,
      amount,
      charge,
      toCredit,
      lines.map(({ n }) => n),
      lines.map(({ parts }) => parts.penalty),
      lines.map(({ parts }) => parts.fee),
      lines.map(({ parts }) => parts.interest),
      lines.map(({ parts }) => parts.principal),
    ],
  });
}
