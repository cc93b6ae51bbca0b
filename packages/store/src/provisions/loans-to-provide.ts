import type { CalendarDate } from '@candor/domain/calendar';
import type { ReadTx } from '../database/database.ts';
import { keptDueOn } from '../loans/kept-arrears.ts';

export type LoanToProvide = {
  readonly loanId: bigint;
  readonly orderId: string | null;
  /**
   * All that it owes in the books: principal, interest, fees and late charges. Below nothing where interest
   * was paid ahead.
   */
  readonly exposure: bigint;
  /** By the schedule that was in force. */
  readonly daysLate: number;
  /** What it is classed by: of a restructured loan that is not cured, since what was moved fell due. */
  readonly daysForClass: number;
  readonly npaSince: CalendarDate | null;
};

/**
 * Every loan that the books count on as a day ends, with how late it was then. From the kept balances less
 * what was posted on later days, so that the exposures add up to the trial balance's receivables of that day.
 */
export async function listLoansToProvide(
  tx: ReadTx,
  market: string,
  asOf: CalendarDate,
): Promise<LoanToProvide[]> {
  await tx.waitUpTo(2 * 60_000);
  const { rows } = await tx.query<LoanToProvide>({
    name: 'provision-loans-to-provide',
    text: `with moved as (
             select subject, minor from ledger_balance where market = $1 and account between 1210 and 1240
             union all
             select l.subject, -l.minor from ledger_entry e join ledger_line l on l.entry_id = e.id
             where e.market = $1 and e.business_date > $2::date and l.account between 1210 and 1240
           ), owed as materialized (
             select substr(subject, 6)::bigint as loan_id, sum(minor)::bigint as exposure
             from moved group by 1 having sum(minor) <> 0
           ), plan as (
             select distinct on (p.loan_id) p.loan_id, p.no from owed join loan_plan p using (loan_id)
             where p.since <= $2::date and (p.until_on is null or $2::date < p.until_on)
             order by p.loan_id, p.no desc
           ), paid as (
             select a.loan_id, x.n, sum(x.fee + x.interest + x.principal) as amount
             from owed join allocation a using (loan_id) join allocation_line x on x.allocation_id = a.id
             where a.counts_from <= $2::date and (a.until_on is null or $2::date < a.until_on)
             group by 1, 2
           ), late as (
             select r.loan_id, $2::date - min(r.due_on) as days
             from plan join plan_row r on r.loan_id = plan.loan_id and r.plan_no = plan.no
             left join paid on paid.loan_id = r.loan_id and paid.n = r.n
             where r.due_on < $2::date and r.fee + r.interest + r.principal - coalesce(paid.amount, 0) > 0
             group by 1
           )
           select l.id as "loanId", l.order_id as "orderId", owed.exposure, 
                  coalesce(late.days, 0) as "daysLate",
                  coalesce(greatest(late.days, $2::date - ${keptDueOn('l.id', '$2::date')}), 0) as "daysForClass",
                  coalesce((select min(n.since) from npa_ended n where n.loan_id = l.id and n.since <= $2::date and n.ended_on > $2::date),
                           case when l.npa_since <= $2::date then l.npa_since end) as "npaSince"
           from owed join loan l on l.id = owed.loan_id left join late on late.loan_id = l.id
           order by l.id`,
    values: [market, asOf],
  });
  return rows;
}
