import type { BookCheck } from './book-check.ts';

/**
 * What happened stands twice: as facts of loans, payments and payouts, and as entries. Neither moves without
 * the other.
 *   A late charge of 2.21 on a row in force, 2.00 paid of it: the books hold 0.21 of penalty for the loan.
 *   A payment of 1,325.00 that is on no loan yet: one entry of receipt, and 1,325.00 in suspense.
 */
export const factChecks: readonly BookCheck[] = [
  {
    rule: 'a loan owes what its facts say',
    sql: `with paid as (
            select a.loan_id, sum(l.principal) as principal, sum(l.interest) as interest, sum(l.fee) as fee
            from allocation a join allocation_line l on l.allocation_id = a.id
            where a.until_on is null group by a.loan_id
          ), credit as (
            select loan_id, sum(to_credit) as credit from allocation where until_on is null group by loan_id
          ), in_force as (
            -- The last plan that still holds, else the first: as the domain's planOf has it.
            select loan_id, coalesce(max(no) filter (where until_on is null), 1) as no from loan_plan group by loan_id
          ), penalties as (
            select loan_id, n, amount from late_charge
            union all
            select r.loan_id, r.n, r.penalty from plan_row r join in_force p on p.loan_id = r.loan_id and p.no = r.plan_no
            where r.penalty <> 0
            union all
            select a.loan_id, l.n, -l.penalty from allocation a join allocation_line l on l.allocation_id = a.id
            where a.until_on is null and l.penalty <> 0
          ), penalty as (
            -- Of rows that are no longer in force nothing is owed.
            select l.loan_id, sum(l.amount) as penalty
            from (select loan_id, n, sum(amount) as amount from penalties group by loan_id, n) l
            join in_force p on p.loan_id = l.loan_id
            join plan_row r on r.loan_id = l.loan_id and r.plan_no = p.no and r.n = l.n
            group by l.loan_id
          ), said as (
            select l.id, l.state, coalesce(c.credit, 0) as credit, o.*
            from loan l join loan_accrual i on i.loan_id = l.id
            left join paid p on p.loan_id = l.id left join credit c on c.loan_id = l.id
            left join penalty late on late.loan_id = l.id
            cross join lateral (
              select l.amount - coalesce(p.principal, 0) as principal, i.accrued - coalesce(p.interest, 0) as interest,
                     l.fee_charged - coalesce(p.fee, 0) as fee, coalesce(late.penalty, 0) as penalty
              where l.state in ('active', 'settled')
              union all
              select 0, 0, 0, 0 where l.state not in ('active', 'settled')
            ) o
          ), kept as (
            select loan_id, sum(principal) as principal, sum(penalty) as penalty from row_standing group by loan_id
          ), booked as (
            select subject, coalesce(sum(minor) filter (where account = 1210), 0) as principal,
                   coalesce(sum(minor) filter (where account in (1220, 9010)), 0) as interest,
                   coalesce(sum(minor) filter (where account = 1230), 0) as fee,
                   coalesce(sum(minor) filter (where account in (1240, 9030)), 0) as penalty,
                   -coalesce(sum(minor) filter (where account = 2020), 0) as credit
            from ledger_balance where subject like 'loan:%' group by subject
          )
          select 'loan ' || s.id as where,
                 format('%s: principal %s, interest %s, fee %s, penalty %s, credit %s; booked %s, %s, %s, %s, %s; left in its rows %s, %s',
                        s.state, s.principal, s.interest, s.fee, s.penalty, s.credit, coalesce(b.principal, 0),
                        coalesce(b.interest, 0), coalesce(b.fee, 0), coalesce(b.penalty, 0), coalesce(b.credit, 0),
                        coalesce(k.principal, 0), coalesce(k.penalty, 0)) as detail
          from said s
          left join booked b on b.subject = 'loan:' || s.id
          left join kept k on k.loan_id = s.id
          where (s.principal, s.interest, s.fee, s.penalty, s.credit) is distinct from
                (coalesce(b.principal, 0), coalesce(b.interest, 0), coalesce(b.fee, 0), coalesce(b.penalty, 0),
                 coalesce(b.credit, 0))
             -- What the end of the day goes by.
             or s.state = 'active' and (s.principal, s.penalty) <> (coalesce(k.principal, 0), coalesce(k.penalty, 0))
             or s.state = 'settled' and (s.principal, s.interest, s.fee, s.penalty) <> (0, 0, 0, 0)
          order by s.id`,
  },
  {
    rule: 'a payment that is here was received once',
    sql: `with receipt as (
            select l.subject, e.market, l.currency, count(*) as times, -sum(l.minor) as amount, min(e.natural_key) as key
            from ledger_entry e join ledger_line l on l.entry_id = e.id and l.account = 2030
            where e.event in ('receive', 'divide') and l.minor < 0 and e.reverses is null
              and not exists (select 1 from ledger_entry r where r.reverses = e.id)
            group by l.subject, e.market, l.currency
          ), suspense as (
            select subject, -sum(minor) as amount from ledger_balance where account = 2030 group by subject
          ), said as (
            select p.id, p.state, p.market, p.currency, p.channel, p.external_id,
                   case when p.state in ('received', 'matched', 'allocated', 'refunded', 'divided') then p.amount else 0 end as amount,
                   case when p.state in ('received', 'matched') then p.amount else 0 end as waiting
            from payment p
          )
          select 'payment ' || s.id as where,
                 format('%s: %s, of which %s in suspense; booked %s in %s times, %s', s.state, s.amount, s.waiting,
                        coalesce(r.amount, 0), coalesce(r.times, 0), coalesce(w.amount, 0)) as detail
          from said s
          left join receipt r on r.subject = 'payment:' || s.id
          left join suspense w on w.subject = 'payment:' || s.id
          where s.amount <> coalesce(r.amount, 0) or coalesce(r.times, 0) > 1 or s.waiting <> coalesce(w.amount, 0)
             or s.market <> r.market or s.currency <> r.currency
             -- A reference with other characters is escaped in the key.
             or s.external_id ~ '^[A-Za-z0-9._-]+$' and s.amount > 0
                and not starts_with(reverse(r.key), reverse(':' || s.channel || ':' || s.external_id))
          order by s.id`,
  },
  {
    rule: 'a payout that has left was booked once',
    sql: `with booked as (
            select split_part(e.natural_key, ':', 2) as payout, e.market, l.currency, count(*) as times, -sum(l.minor) as amount
            from ledger_entry e join ledger_line l on l.entry_id = e.id and l.account = 1010
            where e.event = 'settle-payout' and e.reverses is null
              and not exists (select 1 from ledger_entry r where r.reverses = e.id)
            group by 1, 2, 3
          )
          select 'payout ' || p.id as where,
                 case when l.id is not null and l.order_id is distinct from p.order_id then 'its loan ' || l.id || ' is of another order'
                      else format('%s: %s; booked %s in %s times', p.state, p.amount, coalesce(b.amount, 0), coalesce(b.times, 0))
                 end as detail
          from payout p
          left join booked b on b.payout = p.id::text
          left join loan l on l.id = p.loan_id and p.kind = 'loan'
          where case when p.state = 'left' then p.amount else 0 end <> coalesce(b.amount, 0)
             or coalesce(b.times, 0) > 1 or p.market <> b.market or p.currency <> b.currency
             or l.id is not null and l.order_id is distinct from p.order_id
          order by p.id`,
  },
];
