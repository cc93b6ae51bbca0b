import { planOf } from '@candor/domain/instalments';
import type { CalendarDate } from '@candor/domain/calendar';
import type { Loan } from '@candor/domain/loan';
import type { Tx } from '../database/database.ts';
import { accrualSpans } from './accrual-spans.ts';
import { loanStanding } from './loan-standing.ts';
import { rowStandingValues } from './row-standing-values.ts';

/**
 * Writes anew what is derived from a loan's facts. `before` saves the spans where the rows are still the
 * same: they change with the plan alone.
 */
export async function saveStanding(
  tx: Tx,
  id: bigint,
  loan: Loan,
  { on, before }: { readonly on: CalendarDate; readonly before: Loan | null },
): Promise<void> {
  if (before === null || before.state !== loan.state || planOf(before) !== planOf(loan)) {
    await saveSpans(tx, id, loan);
  }
  const { late, rows, ...standing } = loanStanding(loan, on);
  await tx.query({
    name: 'loan-standing',
    text: `update loan set rounding_mode = $2, interest_total = $3, accrual_stop = $4, cost_room = $5, credit = $6,
             next_due_on = $7, grace_days = $8, late_num = $9, late_den = $10, late_fixed = $11, late_most_num = $12,
             late_most_den = $13
           where id = $1`,
    values: [
      id,
      standing.roundingMode,
      standing.interestTotal,
      standing.accrualStop,
      standing.costRoom,
      standing.credit,
      standing.nextDueOn,
      standing.graceDays,
      late.num,
      late.den,
      late.fixed,
      late.mostNum,
      late.mostDen,
    ],
  });
  await tx.query({
    name: 'row-standing',
    text: `with gone as (delete from row_standing where loan_id = $1 and n <> all ($2::int[]))
           insert into row_standing as s (loan_id, n, due_on, penalty, fee, interest, principal, is_disputed, late_base,
                                          late_to, late_charged, late_stands, place)
           select $1, r.* from unnest($2::int[], $3::date[], $4::bigint[], $5::bigint[], $6::bigint[], $7::bigint[],
                                      $8::boolean[], $9::numeric[], $10::date[], $11::bigint[], $12::bigint[], $13::int[]) r
           on conflict (loan_id, n) do update set due_on = excluded.due_on, penalty = excluded.penalty, fee = excluded.fee,
             interest = excluded.interest, principal = excluded.principal, is_disputed = excluded.is_disputed,
             late_base = excluded.late_base, late_to = excluded.late_to, late_charged = excluded.late_charged,
             late_stands = excluded.late_stands, place = excluded.place`,
    values: [id, ...rowStandingValues(rows)],
  });
}

async function saveSpans(tx: Tx, id: bigint, loan: Loan): Promise<void> {
  await tx.query({
    name: 'accrual-spans-clear',
    text: 'delete from accrual_span where loan_id = $1',
    values: [id],
  });
  const spans = loan.state === 'active' ? accrualSpans(loan) : [];
  if (spans.length === 0) return;
  await tx.query({
    name: 'accrual-spans-save',
    text: `insert into accrual_span (loan_id, from_on, to_on, base, interest, before, per_day, whole)
           select $1, s.* from unnest($2::date[], $3::date[], $4::bigint[], $5::bigint[], $6::numeric[], $7::numeric[],
                                      $8::numeric[]) s`,
    values: [
      id,
      spans.map(({ from }) => from),
      spans.map(({ to }) => to),
      spans.map(({ base }) => base),
      spans.map(({ interest }) => interest),
      spans.map(({ before }) => before),
      spans.map(({ perDay }) => perDay),
      spans.map(({ whole }) => whole),
    ],
  });
}
