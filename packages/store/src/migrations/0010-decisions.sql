-- How orders are decided: the tables in force, what was asked of others before, and each decision with its grounds.

-- A version of a market's decision table, for ever: a decision names the one that it was made by.
create table decision_table (
  market     text collate "C" not null references business_clock (market),
  version    integer not null check (version > 0),
  content    jsonb not null,
  valid_from date not null,
  saved_at   timestamptz not null default clock_timestamp(),
  primary key (market, version)
);
grant select, insert (market, version, content, valid_from) on decision_table to candor_app;

-- That we are about to ask somebody about a borrower, written before the question leaves. A bureau is asked only under a consent.
create table enquiry (
  id          uuid primary key,
  order_id    uuid not null references loan_order (id),
  borrower_id uuid not null references borrower (id),
  kind        text collate "C" not null check (kind in ('bureau', 'screening')),
  -- Which sending of the order it belongs to, by its outbox message: one that was sent back and mended is asked about anew.
  submission  bigint not null,
  consent_id  bigint references consent_entry (id),
  asked_at    timestamptz not null,
  unique (order_id, kind, submission),
  check ((kind = 'bureau') = (consent_id is not null))
);
create index enquiry_borrower on enquiry (borrower_id, asked_at);
-- What came back, sealed. "unknown": it never did, and we stopped asking.
create table enquiry_answer (
  enquiry_id  uuid primary key references enquiry (id),
  outcome     text collate "C" not null check (outcome in ('answered', 'unknown')),
  sealed      text not null,
  answered_at timestamptz not null
);
grant select, insert on enquiry, enquiry_answer to candor_app;

-- One for each sending of an order. Facts and trace are sealed: together they are a portrait of a person.
create table decision (
  id            uuid primary key,
  order_id      uuid not null references loan_order (id),
  submission    bigint not null,
  market        text collate "C" not null,
  table_version integer not null,
  outcome       text collate "C" not null check (outcome in ('approve', 'refuse', 'refer')),
  reasons       jsonb not null,
  most_amount   bigint,
  sealed        text not null,
  decided_on    date not null,
  decided_at    timestamptz not null,
  unique (order_id, submission),
  foreign key (market, table_version) references decision_table (market, version),
  check ((outcome = 'approve') = (reasons = '[]'))
);
create index decision_referred on decision (market, decided_at) where outcome = 'refer';
grant select, insert on decision to candor_app;

do $$
declare
  name text;
begin
  foreach name in array array['decision_table', 'enquiry', 'enquiry_answer', 'decision'] loop
    execute format('create trigger %1$s_append_only before update or delete or truncate on %1$I
      for each statement execute function refuse_change()', name);
  end loop;
end
$$;

-- The sandbox's stand-ins for staff and for the money's way, seen by every node. Production never writes here.
create table stand_in (
  name  text collate "C" primary key check (name in ('decides', 'paysOut')),
  is_on boolean not null
);
insert into stand_in values ('decides', true), ('paysOut', true);
grant select, update (is_on) on stand_in to candor_app;
