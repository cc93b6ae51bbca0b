import type { CalendarDate } from '@candor/domain/calendar';
import type { Loan } from '@candor/domain/loan';
import type { Tx } from '../database/database.ts';
import { loanStanding } from '../loans/loan-standing.ts';
import type { StoredLoan } from '../loans/stored-loan.ts';
import { rowStandingValues } from '../loans/row-standing-values.ts';

/** A loan whose rows, state and class are as they were: a day only charged it. */
export type ChargedLoan = Pick<StoredLoan, 'id' | 'feeCharged'> & {
  readonly before: Loan;
  readonly after: Loan;
};

/** Writes many such loans at once, as `saveLoanEvents` writes one. */
export async function saveChargedLoans(
  tx: Tx,
  on: CalendarDate,
  loans: readonly ChargedLoan[],
): Promise<void> {
  if (loans.length === 0) return;
  await insertLateCharges(tx, loans);
  const standings = loans.map(({ id, after }) => ({ id, ...loanStanding(after, on) }));
  await tx.query({
    name: 'day-end-save-loans',
    text: `with now as (
             select * from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[], $6::date[])
               as s (id, accrued, fee_charged, accrual_stop, cost_room, next_due_on)
           ), accrual as (
             update loan_accrual a set accrued = now.accrued from now
             where a.loan_id = now.id and a.accrued <> now.accrued
           )
           update loan l set fee_charged = now.fee_charged, accrual_stop = now.accrual_stop, cost_room = now.cost_room,
             next_due_on = now.next_due_on
           from now
           where l.id = now.id
             and (l.fee_charged, l.accrual_stop, l.cost_room, l.next_due_on)
                 is distinct from (now.fee_charged, now.accrual_stop, now.cost_room, now.next_due_on)`,
    values: [
      loans.map(({ id }) => id),
      loans.map(({ after }) => after.accrued),
      loans.map(({ feeCharged }) => feeCharged),
      standings.map(({ accrualStop }) => accrualStop),
      standings.map(({ costRoom }) => costRoom),
      standings.map(({ nextDueOn }) => nextDueOn),
    ],
  });
  const rows = standings.flatMap(({ id, rows: its }) => its.map((row) => ({ id, ...row })));
  await tx.query({
    name: 'day-end-save-rows',
    text: `with now as (
             select * from unnest($2::bigint[], $3::int[], $4::date[], $5::bigint[], $6::bigint[], $7::bigint[],
                                  $8::bigint[], $9::boolean[], $10::numeric[], $11::date[], $12::bigint[], $13::bigint[],
                                  $14::int[])
               as r (loan_id, n, due_on, penalty, fee, interest, principal, is_disputed, late_base, late_to,
                     late_charged, late_stands, place)
           ), gone as (
             delete from row_standing s where s.loan_id = any ($1::bigint[])
               and not exists (select 1 from now where now.loan_id = s.loan_id and now.n = s.n)
           )
           insert into row_standing as s (loan_id, n, due_on, penalty, fee, interest, principal, is_disputed, late_base,
                                          late_to, late_charged, late_stands, place)
           select loan_id, n, due_on, penalty, fee, interest, principal, is_disputed, late_base, late_to, late_charged,
                  late_stands, place from now
           on conflict (loan_id, n) do update set penalty = excluded.penalty, late_base = excluded.late_base,
             late_to = excluded.late_to, late_charged = excluded.late_charged, late_stands = excluded.late_stands
           -- Most rows of a late loan are not late; theirs may stay as of an older day.
           where (s.penalty, s.late_base, s.late_charged, s.late_stands)
                 <> (excluded.penalty, excluded.late_base, excluded.late_charged, excluded.late_stands)`,
    values: [loans.map(({ id }) => id), rows.map(({ id }) => id), ...rowStandingValues(rows)],
  });
}

async function insertLateCharges(tx: Tx, loans: readonly ChargedLoan[]): Promise<void> {
  const charges = loans.flatMap(({ id, before, after }) =>
    after.lateCharges.slice(before.lateCharges.length).map((charge) => ({ id, charge })),
  );
  if (charges.length === 0) return;
  await tx.query({
    name: 'day-end-late-charge-insert',
    text: `insert into late_charge (loan_id, n, charged_on, amount, why)
           select c.loan_id, c.n, c.charged_on, c.amount, c.why
           from unnest($1::bigint[], $2::int[], $3::date[], $4::bigint[], $5::text[])
             with ordinality as c (loan_id, n, charged_on, amount, why, place)
           order by c.place`,
    values: [
      charges.map(({ id }) => id),
      charges.map(({ charge }) => charge.n),
      charges.map(({ charge }) => charge.on),
      charges.map(({ charge }) => charge.amount),
      charges.map(({ charge }) => charge.why),
    ],
  });
}
