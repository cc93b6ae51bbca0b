-- A borrower's permission to debit what is due, and what became of each due under it.
--
--   mandate          the permission: asked, confirmed where the account is, resting, ended
--   mandate_skip     dues that the borrower pays by themselves
--   mandate_debit    one a due, however often it is tried
--   mandate_notice   what the borrower and the channel were told; the payment that is asked for by it
--   mandate_try      one request to the channel, stored before it is made

create table mandate (
  id             uuid primary key,
  loan_id        bigint not null references loan (id),
  market         text collate "C" not null references business_clock (market),
  channel        text collate "C" not null,
  scheme         text collate "C" not null,
  state          text collate "C" not null
                   check (state in ('asked', 'active', 'paused', 'declined', 'cancelled', 'expired')),
  most_per_debit bigint not null check (most_per_debit > 0),
  last_day       date not null,
  asked_at       timestamptz not null,
  -- Not confirmed by then, it is over.
  confirm_by     timestamptz not null,
  -- Where the borrower confirms it; null until the channel has given it.
  link           text,
  -- Why it was declined or ended, where that was not the borrower's own word here.
  why            text collate "C",
  -- The channel knows that it has ended.
  ended_there_at timestamptz,
  -- When the worker turns to it; null where nothing is left to do. The waits between questions grow.
  look_at        timestamptz,
  asks           integer not null default 0
);
create unique index mandate_one_running on mandate (loan_id) where state in ('asked', 'active', 'paused');
create index mandate_of_loan on mandate (loan_id, asked_at);
create index mandate_look on mandate (look_at) where look_at is not null;

create table mandate_skip (
  mandate_id uuid not null references mandate (id),
  due_on     date not null,
  skipped_at timestamptz not null,
  primary key (mandate_id, due_on)
);

create table mandate_debit (
  id            uuid primary key,
  loan_id       bigint not null references loan (id),
  mandate_id    uuid not null references mandate (id),
  due_on        date not null,
  state         text collate "C" not null
                  check (state in ('planned', 'notified', 'requested', 'bounced', 'collected', 'dropped', 'failed')),
  -- Why it was called off, or why it bounced the last time.
  why           text collate "C",
  notices       integer not null default 0,
  tries         integer not null default 0,
  last_tried_on date,
  constraint mandate_debit_once_a_due unique (loan_id, due_on)
);
create index mandate_debit_of_mandate on mandate_debit (mandate_id, due_on);

create table mandate_notice (
  -- The payment's own id, given before there is a payment.
  payment_id   uuid primary key,
  debit_id     uuid not null references mandate_debit (id),
  n            integer not null check (n > 0),
  amount       bigint not null check (amount > 0),
  -- The day that was named.
  first_on     date not null,
  message_id   uuid not null,
  written_at   timestamptz not null,
  -- When the borrower's message was really handed over, and when the channel took the notice.
  told_at      timestamptz,
  announced_at timestamptz,
  -- What came by it was owed no more: what is sent back, and by when.
  return_by    date,
  constraint mandate_notice_once unique (debit_id, n)
);

create table mandate_try (
  debit_id     uuid not null references mandate_debit (id),
  n            integer not null check (n > 0),
  payment_id   uuid not null references mandate_notice (payment_id),
  requested_at timestamptz not null,
  -- When the call that may have reached the channel began.
  called_at    timestamptz,
  outcome      text collate "C" check (outcome in ('collected', 'bounced')),
  why          text collate "C",
  ended_at     timestamptz,
  primary key (debit_id, n),
  check ((outcome is null) = (ended_at is null))
);
-- What was requested is not requested again before its outcome is known.
create unique index mandate_try_one_open on mandate_try (debit_id) where outcome is null;

grant select, insert, update (state, link, why, ended_there_at, look_at, asks) on mandate to candor_app;
grant select, insert on mandate_skip to candor_app;
grant select, insert, update (state, why, notices, tries, last_tried_on) on mandate_debit to candor_app;
grant select, insert, update (told_at, announced_at, return_by) on mandate_notice to candor_app;
grant select, insert, update (called_at, outcome, why, ended_at) on mandate_try to candor_app;

insert into state_transition (machine, from_state, to_state) values
  ('mandate', 'active', 'cancelled'),
  ('mandate', 'active', 'expired'),
  ('mandate', 'active', 'paused'),
  ('mandate', 'asked', 'active'),
  ('mandate', 'asked', 'cancelled'),
  ('mandate', 'asked', 'declined'),
  ('mandate', 'asked', 'expired'),
  ('mandate', 'paused', 'active'),
  ('mandate', 'paused', 'cancelled'),
  ('mandate', 'paused', 'expired'),
  ('mandate_debit', 'bounced', 'collected'),
  ('mandate_debit', 'bounced', 'dropped'),
  ('mandate_debit', 'bounced', 'failed'),
  ('mandate_debit', 'bounced', 'notified'),
  ('mandate_debit', 'bounced', 'requested'),
  ('mandate_debit', 'dropped', 'collected'),
  ('mandate_debit', 'failed', 'collected'),
  ('mandate_debit', 'notified', 'dropped'),
  ('mandate_debit', 'notified', 'failed'),
  ('mandate_debit', 'notified', 'requested'),
  ('mandate_debit', 'planned', 'dropped'),
  ('mandate_debit', 'planned', 'notified'),
  ('mandate_debit', 'requested', 'bounced'),
  ('mandate_debit', 'requested', 'collected');

create trigger mandate_state_by_table before update of state on mandate
  for each row when (old.state is distinct from new.state) execute function refuse_unknown_transition();
create trigger mandate_debit_state_by_table before update of state on mandate_debit
  for each row when (old.state is distinct from new.state) execute function refuse_unknown_transition();

create trigger mandate_stays before delete or truncate on mandate
  for each statement execute function refuse_change();
create trigger mandate_skip_append_only before update or delete or truncate on mandate_skip
  for each statement execute function refuse_change();
create trigger mandate_debit_stays before delete or truncate on mandate_debit
  for each statement execute function refuse_change();
create trigger mandate_notice_stays before delete or truncate on mandate_notice
  for each statement execute function refuse_change();
create trigger mandate_try_stays before delete or truncate on mandate_try
  for each statement execute function refuse_change();

-- A callback may speak of a mandate: then its channel is asked how that stands.
alter table channel_event drop constraint channel_event_says_check;
alter table channel_event add constraint channel_event_says_check
  check (says in ('paid', 'failed', 'waiting', 'taken-back', 'void', 'mandate'));
