/**
 * As SQL, for a market ($1) as a day ended ($2): `standing`, every loan that a bureau is told of, from the
 * kept balances less the lines of later days, and from plans and payments as they counted then. What was
 * closed after $3 is told once more; what was written off always; what is to be put right also if it was
 * closed long ago. What came over from an earlier system was opened there, for what was lent there. With
 * `one`, of the loan $4 alone.
 *
 * Loan 42 on 30 November: 800,000 of principal and 4,031 of interest in the books, its row of 17 November
 * unpaid: late, 13 days.
 */
export const bureauStanding = (of: 'all' | 'one') => `
  recent as (
    select x.subject, coalesce(sum(x.minor) filter (where e.business_date > $2::date), 0) as later,
           max(e.business_date) filter (where e.business_date <= $2::date) as last_on
    from ledger_entry e join ledger_line x on x.entry_id = e.id
    where e.market = $1 and e.business_date > $3::date and x.account between 1210 and 1240
      ${of === 'one' ? `and x.subject = 'loan:' || $4::bigint` : ''}
    group by x.subject
  ), kept as (
    select b.subject, sum(b.minor) as minor from ledger_balance b
    where b.market = $1 and b.account between 1210 and 1240 and b.minor <> 0
      ${of === 'one' ? `and b.subject = 'loan:' || $4::bigint` : ''}
    group by b.subject
  ), owed as materialized (
    select substr(subject, 6)::bigint as loan_id, (coalesce(kept.minor, 0) - coalesce(recent.later, 0))::bigint as minor, recent.last_on
    from kept full join recent using (subject)
  ), wrong as (
    select loan_id from bureau_dispute where state = 'correcting' union select loan_id from bureau_refusal where state = 'mended'
  ), told as materialized (
    select o.loan_id, o.minor, o.last_on from owed o where o.minor <> 0 or o.last_on is not null
    union all
    select l.id, 0, null from loan l
    where l.market = $1 and l.disbursed_on <= $2::date
      and (l.id in (select loan_id from write_off where written_off_on <= $2::date) or l.id in (select loan_id from wrong)
        ${of === 'one' ? 'or true' : ''})
      ${of === 'one' ? 'and l.id = $4::bigint' : ''}
      and not exists (select 1 from owed o where o.loan_id = l.id and (o.minor <> 0 or o.last_on is not null))
  ), paid as (
    select a.loan_id, x.n, sum(x.fee + x.interest + x.principal) as amount
    from told join allocation a on a.loan_id = told.loan_id join allocation_line x on x.allocation_id = a.id
    where a.counts_from <= $2::date and (a.until_on is null or $2::date < a.until_on)
    group by 1, 2
  ), plan as (
    select distinct on (p.loan_id) p.loan_id, p.no from told join loan_plan p on p.loan_id = told.loan_id
    where p.since <= $2::date and (p.until_on is null or $2::date < p.until_on)
    order by p.loan_id, p.no desc
  ), due as (
    select r.loan_id,
           $2::date - min(r.due_on) filter (where r.due_on < $2::date and r.unpaid > 0) as days,
           sum(r.unpaid) filter (where r.due_on < $2::date and r.unpaid > 0) as overdue,
           coalesce((array_agg(r.whole order by r.due_on) filter (where r.due_on >= $2::date))[1],
                    (array_agg(r.whole order by r.due_on desc))[1]) as instalment
    from (select r.loan_id, r.due_on, r.fee + r.interest + r.principal as whole,
                 r.fee + r.interest + r.principal - coalesce(paid.amount, 0) as unpaid
          from plan join plan_row r on r.loan_id = plan.loan_id and r.plan_no = plan.no
            left join paid on paid.loan_id = r.loan_id and paid.n = r.n) r
    group by 1
  ), standing as materialized (
    select l.id as loan_id, l.borrower_id, coalesce(b.paid_out_on, l.disbursed_on) as opened_on,
           coalesce(b.principal, l.amount) as sanctioned, told.minor as outstanding,
           coalesce(due.instalment, 0)::bigint as instalment,
           (case when w.loan_id is null and told.minor <> 0 then coalesce(due.overdue, 0) else 0 end)::bigint as overdue,
           (case when told.minor = 0 and w.loan_id is null then 0
             else coalesce(due.days, 0) end)::integer as days_late,
           (case when w.loan_id is null then 0
             else greatest(0, l.written_off_penalty + l.written_off_fee + l.written_off_interest + l.written_off_principal
               - (select coalesce(sum(v.amount), 0) from recovery v where v.loan_id = l.id and v.counts_from <= $2::date
                    and (v.until_on is null or $2::date < v.until_on))) end)::bigint as written_off,
           case when w.loan_id is not null then 'written-off'
                when told.minor = 0 then 'closed'
                when exists (select 1 from loan_plan p where p.loan_id = l.id and p.cause = 'restructuring' and p.since <= $2::date
                               and (p.until_on is null or $2::date < p.until_on)) then 'restructured'
                when due.days > 0 then 'late' else 'current' end as status,
           case when w.loan_id is null and told.minor = 0 then coalesce(told.last_on, (
             select max(e.business_date) from ledger_line x join ledger_entry e on e.id = x.entry_id
             where x.subject = 'loan:' || l.id and x.account between 1210 and 1240 and e.business_date <= $2::date)) end as closed_on,
           exists (select 1 from bureau_dispute d where d.loan_id = l.id and d.state = 'open') as is_disputed,
           l.id in (select loan_id from wrong) as is_correction
    from told join loan l on l.id = told.loan_id
      left join due on due.loan_id = l.id
      left join imported_loan b on b.loan_id = l.id
      left join write_off w on w.loan_id = l.id and w.written_off_on <= $2::date
  )`;
