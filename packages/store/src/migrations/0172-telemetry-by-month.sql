-- What pages tell and what fails on phones grows with every visit and is kept for half a year: a partition a month, dropped whole when its
-- time is over. Partitions lie in a schema of their own, where the application may do nothing; it reads and writes through the two
-- tables. What comes when a month has none lies in the last partition, and is moved when the month gets one. docs/adr/0078.
create schema parts;

alter table analytics_event rename to analytics_event_before;
alter sequence analytics_event_id_seq rename to analytics_event_before_id_seq;
create table analytics_event (
  id          bigint generated always as identity,
  market      text not null,
  name        text not null,
  category    text not null,
  at          timestamptz not null,
  props       jsonb not null default '{}',
  received_at timestamptz not null default now()
) partition by range (received_at);
create table parts.analytics_event_rest partition of analytics_event default;

alter table client_error rename to client_error_before;
alter sequence client_error_id_seq rename to client_error_before_id_seq;
create table client_error (
  id          bigint generated always as identity,
  market      text not null,
  message     text not null,
  screen      text not null,
  stack       text,
  app_version text,
  at          timestamptz not null,
  received_at timestamptz not null default now()
) partition by range (received_at);
create table parts.client_error_rest partition of client_error default;

-- The partition of a month, by its first day in UTC, with what came for it before it was there.
create function make_telemetry_part(of_table text, month date) returns boolean language plpgsql as $$
declare
  part text := of_table || '_' || to_char(month, 'YYYY_MM');
  first timestamptz := month::timestamp at time zone 'UTC';
  until timestamptz := (month + interval '1 month')::timestamp at time zone 'UTC';
begin
  if to_regclass('parts.' || quote_ident(part)) is not null then return false; end if;
  execute format('create table parts.%I (like public.%I including defaults including constraints)', part, of_table);
  execute format('with moved as (delete from parts.%I where received_at >= %L and received_at < %L returning *) insert into parts.%I select * from moved',
                 of_table || '_rest', first, until, part);
  execute format('alter table public.%I attach partition parts.%I for values from (%L) to (%L)', of_table, part, first, until);
  return true;
end
$$;

-- One step of the housekeeping: the months to come get their partitions, the oldest of each table goes if all of it is from before, and no
-- sooner than after ninety days, whatever is asked. It waits two seconds for a lock and lets the others through.
-- stray: rows of months that had no partition, a thousand at most; the first of these months gets one.
create function keep_telemetry_parts(before timestamptz, out made integer, out dropped integer, out stray integer)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp set lock_timeout = '2s' as $$
declare
  of_table text;
  this_month date := date_trunc('month', clock_timestamp() at time zone 'UTC')::date;
  oldest text;
  rest integer;
  lost date;
begin
  made := 0; dropped := 0; stray := 0;
  foreach of_table in array array['analytics_event', 'client_error'] loop
    execute format('select count(*) from (select from parts.%I limit 1000) r', of_table || '_rest') into rest;
    stray := stray + rest;
    execute format('select date_trunc(''month'', min(received_at) at time zone ''UTC'')::date from parts.%I', of_table || '_rest') into lost;
    if lost is not null and make_telemetry_part(of_table, lost) then made := made + 1; end if;
    for ahead in 0..2 loop
      if make_telemetry_part(of_table, (this_month + make_interval(months => ahead))::date) then made := made + 1; end if;
    end loop;
    select c.relname into oldest from pg_inherits i join pg_class c on c.oid = i.inhrelid
     where i.inhparent = of_table::regclass and c.relname ~ '_\d{4}_\d{2}$' order by c.relname limit 1;
    if (to_date(right(oldest, 7), 'YYYY_MM') + interval '1 month')::timestamp at time zone 'UTC'
       <= least(before, clock_timestamp() - interval '90 days') then
      execute format('drop table parts.%I', oldest);
      dropped := dropped + 1;
    end if;
  end loop;
end
$$;
revoke execute on function make_telemetry_part, keep_telemetry_parts from public;
grant execute on function keep_telemetry_parts to candor_app;

-- What is there gets its months, and the months to come theirs.
select make_telemetry_part('analytics_event', month::date) from (
  select distinct date_trunc('month', received_at at time zone 'UTC') as month from analytics_event_before) m;
select make_telemetry_part('client_error', month::date) from (
  select distinct date_trunc('month', received_at at time zone 'UTC') as month from client_error_before) m;
select keep_telemetry_parts('-infinity');

insert into analytics_event (id, market, name, category, at, props, received_at) overriding system value
  select id, market, name, category, at, props, received_at from analytics_event_before;
insert into client_error (id, market, message, screen, stack, app_version, at, received_at) overriding system value
  select id, market, message, screen, stack, app_version, at, received_at from client_error_before;
select setval(pg_get_serial_sequence('analytics_event', 'id'), max(id)) from analytics_event_before having max(id) is not null;
select setval(pg_get_serial_sequence('client_error', 'id'), max(id)) from client_error_before having max(id) is not null;
drop table analytics_event_before, client_error_before;

alter table analytics_event add primary key (id, received_at);
create index analytics_event_received_at on analytics_event (received_at);
alter table client_error add primary key (id, received_at);
create index client_error_received_at on client_error (received_at);
grant select, insert on analytics_event, client_error to candor_app;
