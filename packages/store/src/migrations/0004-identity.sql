-- Who a borrower is, how they come in, what they let us know, and how they leave.
--
-- What identifies a person is sealed (AES-256-GCM) before it comes here: a column called "sealed" holds nothing that can be
-- read without the key in the server's environment. What must be found by it is found by a blind index (HMAC-SHA256):
-- equal values have equal indexes, and an index leads back to nothing.

-- A borrower may be there without a phone: the account was deleted, or the number went to somebody else.
alter table borrower
  add column phone_sealed   text,
  add column phone_index    bytea,
  add column language       text collate "C" not null default 'en',
  add column opened_at      timestamptz not null default clock_timestamp(),
  add column last_seen_at   timestamptz not null default clock_timestamp(),
  add column score_asked_at timestamptz,
  add column deleted_at     timestamptz,
  -- Until when the law makes us keep what is left of a deleted account.
  add column kept_until     date,
  add constraint borrower_phone_whole check ((phone_sealed is null) = (phone_index is null)),
  add constraint borrower_deleted_has_no_phone check (deleted_at is null or phone_index is null);
create unique index borrower_phone on borrower (market, phone_index) where phone_index is not null;
grant update (phone_sealed, phone_index, language, last_seen_at, score_asked_at, deleted_at, kept_until) on borrower to candor_app;

-- One document, one account: that is how one person with two phones, or a number with a new owner, is noticed. Where the
-- law lets us keep only a part of a number there is no index, since parts are not unique.
create table borrower_document (
  borrower_id   uuid not null references borrower (id),
  market        text collate "C" not null,
  kind          text collate "C" not null,
  number_sealed text not null,
  number_index  bytea,
  noted_at      timestamptz not null default clock_timestamp(),
  primary key (borrower_id, kind)
);
create unique index borrower_document_once on borrower_document (market, kind, number_index) where number_index is not null;
grant select, insert, update, delete on borrower_document to candor_app;

create table one_time_code (
  id          uuid primary key,
  market      text collate "C" not null,
  phone_index bytea not null,
  purpose     text collate "C" not null check (purpose in ('login', 'sign', 'payout-account', 'phone-change', 'delete')),
  sent_by     text collate "C" not null check (sent_by in ('sms', 'voice')),
  code_hash   bytea not null check (octet_length(code_hash) = 32),
  sent_at     timestamptz not null,
  expires_at  timestamptz not null,
  tries       integer not null default 0 check (tries between 0 and 5),
  used_at     timestamptz,
  -- The network did not take it: it never counted.
  failed_at   timestamptz
);
create index one_time_code_latest on one_time_code (phone_index, purpose, sent_at desc);
create index one_time_code_old on one_time_code (sent_at);
grant select, insert, update (tries, used_at, failed_at), delete on one_time_code to candor_app;

create table session (
  id           uuid primary key,
  borrower_id  uuid not null references borrower (id),
  -- SHA-256 of 256 random bits: whoever reads this table can't log in with it.
  token_hash   bytea not null unique check (octet_length(token_hash) = 32),
  kept_in      text collate "C" not null check (kept_in in ('cookie', 'header')),
  device       text not null,
  started_at   timestamptz not null,
  last_used_at timestamptz not null,
  expires_at   timestamptz not null,
  ended_at     timestamptz
);
create index session_borrower on session (borrower_id) where ended_at is null;
create index session_old on session (expires_at);
grant select, insert, update (last_used_at, ended_at), delete on session to candor_app;

create table shell_code (
  code_hash  bytea primary key check (octet_length(code_hash) = 32),
  session_id uuid not null references session (id) on delete cascade,
  expires_at timestamptz not null,
  used_at    timestamptz
);
grant select, insert, update (used_at), delete on shell_code to candor_app;

-- Every message that was sent to somebody. A code's message is known by its phone alone, and never holds the code.
create table message (
  id          uuid primary key,
  market      text collate "C" not null,
  borrower_id uuid references borrower (id),
  phone_index bytea,
  kind        text collate "C" not null,
  channel     text collate "C" not null check (channel in ('sms', 'voice', 'push', 'email', 'inbox')),
  sealed      text not null,
  written_at  timestamptz not null,
  sent_at     timestamptz,
  failed_at   timestamptz,
  read_at     timestamptz,
  check (borrower_id is not null or phone_index is not null)
);
create index message_borrower on message (borrower_id, written_at desc, id desc);
create index message_phone on message (phone_index, written_at desc) where borrower_id is null;
grant select, insert, update (sent_at, failed_at, read_at), delete on message to candor_app;

-- The sandbox's phone network: what a real one would have delivered. Production never writes here.
create table sandbox_message (
  id      uuid primary key,
  market  text collate "C" not null,
  channel text collate "C" not null,
  sent_to text not null,
  title   text not null,
  body    text not null,
  sent_at timestamptz not null default clock_timestamp()
);
create index sandbox_message_newest on sandbox_message (sent_at desc);
grant select, insert, delete on sandbox_message to candor_app;

-- Messages of a day by channel, for the spend cap.
create table message_count (
  day     date not null,
  channel text collate "C" not null,
  sent    integer not null,
  primary key (day, channel)
);
grant select, insert, update on message_count to candor_app;

-- Who agreed to what, when, and to which text. Added to, never changed.
create table consent_entry (
  id           bigint generated always as identity primary key,
  borrower_id  uuid not null references borrower (id),
  purpose      text collate "C" not null,
  text_version text collate "C" not null,
  language     text collate "C" not null,
  is_given     boolean not null,
  at           timestamptz not null
);
create index consent_entry_latest on consent_entry (borrower_id, purpose, id desc);
grant select, insert on consent_entry to candor_app;
create trigger consent_entry_append_only
  before update or delete or truncate on consent_entry
  for each statement execute function refuse_change();

-- What is held under a consent, each in a table of its own: withdrawing it deletes the rows.
create table push_token (
  token_index  bytea primary key,
  borrower_id  uuid not null references borrower (id),
  token_sealed text not null,
  platform     text collate "C" not null,
  noted_at     timestamptz not null
);
create index push_token_borrower on push_token (borrower_id);
create table borrower_location (
  borrower_id uuid primary key references borrower (id),
  -- To about a kilometre: two decimals of a degree.
  latitude    numeric(4, 2) not null,
  longitude   numeric(5, 2) not null,
  noted_at    timestamptz not null
);
create table borrower_device (
  borrower_id uuid primary key references borrower (id),
  sealed      text not null,
  noted_at    timestamptz not null
);
create table reference_person (
  borrower_id uuid not null references borrower (id),
  place       integer not null check (place between 1 and 5),
  sealed      text not null,
  noted_at    timestamptz not null,
  primary key (borrower_id, place)
);
grant select, insert, update, delete on push_token, borrower_location, borrower_device, reference_person to candor_app;

create table data_export (
  id               uuid primary key,
  borrower_id      uuid not null references borrower (id),
  state            text collate "C" not null check (state in ('waiting', 'making', 'ready', 'failed')),
  progress_percent integer not null default 0 check (progress_percent between 0 and 100),
  asked_at         timestamptz not null,
  expires_at       timestamptz,
  sealed           bytea,
  size_bytes       integer,
  check ((state = 'ready') = (size_bytes is not null))
);
create index data_export_borrower on data_export (borrower_id, asked_at desc);
grant select, insert, update (state, progress_percent, expires_at, sealed, size_bytes), delete on data_export to candor_app;

-- Stars without a name.
create table store_score (
  id     bigint generated always as identity primary key,
  market text collate "C" not null,
  stars  integer check (stars between 1 and 5),
  on_day date not null
);
grant select, insert on store_score to candor_app;

-- Rate limits, shared by all nodes. A row says until when a bucket has been filled: the "theoretical arrival time" of the generic
-- cell rate algorithm. Unlogged: after a crash of the database everybody begins anew, and no request pays for a
-- disk. What guards a single code (its tries) is in its own row, which is logged.
create unlogged table rate_limit (
  bucket       bytea primary key,
  filled_until timestamptz not null
) with (fillfactor = 50);
create index rate_limit_old on rate_limit (filled_until);
grant select, insert, update, delete on rate_limit to candor_app;

-- Takes one from every bucket, or from none: returns 0, or in how many seconds the fullest of them has room again. Buckets come
-- in order, so that two requests never wait for each other.
create function take_permits(buckets bytea[], each_seconds double precision[], at_once integer[], at timestamptz)
  returns integer language plpgsql as $$
declare
  wait double precision := 0;
begin
  insert into rate_limit (bucket, filled_until) select b, at from unnest(buckets) b order by b
    on conflict (bucket) do update set filled_until = greatest(rate_limit.filled_until, excluded.filled_until);
  select max(extract(epoch from r.filled_until - at) + p.every * (1 - p.burst)) into wait
    from unnest(buckets, each_seconds, at_once) as p (bucket, every, burst) join rate_limit r using (bucket);
  if wait > 0 then return ceil(wait); end if;
  update rate_limit r set filled_until = r.filled_until + make_interval(secs => p.every)
    from unnest(buckets, each_seconds) as p (bucket, every) where r.bucket = p.bucket;
  return 0;
end
$$;
grant usage on all sequences in schema public to candor_app;
