import { planOf } from '@candor/domain/instalments';
import type { CalendarDate } from '@candor/domain/calendar';
import type { Loan } from '@candor/domain/loan';
import type { Part } from '../database/together.ts';
import { accrualSpans } from './accrual-spans.ts';
import { loanStanding } from './loan-standing.ts';
import { rowStandingValues } from './row-standing-values.ts';

export type Standing = {
  /** Of the loan's own row, from rounding_mode to late_most_den. */
  readonly ofLoan: readonly unknown[];
  readonly parts: readonly Part[];
};

/**
 * What is derived from a loan's facts, to be written anew. `before` saves the spans where the rows are still
 * the same: they change with the plan alone.
 */
export function standingOf(
  id: bigint,
  loan: Loan,
  { on, before }: { readonly on: CalendarDate; readonly before: Loan | null },
): Standing {
  const areSpansOther = before === null || before.state !== loan.state || planOf(before) !== planOf(loan);
  const { late, rows, ...standing } = loanStanding(loan, on);
  const values = rowStandingValues(rows);
  return {
    ofLoan: [
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
    parts: [
      ...(areSpansOther ? spansOf(id, loan) : []),
      {
        name: 'row-standing-clear',
        text: 'delete from row_standing where loan_id = $1 and n <> all ($2::int[])',
        values: [id, values[0]],
      },
      ...(rows.length === 0 ? [] : [rowStanding(id, values)]),
    ],
  };
}

function rowStanding(id: bigint, values: readonly unknown[]): Part {
  return {
    name: 'row-standing',
    text: `insert into row_standing as s (loan_id, n, due_on, penalty, fee, interest, principal, is_disputed, late_base,
                                          late_to, late_charged, late_stands, place)
           select $1, r.* from unnest($2::int[], $3::date[], $4::bigint[], $5::bigint[], $6::bigint[], $7::bigint[],
                                      $8::boolean[], $9::numeric[], $10::date[], $11::bigint[], $12::bigint[], $13::int[]) r
           on conflict (loan_id, n) do update set due_on = excluded.due_on, penalty = excluded.penalty, fee = excluded.fee,
             interest = excluded.interest, principal = excluded.principal, is_disputed = excluded.is_disputed,
             late_base = excluded.late_base, late_to = excluded.late_to, late_charged = excluded.late_charged,
             late_stands = excluded.late_stands, place = excluded.place`,
    values: [id, ...values],
  };
}

/** Those that begin on a day on which none begins any more go; the others are written over. */
function spansOf(id: bigint, loan: Loan): Part[] {
  const spans = loan.state === 'active' ? accrualSpans(loan) : [];
  const clear = {
    name: 'accrual-spans-clear',
    text: 'delete from accrual_span where loan_id = $1 and from_on <> all ($2::date[])',
    values: [id, spans.map(({ from }) => from)],
  };
  const save = {
    name: 'accrual-spans-save',
    text: `insert into accrual_span (loan_id, from_on, to_on, base, interest, before, per_day, whole)
           select $1, s.* from unnest($2::date[], $3::date[], $4::bigint[], $5::bigint[], $6::numeric[], $7::numeric[],
                                      $8::numeric[]) s
           on conflict (loan_id, from_on) do update set to_on = excluded.to_on, base = excluded.base,
             interest = excluded.interest, before = excluded.before, per_day = excluded.per_day, whole = excluded.whole`,
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
  };
  return spans.length === 0 ? [clear] : [clear, save];
}
