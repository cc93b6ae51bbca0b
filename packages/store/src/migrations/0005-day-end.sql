-- The end of a business day. What it has done is written with what it did, in one transaction a chunk of loans: after a
-- crash it goes on where it was, and two that run at once take different chunks. docs/adr/0011-the-end-of-the-day.md.

-- The one number of a loan that changes every day, apart from the rest: a loan's row is two kilobytes, and a million of them would be
-- written anew each night for eight bytes. Its lock is the loan's lock too, for the same reason. l.accrued reads it as before.
create table loan_accrual (
  loan_id bigint primary key references loan (id),
  accrued bigint not null default 0
) with (fillfactor = 70);
insert into loan_accrual (loan_id, accrued) select id, accrued from loan;
alter table loan drop column accrued;
grant select, insert, update (accrued) on loan_accrual to candor_app;
create trigger loan_accrual_stays before delete or truncate on loan_accrual
  for each statement execute function refuse_change();
create function begin_accrual() returns trigger language plpgsql as $$
begin
  insert into public.loan_accrual (loan_id) values (new.id);
  return null;
end
$$;
create trigger loan_begins_accrual after insert on loan for each row execute function begin_accrual();
create function accrued(l loan) returns bigint language sql stable
  return (select a.accrued from loan_accrual a where a.loan_id = l.id);

-- One row a market and day; finished_at and the clock's moving on are one act.
create table day_end (
  market        text collate "C" not null references business_clock (market),
  business_date date not null,
  began_at      timestamptz not null default clock_timestamp(),
  finished_at   timestamptz,
  -- What the chunks and the closing found and did, added up.
  facts         jsonb,
  primary key (market, business_date),
  check ((finished_at is null) = (facts is null))
);
-- Active loans by their numbers. The last one has no end: a loan that is paid out meanwhile belongs to it.
create table day_end_chunk (
  market        text collate "C" not null,
  business_date date not null,
  no            integer not null check (no > 0),
  first_loan    bigint not null,
  last_loan     bigint not null check (last_loan >= first_loan),
  done_at       timestamptz,
  facts         jsonb,
  primary key (market, business_date, no),
  foreign key (market, business_date) references day_end (market, business_date),
  check ((done_at is null) = (facts is null))
);
create index day_end_chunk_open on day_end_chunk (market, business_date, no) where done_at is null;
grant select, insert (market, business_date), update (finished_at, facts) on day_end to candor_app;
grant select, insert (market, business_date, no, first_loan, last_loan), update (done_at, facts) on day_end_chunk to candor_app;

create function refuse_second_time() returns trigger language plpgsql as $$
begin
  if old.facts is not null then
    raise exception '% of % % was done before', tg_table_name, old.market, old.business_date using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
create trigger day_end_once before update on day_end for each row execute function refuse_second_time();
create trigger day_end_chunk_once before update on day_end_chunk for each row execute function refuse_second_time();
create trigger day_end_stays before delete or truncate on day_end
  for each statement execute function refuse_change();
create trigger day_end_chunk_stays before delete or truncate on day_end_chunk
  for each statement execute function refuse_change();

-- Interest to a day of those of some loans that perform, as one entry: a line for each loan, and one of income. Whoever calls
-- holds exactly these loans locked: one that became active a moment later may be in somebody else's hands, and would get its interest
-- twice. The span that began last before the day says what it has come to; after its end, all of it.
create function accrue_loans(
  of_market text, of_day date, locked bigint[], natural_key text,
  out loans integer, out interest bigint
) language plpgsql as $$
declare
  ids bigint[];
  amounts bigint[];
  of_currencies text[];
begin
  with grown as materialized (
    select l.id, l.currency, l.accrual_stop, l.rounding_mode, s.base, s.whole, a.accrued,
           s.interest * (s.before + s.per_day * (least(of_day, s.to_on) - s.from_on)) as part
      from loan l
      join loan_accrual a on a.loan_id = l.id
     cross join lateral (select * from accrual_span where loan_id = l.id and from_on < of_day
                          order by from_on desc limit 1) s
     where l.market = of_market and l.state = 'active' and l.npa_since is null
       and l.id = any (locked) and a.loan_id = any (locked)
  ), due as materialized (
    -- interest_to() written out: called a million times it would be half of all the work.
    select g.id, g.currency,
           least(g.base + d.quotient + case
                   when d.rest = 0 or g.rounding_mode = 'down' then 0
                   when g.rounding_mode = 'up' or d.rest * 2 > g.whole then 1
                   when d.rest * 2 < g.whole then 0
                   when g.rounding_mode = 'half-up' then 1
                   else d.quotient % 2 end, g.accrual_stop)::bigint - g.accrued as amount
      from grown g
     cross join lateral (select div(g.part, g.whole) as quotient, mod(g.part, g.whole) as rest) d
  ), accrued as (
    update loan_accrual a set accrued = a.accrued + due.amount from due
     where due.id = a.loan_id and due.amount > 0
    returning due.id, due.currency, due.amount
  )
  select array_agg(a.id), array_agg(a.amount), array_agg(a.currency), count(*), coalesce(sum(a.amount), 0)
    into ids, amounts, of_currencies, loans, interest
    from accrued a;
  if loans = 0 then return; end if;

  with line as (
    select 'interest-receivable' as account, 'loan:' || u.id as subject, u.currency, u.amount as minor
      from unnest(ids, amounts, of_currencies) as u (id, amount, currency)
    union all
    select 'interest-income', null, u.currency, -sum(u.amount)::bigint
      from unnest(amounts, of_currencies) as u (amount, currency)
     group by u.currency
  ), entry as (
    select count(*)::integer as line_count, array_agg(account) as accounts, array_agg(subject) as subjects,
           array_agg(currency) as currencies, array_agg(minor) as minors
      from line
  )
  select cardinality(ids) into strict loans
    from entry e
   cross join lateral post_entries(
     array[accrue_loans.natural_key], array['accrue'], array[of_market], array[of_day], array[null]::bigint[],
     array[e.line_count::smallint], array_fill(1, array[e.line_count]),
     (select array_agg(n::smallint order by n) from generate_series(1, e.line_count) n),
     e.accounts, e.subjects, e.currencies, e.minors) posted
   where posted.outcomes = array['posted'];
end
$$;
revoke execute on function accrue_loans from public;
grant execute on function accrue_loans to candor_app;
