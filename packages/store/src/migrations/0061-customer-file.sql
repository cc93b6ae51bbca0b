-- What the lender's people keep about a borrower: notes with files, and who looked at a full number.

-- A file that somebody at the lender attached to something: a note, a payment. Its bytes are where pictures are, encrypted before they get
-- there; here stands what must be known without opening it. `subject` names what it is attached to: note:7f3…, payment:91c….
create table attachment (
  id          uuid primary key,
  n           bigint generated always as identity unique,
  subject     text collate "C" not null check (subject ~ '^[a-z-]+:[0-9a-f-]{36}$'),
  -- Whose it is: it goes with the account. Null where it is about nobody.
  borrower_id uuid references borrower (id),
  -- As it was called; a name may tell of a person. Null when the account is gone.
  name_sealed text,
  media_type  text collate "C" not null check (media_type in ('image/jpeg', 'image/png', 'application/pdf')),
  bytes       integer not null check (bytes between 1 and 5242880),
  -- Of the file as it was given, before it was encrypted.
  sha256      bytea not null check (octet_length(sha256) = 32),
  store_key   text collate "C" not null unique,
  staff_id    uuid not null references staff (id),
  at          timestamptz not null,
  -- From here on nobody is shown it; its bytes are gone or going.
  deleted_at  timestamptz
);
create index attachment_subject on attachment (subject, n);
create index attachment_borrower on attachment (borrower_id) where borrower_id is not null;
grant select, insert, update (name_sealed, deleted_at) on attachment to candor_app;
create trigger attachment_stays before delete or truncate on attachment
  for each statement execute function refuse_change();

create table customer_note (
  id          uuid primary key,
  n           bigint generated always as identity unique,
  market      text collate "C" not null references business_clock (market),
  borrower_id uuid not null references borrower (id),
  staff_id    uuid not null references staff (id),
  -- Null when the account is gone.
  sealed      text,
  at          timestamptz not null
);
create index customer_note_borrower on customer_note (borrower_id, at desc, id desc);
grant select, insert, update (sealed) on customer_note to candor_app;
create trigger customer_note_only_forgotten before update on customer_note
  for each row execute function refuse_all_but_forgetting();
create trigger customer_note_stays before delete or truncate on customer_note
  for each statement execute function refuse_change();

-- Who looked at a full number, and why: one line a look, for ever. The value itself is not here.
create table reveal (
  id          uuid primary key,
  n           bigint generated always as identity unique,
  market      text collate "C" not null references business_clock (market),
  borrower_id uuid not null references borrower (id),
  staff_id    uuid not null references staff (id),
  field       text collate "C" not null check (field in ('phone', 'email', 'document')),
  reason      text collate "C" not null check (reason in ('call', 'verify', 'complaint', 'correction', 'fraud', 'other')),
  at          timestamptz not null
);
create index reveal_staff on reveal (staff_id, at desc);
create index reveal_borrower on reveal (borrower_id, at desc);
grant select, insert on reveal to candor_app;
create trigger reveal_append_only before update or delete or truncate on reveal
  for each statement execute function refuse_change();

grant usage on all sequences in schema public to candor_app;
