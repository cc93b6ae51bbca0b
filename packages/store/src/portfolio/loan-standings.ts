/**
 * As SQL, for a market ($1) and a day ($2): `standing`, every loan that still owes principal as the day ends,
 * with how many days late it is.
 *
 * Days past due are those of the schedule in force, as everywhere; how a restructured loan is classed until
 * it is cured shows in the allowance.
 *
 * Now: of a range of loans ($3 to $4), from what is kept of each. The books are read beside it, in the same
 * look: two ways to the same figure, so a difference shows.
 */
export const standingNow = `
  standing as materialized (
    select l.id as loan_id, l.currency, l.product_id, l.product_version, s.principal,
           s.days_late
    from loan l
    join (select r.loan_id, sum(r.principal)::bigint as principal,
                 $2::date - min(r.due_on) filter (where r.due_on < $2::date and r.fee + r.interest + r.principal > 0) as days_late
          from row_standing r where r.loan_id between $3 and $4
          group by r.loan_id having sum(r.principal) <> 0) s on s.loan_id = l.id
    where l.market = $1 and l.state = 'active' and l.id between $3 and $4
  )`;

/**
 * As SQL: the same of a day that is over, from the lines of the books and the plans and payments as they
 * stood then.
 */
export const standingThen = `
  paid as (
    select a.loan_id, x.n, sum(x.fee + x.interest + x.principal) as amount
    from allocation a join allocation_line x on x.allocation_id = a.id
    where a.counts_from <= $2::date and (a.until_on is null or $2::date < a.until_on)
    group by 1, 2
  ), plan as (
    select distinct on (p.loan_id) p.loan_id, p.no from loan_plan p
    where p.since <= $2::date and (p.until_on is null or $2::date < p.until_on)
    order by p.loan_id, p.no desc
  ), late as (
    select r.loan_id, $2::date - min(r.due_on) as days
    from plan
    join plan_row r on r.loan_id = plan.loan_id and r.plan_no = plan.no
    left join paid on paid.loan_id = r.loan_id and paid.n = r.n
    where r.due_on < $2::date and r.fee + r.interest + r.principal - coalesce(paid.amount, 0) > 0
    group by 1
  ), owed as (
    select substr(x.subject, 6)::bigint as loan_id, sum(x.minor)::bigint as principal
    from ledger_entry e join ledger_line x on x.entry_id = e.id
    where e.market = $1 and e.business_date <= $2::date and x.account = 1210
    group by 1 having sum(x.minor) <> 0
  ), standing as materialized (
    select l.id as loan_id, l.currency, l.product_id, l.product_version, owed.principal,
           late.days as days_late
    from owed join loan l on l.id = owed.loan_id left join late on late.loan_id = l.id
  )`;
