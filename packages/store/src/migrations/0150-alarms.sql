-- What must never happen and did: one row for each thing that is wrong until a person says that they have looked at it. It happens again:
-- it is counted; after somebody has acknowledged it, a new row opens. No word in it is of a borrower.
create table alarm (
  id              uuid primary key default gen_random_uuid(),
  kind            text collate "C" not null check (kind ~ '^[a-z]+(-[a-z]+)*$'),
  -- Of what: a call, a channel, a process, a market; '' where there is only one.
  about           text collate "C" not null check (length(about) <= 200),
  detail          text not null check (length(detail) <= 500),
  opened_at       timestamptz not null default now(),
  last_seen_at    timestamptz not null default now(),
  count           bigint not null check (count > 0),
  acknowledged_at timestamptz,
  acknowledged_by uuid references staff (id),
  check ((acknowledged_at is null) = (acknowledged_by is null))
);
create unique index alarm_open on alarm (kind, about) where acknowledged_at is null;
create index alarm_acknowledged on alarm (acknowledged_at desc) where acknowledged_at is not null;
grant select, insert, update (detail, last_seen_at, count, acknowledged_at, acknowledged_by) on alarm to candor_app;
create function refuse_acknowledged_alarm() returns trigger language plpgsql as $$
begin
  if old.acknowledged_at is not null then raise exception 'alarm % was acknowledged and stays as it is', old.id; end if;
  return new;
end
$$;
create trigger alarm_once before update on alarm for each row execute function refuse_acknowledged_alarm();
create trigger alarm_stays before delete or truncate on alarm for each statement execute function refuse_change();

-- What came of each time that the chain was followed by the worker.
create table chain_check (
  checked_at  timestamptz primary key default now(),
  entries     bigint not null check (entries >= 0),
  acts        bigint not null check (acts >= 0),
  -- Null where days are not signed.
  days        bigint check (days >= 0),
  differences bigint not null check (differences >= 0)
);
grant select, insert on chain_check to candor_app;
create trigger chain_check_append_only before update or delete or truncate on chain_check
  for each statement execute function refuse_change();

-- How far the clock of each process was from the database's when it last looked.
create table clock_reading (
  process text collate "C" primary key check (length(process) <= 200),
  skew_ms bigint not null,
  read_at timestamptz not null default now()
);
grant select, insert, update (skew_ms, read_at), delete on clock_reading to candor_app;

-- Lenders who have roles already: who reads everything reads this, and who runs the house acknowledges.
update staff_role set permissions = permissions || array['system.read']::text[], version = version + 1, changed_at = now()
where key in ('admin', 'auditor') and permissions @> array['audit.read', 'portfolio.read', 'people.read', 'complaint.read']::text[]
  and not permissions @> array['system.read']::text[];
update staff_role set permissions = permissions || array['system.act']::text[], version = version + 1, changed_at = now()
where key = 'admin' and permissions @> array['system.read']::text[] and not permissions @> array['system.act']::text[];
update staff_role set permissions = permissions || array['system.read', 'system.act']::text[], version = version + 1, changed_at = now()
where key = 'operations-lead' and permissions @> array['team.read', 'team.assign']::text[] and not permissions @> array['system.read']::text[];
