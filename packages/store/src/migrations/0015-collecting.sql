-- How money comes in by a channel. A payment is stored, then the channel is asked for a code under the payment's own id; what the
-- channel says later, by itself or asked, is kept before anything is made of it.
--
--   payment ─ payment_code     what the payer has in hand
--   channel_event              every signed callback, once
--   sandbox_collection         the sandbox's own vendor

create table payment_code (
  payment_id    uuid primary key references payment (id),
  pay_type_id   text collate "C" not null,
  -- Of the fee of a delay: the due day that was accepted to be moved. No other day is moved by it.
  moves_due_on  date,
  -- All of it null until the channel has given a code.
  made_at       timestamptz,
  kind          text collate "C" check (kind in ('online-bank', 'over-the-counter', 'wallet', 'upi', 'bank-transfer')),
  pay_type_name jsonb,
  reference     text,
  bar_code      text,
  qr            text,
  app_link      text,
  bank_account  jsonb,
  steps         jsonb,
  takes_utr     boolean not null default false,
  -- What the channel takes from the payer on top.
  fee           bigint not null default 0 check (fee >= 0),
  -- When the worker asks the channel; null where nobody asks any more. The waits between questions grow.
  next_ask_at   timestamptz,
  asks          integer not null default 0,
  check (made_at is null or (kind is not null and pay_type_name is not null and reference is not null and steps is not null))
);
create index payment_code_due on payment_code (next_ask_at) where next_ask_at is not null;
grant select, insert, update (made_at, kind, pay_type_name, reference, bar_code, qr, app_link, bank_account, steps, takes_utr, fee,
  next_ask_at, asks) on payment_code to candor_app;
create trigger payment_code_stays before delete or truncate on payment_code
  for each statement execute function refuse_change();

-- Callbacks whose signature is right. One that comes again is counted, not kept again.
create table channel_event (
  id          bigint generated always as identity primary key,
  market      text collate "C" not null references business_clock (market),
  channel     text collate "C" not null,
  -- Of all that was signed.
  key         text collate "C" not null,
  txn_id      text not null,
  external_id text collate "C" not null,
  says        text collate "C" not null check (says in ('paid', 'failed', 'waiting', 'taken-back', 'void')),
  letter      text not null,
  scheme      text collate "C" not null,
  raw         text not null check (length(raw) <= 16384),
  heard_at    timestamptz not null,
  times       integer not null default 1,
  -- waiting-for-money: it was taken back before anybody told us that it came.
  state       text collate "C" not null default 'open'
                check (state in ('open', 'done', 'waiting-for-money', 'needs-a-person')),
  outcome     text collate "C",
  -- What a person has said about it.
  closed_by   text collate "C",
  closed_why  text check (length(closed_why) between 3 and 500),
  check ((closed_by is null) = (closed_why is null)),
  constraint channel_event_once unique (channel, key)
);
create index channel_event_reference on channel_event (market, channel, external_id);
create index channel_event_for_a_person on channel_event (market, heard_at) where state in ('needs-a-person', 'waiting-for-money');
grant select, insert, update (times, state, outcome, closed_by, closed_why) on channel_event to candor_app;
create trigger channel_event_stays before delete or truncate on channel_event
  for each statement execute function refuse_change();

-- The sandbox's own collector: what it was asked to collect, and what somebody let happen. Production never writes here.
create table sandbox_collection (
  id          text primary key,
  reference   text not null unique,
  proc_id     text not null,
  amount      bigint not null,
  -- Another one, if that was paid.
  paid_amount bigint,
  letter      text collate "C" not null,
  expires_at  timestamptz,
  posts       integer not null default 1
);
grant select, insert, update on sandbox_collection to candor_app;
