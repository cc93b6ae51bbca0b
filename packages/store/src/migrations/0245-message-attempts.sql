-- By which way a borrower wants to hear of what first, where they chose one. What the law or safety demands is not among the purposes that a
-- choice is looked up for.
create table message_choice (
  borrower_id uuid not null references borrower (id),
  purpose     text collate "C" not null check (purpose in ('reminders', 'payments', 'applications', 'documents', 'offers')),
  way         text collate "C" not null check (way in ('push', 'sms', 'email')),
  chosen_at   timestamptz not null,
  primary key (borrower_id, purpose)
);
grant select, insert, update, delete on message_choice to candor_app;

-- A message goes by each way once at most: what became of that, and what it cost. It outlives its message, because it was paid for; then it
-- names nobody. `id` is what a gateway calls it by when it reports.
create table message_attempt (
  id               uuid primary key,
  -- In the order in which they were begun.
  n                bigint generated always as identity,
  message_id       uuid references message (id) on delete set null,
  market           text collate "C" not null,
  purpose          text collate "C" not null,
  way              text collate "C" not null check (way in ('sms', 'voice', 'push', 'email')),
  state            text collate "C" not null check (state in ('sending', 'handed-over', 'delivered', 'failed')),
  -- Why it failed, or why the last try was not taken: a code of ours or the gateway's, never its words.
  reason           text collate "C" check (reason ~ '^[a-z0-9][a-z0-9-]{0,39}$'),
  tries            integer not null check (tries > 0),
  begun_at         timestamptz not null,
  handed_at        timestamptz,
  ended_at         timestamptz,
  -- What is paid for it: so many parts at the market's price, or what the gateway said. Millionths of the currency's unit.
  parts            integer check (parts > 0),
  currency         text collate "C" check (currency ~ '^[A-Z]{3}$'),
  cost_micros      bigint check (cost_micros >= 0),
  is_cost_reported boolean not null default false,
  unique (message_id, way),
  check ((currency is null) = (cost_micros is null)),
  check (state not in ('delivered', 'failed') or ended_at is not null)
);
create index message_attempt_paid on message_attempt (market, handed_at) where handed_at is not null;
grant select, insert, update on message_attempt to candor_app;

-- What gateways reported of an attempt, each thing once; the same again is counted.
create table message_report (
  attempt_id uuid not null references message_attempt (id),
  says       text collate "C" not null check (says in ('on-its-way', 'delivered', 'failed')),
  reason     text collate "C",
  heard_at   timestamptz not null,
  times      integer not null check (times > 0),
  primary key (attempt_id, says)
);
grant select, insert, update on message_report to candor_app;
