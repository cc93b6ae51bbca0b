-- The number of an entry, as an auditor counts them: one after the other in each market, without a hole. An entry's id comes from a sequence,
-- and a preview takes ids that nobody keeps; so the number is given afterwards, to what was committed, by one sealer at a time. Commits do not
-- wait for each other, and closing a period numbers what is left first.
create table ledger_number (
  market   text collate "C" not null,
  no       bigint not null check (no > 0),
  entry_id bigint not null unique,
  primary key (market, no)
);
grant select on ledger_number to candor_app;
create trigger ledger_number_append_only
  before update or delete or truncate on ledger_number
  for each statement execute function refuse_change();

insert into ledger_number (market, no, entry_id)
select market, row_number() over (partition by market order by id), id from ledger_entry;

-- What was posted and has no number yet. A transaction that is taken back takes its rows out of here too.
create table ledger_unsealed (entry_id bigint primary key);
grant select on ledger_unsealed to candor_app;

create function note_unsealed() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into public.ledger_unsealed (entry_id) select id from posted;
  return null;
end
$$;
create trigger ledger_entry_waits_for_number
  after insert on ledger_entry
  referencing new table as posted
  for each statement execute function note_unsealed();

-- Numbers what was committed, oldest first, and says how many. Whoever comes second waits for the first, and sees what it has left.
create function seal_entries(at_most integer) returns integer language plpgsql security definer set search_path = '' as $$
declare
  sealed integer;
begin
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('ledger_number', 0));
  with taken as (
    select e.market, e.id
      from (select entry_id from public.ledger_unsealed order by entry_id limit at_most) u
      join public.ledger_entry e on e.id = u.entry_id
  ), numbered as (
    insert into public.ledger_number (market, no, entry_id)
    select t.market,
           coalesce((select max(n.no) from public.ledger_number n where n.market = t.market), 0)
             + row_number() over (partition by t.market order by t.id),
           t.id
      from taken t
    returning entry_id
  )
  delete from public.ledger_unsealed u using numbered n where u.entry_id = n.entry_id;
  get diagnostics sealed = row_count;
  return sealed;
end
$$;

-- The last number of a closed period, for whoever asks later whether something was put in between.
alter table ledger_closing add column last_no bigint;

create or replace function close_period(of_market text, through date) returns text language plpgsql security definer as $$
declare
  clock public.business_clock;
begin
  lock table public.ledger_entry in share mode;
  select * into clock from public.business_clock where market = of_market for update;
  if not found then return 'market_has_no_clock'; end if;
  if through >= clock.business_date then return 'period_not_over'; end if;
  if through <= clock.closed_through then return 'period_already_closed'; end if;
  while public.seal_entries(10000) > 0 loop
    null;
  end loop;
  update public.business_clock set closed_through = through where market = of_market;
  insert into public.ledger_closing (market, closed_through, last_entry_id, last_no)
  select of_market, through, case when is_called then last_value else 0 end,
         (select coalesce(max(no), 0) from public.ledger_number where market = of_market)
    from public.ledger_entry_id_seq;
  return 'closed';
end
$$;

revoke execute on function seal_entries, note_unsealed from public;
grant execute on function seal_entries to candor_app;
