-- The lender's own people: who they are, what they may do, how they come in. Apart from borrowers in every way: no table,
-- no session and no cookie is shared with them.

create table staff (
  id              uuid primary key,
  email           text not null check (email ~ '^[^\s@]+@[^\s@]+$' and length(email) <= 200),
  name            text not null check (length(name) between 1 and 100),
  -- scrypt with its own parameters, `scrypt$15$8$3$salt$hash`; none until the invitation was followed.
  password_hash   text check (password_hash like 'scrypt$%'),
  -- The secret of the app that makes codes, sealed; none until the first login set it up.
  totp_sealed     text,
  -- The newest step of that app that was used: it, and every one before, opens nothing again.
  totp_last_step  bigint not null default 0,
  state           text collate "C" not null check (state in ('invited', 'active', 'disabled')),
  made_at         timestamptz not null,
  last_seen_at    timestamptz,
  check (state <> 'active' or password_hash is not null)
);
create unique index staff_email on staff (lower(email));
create index staff_name on staff (lower(name), id);
grant select, insert, update (name, password_hash, totp_sealed, totp_last_step, state, last_seen_at) on staff to candor_app;

create table staff_role (
  key         text collate "C" primary key check (key ~ '^[a-z][a-z-]{1,39}$'),
  name        text not null,
  does        text not null,
  permissions text[] not null,
  version     integer not null default 1 check (version > 0),
  changed_at  timestamptz not null
);
grant select, insert, update (name, does, permissions, version, changed_at) on staff_role to candor_app;

create table staff_has_role (
  staff_id uuid not null references staff (id),
  role_key text collate "C" not null references staff_role (key),
  given_at timestamptz not null,
  primary key (staff_id, role_key)
);
create index staff_has_role_role on staff_has_role (role_key);
grant select, insert, delete on staff_has_role to candor_app;

create table staff_session (
  id           uuid primary key,
  staff_id     uuid not null references staff (id),
  token_hash   bytea not null unique check (octet_length(token_hash) = 32),
  device       text not null,
  started_at   timestamptz not null,
  last_used_at timestamptz not null,
  expires_at   timestamptz not null,
  ended_at     timestamptz,
  -- What the next passkey must sign to be taken in.
  challenge    text,
  challenge_expires_at timestamptz
);
create index staff_session_staff on staff_session (staff_id) where ended_at is null;
create index staff_session_old on staff_session (expires_at);
grant select, insert, update (last_used_at, ended_at, challenge, challenge_expires_at), delete on staff_session to candor_app;

-- The first step was right: what the second step is made with, for five minutes and once.
create table staff_ticket (
  ticket_hash  bytea primary key check (octet_length(ticket_hash) = 32),
  staff_id     uuid not null references staff (id),
  -- The secret that the second step sets up, on the first login; sealed.
  enrol_sealed text,
  challenge    text,
  expires_at   timestamptz not null,
  used_at      timestamptz
);
create index staff_ticket_staff on staff_ticket (staff_id);
create index staff_ticket_old on staff_ticket (expires_at);
grant select, insert, update (challenge, used_at), delete on staff_ticket to candor_app;

-- With it somebody sets the first password: made with the invitation, good once.
create table staff_invitation (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  staff_id   uuid not null references staff (id),
  made_at    timestamptz not null,
  expires_at timestamptz not null,
  used_at    timestamptz
);
create index staff_invitation_staff on staff_invitation (staff_id);
grant select, insert, update (used_at), delete on staff_invitation to candor_app;

create table staff_recovery_code (
  staff_id  uuid not null references staff (id),
  code_hash bytea not null check (octet_length(code_hash) = 32),
  used_at   timestamptz,
  primary key (staff_id, code_hash)
);
grant select, insert, update (used_at), delete on staff_recovery_code to candor_app;

create table staff_passkey (
  id            uuid primary key,
  staff_id      uuid not null references staff (id),
  credential_id text collate "C" not null unique,
  public_key    bytea not null,
  -- Only ever grows where the device counts: one that stands still was copied.
  counter       bigint not null,
  transports    text[] not null,
  name          text not null check (length(name) between 1 and 60),
  made_at       timestamptz not null,
  used_at       timestamptz
);
create index staff_passkey_staff on staff_passkey (staff_id);
grant select, insert, update (counter, used_at), delete on staff_passkey to candor_app;

-- Wrong tries by e-mail, known or not: whoever tries one that nobody has, is answered the same, and rests the same.
-- The address is an index (HMAC); what was typed is not here.
create table staff_tries (
  email_index  bytea primary key check (octet_length(email_index) = 32),
  wrong        integer not null check (wrong >= 0),
  last_at      timestamptz not null,
  locked_until timestamptz
);
create index staff_tries_old on staff_tries (last_at);
grant select, insert, update, delete on staff_tries to candor_app;
