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
-- "identity": whether the person is who the documents and pictures say.
create table enquiry (
  id          uuid primary key,
  order_id    uuid not null references loan_order (id),
  borrower_id uuid not null references borrower (id),
  kind        text collate "C" not null check (kind in ('bureau', 'screening', 'identity')),
  -- Which sending of the order it belongs to, by its outbox message.
  submission  bigint not null,
  -- Of what was asked about, a keyed hash: who mends a name is another question, who mends an income is not.
  about       bytea not null check (length(about) = 32),
  consent_id  bigint references consent_entry (id),
  asked_at    timestamptz not null,
  unique (order_id, kind, submission, about),
  check ((kind = 'bureau') = (consent_id is not null))
);
create index enquiry_borrower on enquiry (borrower_id, asked_at);
-- What came back, sealed. "unknown": it never did, and we stopped asking. Null: it was, and the borrower has left.
create table enquiry_answer (
  enquiry_id  uuid primary key references enquiry (id),
  outcome     text collate "C" not null check (outcome in ('answered', 'unknown')),
  sealed      text,
  answered_at timestamptz not null
);
grant select, insert on enquiry, enquiry_answer to candor_app;
grant update (sealed) on enquiry_answer to candor_app;

-- One for each sending of an order. Facts and trace are sealed: together they are a portrait of a person, and go with the person.
create table decision (
  id            uuid primary key,
  order_id      uuid not null references loan_order (id),
  submission    bigint not null,
  market        text collate "C" not null,
  table_version integer not null,
  outcome       text collate "C" not null check (outcome in ('approve', 'refuse', 'refer')),
  reasons       jsonb not null,
  most_amount   bigint,
  sealed        text,
  decided_on    date not null,
  decided_at    timestamptz not null,
  unique (order_id, submission),
  foreign key (market, table_version) references decision_table (market, version),
  check ((outcome = 'approve') = (reasons = '[]'))
);
create index decision_referred on decision (market, decided_at) where outcome = 'refer';
grant select, insert on decision to candor_app;
grant update (sealed) on decision to candor_app;

-- What was sealed may be forgotten; nothing else of the row may change, and what was forgotten does not come back.
create function refuse_all_but_forgetting() returns trigger language plpgsql as $$
begin
  if new.sealed is null and to_jsonb(new) - 'sealed' = to_jsonb(old) - 'sealed' then
    return new;
  end if;
  raise exception '% is append-only: all that may be done is to forget what is sealed', tg_table_name
    using errcode = 'restrict_violation';
end
$$;

do $$
declare
  name text;
begin
  foreach name in array array['decision_table', 'enquiry'] loop
    execute format('create trigger %1$s_append_only before update or delete or truncate on %1$I
      for each statement execute function refuse_change()', name);
  end loop;
  foreach name in array array['enquiry_answer', 'decision'] loop
    execute format('create trigger %1$s_append_only before delete or truncate on %1$I
      for each statement execute function refuse_change()', name);
    execute format('create trigger %1$s_forgets_only before update on %1$I
      for each row execute function refuse_all_but_forgetting()', name);
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
