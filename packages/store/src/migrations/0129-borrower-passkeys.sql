-- A borrower's passkeys: made by their own device after a login, and of use in place of a code. The key that signs never leaves the device; here is the
-- half that checks.
create table borrower_passkey (
  id            uuid primary key,
  borrower_id   uuid not null references borrower (id),
  credential_id text collate "C" not null unique check (length(credential_id) between 1 and 1400),
  public_key    bytea not null,
  -- Only ever grows where the device counts: one that stands still was copied.
  counter       bigint not null check (counter >= 0),
  transports    text[] not null,
  browser       text,
  system        text,
  made_at       timestamptz not null,
  used_at       timestamptz
);
create index borrower_passkey_borrower on borrower_passkey (borrower_id);
grant select, insert, update (counter, used_at), delete on borrower_passkey to candor_app;

-- What was signed once: a challenge carries its own end and what it is for, so only those that came back are written down.
create table spent_challenge (
  challenge_hash bytea primary key check (octet_length(challenge_hash) = 32),
  expires_at     timestamptz not null
);
create index spent_challenge_old on spent_challenge (expires_at);
grant select, insert, delete on spent_challenge to candor_app;

-- By what a session was opened, and when its owner proved who they are: a page that a shell opened has both from the shell's. A passkey proves the person
-- and not that the number is still theirs, so its sessions do not count as the number being in use.
alter table session
  add column opened_by text collate "C" not null default 'code' check (opened_by in ('code', 'passkey')),
  add column proved_at timestamptz;
update session set proved_at = started_at;
alter table session alter column proved_at set not null;

alter table one_time_code drop constraint one_time_code_purpose_check;
alter table one_time_code add constraint one_time_code_purpose_check
  check (purpose in ('login', 'sign', 'new-plan', 'payout-account', 'phone-change', 'passkey', 'delete'));
