-- The lender's settings: what is looked up in the log, what was sent, and who else may ask.

-- The log is searched by who did it, by what was done, and by the request that it came with. Small indexes for the few who act by hand, since most
-- rows are the system's own.
create index audit_log_staff on audit_log (actor_id, at desc) where actor_kind = 'staff';
create index audit_log_people on audit_log (at desc) where actor_kind = 'staff';
create index audit_log_command on audit_log (command, at desc);
create index audit_log_refused on audit_log (at desc) where outcome <> 'done';
create index audit_log_request on audit_log (request_id) where request_id is not null;
create index outbox_audit on outbox (audit_id);

-- What was sent is listed by market, newest first; what was not sent is few.
create index message_market on message (market, written_at desc, id desc);
create index message_unsent on message (market, written_at desc, id desc) where sent_at is null;
create index outbox_message on outbox ((payload ->> 'messageId')) where topic = 'message.deliver';
create index outbox_given_up on outbox (id desc) where given_up_at is not null;
create index outbox_waiting_newest on outbox (id desc) where done_at is null and given_up_at is null;

-- Who asked for their data, who left, and whose time under the law is over.
create index data_export_asked on data_export (asked_at desc, id desc);
create index borrower_left on borrower (market, deleted_at desc, id desc) where deleted_at is not null;
create index borrower_kept_until on borrower (kept_until) where deleted_at is not null;

-- A program that asks in place of a person: what it does is filed under its own key.
alter table audit_log drop constraint audit_log_actor_kind_check;
alter table audit_log add constraint audit_log_actor_kind_check
  check (actor_kind in ('anyone', 'borrower', 'staff', 'channel', 'system', 'sandbox', 'key')) not valid;
create index audit_log_key on audit_log (actor_id, at desc) where actor_kind = 'key';

-- Of a key's secret only the digest is here. One whose scopes act opens nothing until a second person agreed.
create table api_key (
  id           text collate "C" primary key check (id ~ '^[a-z0-9]{12}$'),
  market       text not null check (market ~ '^[a-z]{2}$'),
  name         text not null check (length(name) between 1 and 60),
  scopes       text[] not null check (cardinality(scopes) > 0),
  secret_hash  bytea not null check (octet_length(secret_hash) = 32),
  made_by      uuid not null references staff (id),
  made_at      timestamptz not null,
  expires_at   timestamptz not null check (expires_at > made_at),
  opened_at    timestamptz,
  last_used_at timestamptz,
  ended_at     timestamptz
);
create index api_key_market on api_key (market, made_at desc, id desc);
grant select, insert, update (opened_at, last_used_at, ended_at) on api_key to candor_app;

-- Where events of a market are told. `busy_until`: a worker is telling it something, by the database's clock; never two at once, so that one
-- that is slow holds up nobody else. `off`: it failed for days and was switched off by itself.
create table webhook_endpoint (
  id                uuid primary key,
  market            text not null check (market ~ '^[a-z]{2}$'),
  name              text not null check (length(name) between 1 and 60),
  url               text not null check (url ~ '^https?://' and length(url) <= 500),
  events            text[] not null check (cardinality(events) > 0),
  secret_sealed     text not null,
  -- The one before: it signs too until then.
  old_secret_sealed text,
  old_secret_until  timestamptz,
  state             text collate "C" not null check (state in ('on', 'paused', 'off', 'ended')),
  made_by           uuid not null references staff (id),
  made_at           timestamptz not null,
  failing_since     timestamptz,
  off_at            timestamptz,
  busy_until        timestamptz,
  served_at         timestamptz,
  check ((old_secret_sealed is null) = (old_secret_until is null)),
  check ((state = 'off') = (off_at is not null))
);
create index webhook_endpoint_market on webhook_endpoint (market, made_at desc, id desc) where state <> 'ended';
grant select, insert, update (name, url, events, secret_sealed, old_secret_sealed, old_secret_until, state, failing_since, off_at,
  busy_until, served_at) on webhook_endpoint to candor_app;

-- One event for one endpoint. Its id is the webhook-id of every try; `cause` is the message of the outbox that it came from, once each.
create table webhook_delivery (
  id              uuid primary key,
  endpoint_id     uuid not null references webhook_endpoint (id),
  cause           bigint,
  event           text not null,
  body            text not null,
  made_at         timestamptz not null,
  -- Ever made; those before `fresh_from` no longer count, since a person had it sent again.
  attempts        integer not null default 0,
  fresh_from      integer not null default 0 check (fresh_from <= attempts),
  next_attempt_at timestamptz not null,
  delivered_at    timestamptz,
  given_up_at     timestamptz,
  unique (endpoint_id, cause)
);
create index webhook_delivery_due on webhook_delivery (endpoint_id, next_attempt_at, id) where delivered_at is null and given_up_at is null;
create index webhook_delivery_newest on webhook_delivery (endpoint_id, made_at desc, id desc);
create index webhook_delivery_given_up on webhook_delivery (endpoint_id, made_at desc, id desc) where given_up_at is not null;
create index webhook_delivery_old on webhook_delivery (made_at);
grant select, insert, update (attempts, fresh_from, next_attempt_at, delivered_at, given_up_at), delete on webhook_delivery to candor_app;

-- Each try, written down before it is made: one that no worker came back from has no end.
create table webhook_attempt (
  delivery_id uuid not null references webhook_delivery (id) on delete cascade,
  number      integer not null check (number > 0),
  at          timestamptz not null,
  took_ms     integer check (took_ms >= 0),
  status      integer,
  -- The first 1,024 characters, as text.
  answer      text check (length(answer) <= 1024),
  trouble     text,
  primary key (delivery_id, number)
);
grant select, insert, update (took_ms, status, answer, trouble), delete on webhook_attempt to candor_app;
