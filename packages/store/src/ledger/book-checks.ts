import { outsideCommands } from '../database/database.ts';
import type { BookCheck } from './book-check.ts';
import { bankChecks } from './bank-checks.ts';
import { factChecks } from './fact-checks.ts';
import { guardCheck } from './guard-check.ts';
import { paperChecks } from './paper-checks.ts';

/** Everything that is proved of the books. */
export const bookChecks: readonly BookCheck[] = [
  {
    rule: 'an entry sums to zero in every currency',
    sql: `select 'entry ' || entry_id as where,
                 'off by ' || sum(minor) || ' ' || currency || case when account >= 9000 then ' (memorandum)' else '' end as detail
          from ledger_line
          group by entry_id, currency, account >= 9000
          having sum(minor) <> 0
          order by entry_id`,
  },
  {
    rule: 'an entry has all its lines',
    sql: `select 'entry ' || e.id as where, coalesce(l.lines, 0) || ' lines of ' || e.line_count as detail
          from ledger_entry e
          left join (select entry_id, count(*) as lines from ledger_line group by entry_id) l on l.entry_id = e.id
          where coalesce(l.lines, 0) <> e.line_count
          order by e.id`,
  },
  {
    rule: 'a line has its entry, account and subject',
    sql: `select 'entry ' || l.entry_id || ', line ' || l.n as where,
                 case when e.id is null then 'no such entry'
                      when a.number is null then 'no account ' || l.account
                      else a.code || ' is held for the ' || a.held_for || ', not ' || coalesce(l.subject, 'the house')
                 end as detail
          from ledger_line l
          left join ledger_entry e on e.id = l.entry_id
          left join ledger_account a on a.number = l.account
          where e.id is null or a.number is null
             or a.held_for <> coalesce(split_part(l.subject, ':', 1), 'house')
          order by l.entry_id, l.n`,
  },
  {
    // What was posted before entries had authors names none; what a tool posted outside the product has no
    // line in the audit log.
    rule: 'an entry names its author and its cause',
    sql: `select 'entry ' || e.id as where,
                 case when a.id is null then 'its cause ' || e.cause || ' is not in the audit log'
                      else 'its author is ' || e.author || '; the audit log says ' || a.actor_kind || ':' || a.actor_id end as detail
          from ledger_entry e left join audit_log a on a.id = e.cause
          where e.cause <> '${outsideCommands.auditId}'
            and (a.id is null or e.author is distinct from a.actor_kind || ':' || a.actor_id or a.outcome <> 'done')
          order by e.id`,
  },
  {
    rule: 'the journal’s numbers run without a hole',
    sql: `select 'number ' || n.no || ' ' || n.market as where,
                 case when e.id is null then 'no such entry' when e.market <> n.market then 'its entry is of ' || e.market
                      else 'the one before it is missing' end as detail
          from (select market, no, entry_id, lag(no, 1, 0) over (partition by market order by no) as before from ledger_number) n
          left join ledger_entry e on e.id = n.entry_id
          where e.id is null or e.market <> n.market or n.no <> n.before + 1
          order by n.market, n.no`,
  },
  {
    rule: 'a kept balance equals its lines re-added',
    sql: `with kept as (
            select subject, account, currency, market, sum(minor) as minor
            from ledger_balance group by subject, account, currency, market
          ), added as (
            select coalesce(l.subject, '') as subject, l.account, l.currency, e.market, sum(l.minor) as minor
            from ledger_line l join ledger_entry e on e.id = l.entry_id
            group by coalesce(l.subject, ''), l.account, l.currency, e.market
          )
          select concat_ws(' ', account, nullif(subject, ''), market) as where,
                 'kept ' || coalesce(kept.minor, 0) || ', re-added ' || coalesce(added.minor, 0) || ' ' || currency as detail
          from kept full join added using (subject, account, currency, market)
          where coalesce(kept.minor, 0) <> coalesce(added.minor, 0)
          order by account, subject`,
  },
  {
    rule: 'a kept sum equals its lines re-added',
    sql: `with kept as (
            select market, business_date, account, currency, sum(minor) as minor
            from ledger_sum group by market, business_date, account, currency
          ), added as (
            select e.market, coalesce(e.business_date, '-infinity') as business_date, l.account, l.currency, sum(l.minor) as minor
            from ledger_line l join ledger_entry e on e.id = l.entry_id
            group by grouping sets ((e.market, e.business_date, l.account, l.currency), (e.market, l.account, l.currency))
          )
          select concat_ws(' ', account, market, nullif(business_date, '-infinity')) as where,
                 'kept ' || coalesce(kept.minor, 0) || ', re-added ' || coalesce(added.minor, 0) || ' ' || currency as detail
          from kept full join added using (market, business_date, account, currency)
          where coalesce(kept.minor, 0) <> coalesce(added.minor, 0)
          order by account, market, business_date`,
  },
  {
    rule: 'a reversal mirrors its original, once',
    sql: `select 'entry ' || r.id as where,
                 case when o.id is null then 'its original ' || r.reverses || ' is missing'
                      when o.reverses is not null then 'its original ' || o.id || ' is a reversal itself'
                      when r.times > 1 then 'its original ' || o.id || ' is reversed ' || r.times || ' times'
                      else 'is not the mirror of ' || o.id end as detail
          from (select *, count(*) over (partition by reverses) as times from ledger_entry where reverses is not null) r
          left join ledger_entry o on o.id = r.reverses
          where o.id is null or o.reverses is not null or o.market <> r.market or r.times > 1
             or exists (select 1
                        from (select * from ledger_line where entry_id = r.id) m
                        full join (select * from ledger_line where entry_id = o.id) l
                          on l.n = m.n and l.account = m.account and l.subject is not distinct from m.subject
                         and l.currency = m.currency and l.minor = -m.minor
                        where l.n is null or m.n is null)
          order by r.id`,
  },
  {
    rule: 'nothing was posted into a closed period',
    sql: `select 'entry ' || e.id as where,
                 'of ' || e.business_date || ', posted after ' || c.market || ' was closed through ' || c.closed_through as detail
          from ledger_entry e
          join ledger_closing c
            on c.market = e.market and e.business_date <= c.closed_through and e.id > c.last_entry_id
          order by e.id`,
  },
  {
    rule: 'an entry belongs to a market with a clock',
    sql: `select 'entry ' || e.id as where, 'of the market ' || e.market as detail
          from ledger_entry e
          where not exists (select 1 from business_clock c where c.market = e.market)
          order by e.id`,
  },
  {
    rule: 'nobody owes less than nothing',
    sql: `select b.subject || ' ' || a.code as where, b.minor || ' ' || b.currency as detail
          from ledger_balance b
          join ledger_account a on a.number = b.account
          left join (loan l join loan_accrual i on i.loan_id = l.id)
            on b.subject = 'loan:' || l.id and a.code = 'interest-receivable' and b.minor < 0
          where b.subject <> ''
            -- Interest may be paid before it is earned, and no more than the rows will still earn.
            and (a.kind = 'asset' and b.minor < least(0, coalesce(i.accrued - l.interest_total, 0))
                 -- A third party that was paid owes back what a borrower's withdrawal undoes.
                 or a.kind = 'liability' and a.held_for <> 'party' and b.minor > 0
                 or a.code in ('npa-interest', 'npa-penalty') and b.minor < 0)
          order by b.subject, a.number`,
  },
  ...factChecks,
  ...bankChecks,
  ...paperChecks,
  guardCheck,
];
