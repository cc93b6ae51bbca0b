-- The role that the running application uses. It owns nothing: it can't create, alter, truncate or
-- drop, and what is append-only it can't change, whatever the code above it believes.
do $$
begin
  -- An operator may have made it beforehand, for a user who may not make roles.
  if not exists (select from pg_roles where rolname = 'candor_app') then
    create role candor_app nologin;
  end if;
exception
  -- Another node made it at this very moment.
  when duplicate_object or unique_violation then null;
end
$$;

do $$
begin
  if not pg_has_role(current_user, 'candor_app', 'member') then
    execute format('grant candor_app to %I', current_user);
  end if;
  execute format('grant connect, temporary on database %I to candor_app', current_database());
end
$$;

revoke create on schema public from public;
grant usage on schema public to candor_app;

-- Which mode this database was first started in: what the sandbox filled never serves a real borrower.
create table deployment (
  only_row boolean primary key default true check (only_row),
  mode     text not null check (mode in ('sandbox', 'production'))
);
grant select, insert on deployment to candor_app;

-- What a page shows of the company, one row a market. First filled from a file and the environment;
-- afterwards this row is the truth.
create table page_configuration (
  market        text primary key check (market ~ '^[a-z]{2}$'),
  com_name      text not null check (btrim(com_name) <> ''),
  email         text not null check (email like '%_@_%'),
  address       text not null check (btrim(address) <> ''),
  copyright     text not null check (btrim(copyright) <> ''),
  service_phone text not null check (btrim(service_phone) <> ''),
  licence       jsonb not null check (jsonb_typeof(licence) = 'object'),
  theme         jsonb not null check (jsonb_typeof(theme) = 'object'),
  version       integer not null default 1,
  changed_at    timestamptz not null default now()
);
grant select, insert, update on page_configuration to candor_app;

-- Every node renders the page anew when it hears this, also after a change made with plain SQL.
create function page_configuration_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('page_configuration_changed', new.market);
  return null;
end
$$;
create trigger page_configuration_changed
  after insert or update on page_configuration
  for each row execute function page_configuration_changed();

-- One row a command, refused ones too. The row's id is chosen before the command runs: when the
-- answer to COMMIT is lost, its presence tells whether the commit happened.
create table audit_log (
  id         uuid primary key,
  at         timestamptz not null default clock_timestamp(),
  actor_kind text not null check (actor_kind in ('anyone', 'borrower', 'staff', 'channel', 'system', 'sandbox')),
  actor_id   text not null,
  command    text not null,
  subject    text not null,
  outcome    text not null,
  facts      jsonb not null default '{}',
  request_id text
);
create index audit_log_subject on audit_log (subject, at desc);
create index audit_log_at on audit_log (at desc);
grant select, insert on audit_log to candor_app;

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only: % is refused', tg_table_name, lower(tg_op)
    using errcode = 'restrict_violation';
end
$$;
create trigger audit_log_append_only
  before update or delete or truncate on audit_log
  for each statement execute function refuse_change();

-- The answer to a command that carried a key, written in the command's own transaction:
-- it exists if and only if what it answers for happened.
create table idempotency_key (
  scope       text not null,
  key         text not null check (length(key) between 8 and 128),
  command     text not null,
  fingerprint text not null,
  answer      jsonb not null,
  created_at  timestamptz not null default now(),
  primary key (scope, key)
);
create index idempotency_key_created_at on idempotency_key (created_at);
grant select, insert, delete on idempotency_key to candor_app;

-- What must happen outside the database because of a command: written with it, done by the worker.
create table outbox (
  id              bigint generated always as identity primary key,
  topic           text not null,
  payload         jsonb not null,
  audit_id        uuid not null references audit_log (id),
  created_at      timestamptz not null default now(),
  next_attempt_at timestamptz not null default now(),
  attempts        integer not null default 0,
  last_error      text,
  done_at         timestamptz,
  given_up_at     timestamptz
);
create index outbox_waiting on outbox (next_attempt_at, id) where done_at is null and given_up_at is null;
grant select, insert, update, delete on outbox to candor_app;

-- Telemetry: not business state, kept for a while, never a personal field.
create table analytics_event (
  id          bigint generated always as identity primary key,
  market      text not null,
  name        text not null,
  category    text not null,
  at          timestamptz not null,
  props       jsonb not null default '{}',
  received_at timestamptz not null default now()
);
create index analytics_event_received_at on analytics_event (received_at);
grant select, insert, delete on analytics_event to candor_app;

create table client_error (
  id          bigint generated always as identity primary key,
  market      text not null,
  message     text not null,
  screen      text not null,
  stack       text,
  app_version text,
  at          timestamptz not null,
  received_at timestamptz not null default now()
);
create index client_error_received_at on client_error (received_at);
grant select, insert, delete on client_error to candor_app;
grant usage on all sequences in schema public to candor_app;
