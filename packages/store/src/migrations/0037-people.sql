-- Nobody is locked out from outside, every identity has a maker and a checker, and staff see where they are logged in.

-- Wrong tries are counted by e-mail and door: the device that is known, the network that is not, the second step of strangers, and all
-- strangers together. So a stranger's tries rest the stranger's own door. The door is an index (HMAC), like the e-mail.
delete from staff_tries;
alter table staff_tries drop constraint staff_tries_pkey;
alter table staff_tries add column door bytea not null check (octet_length(door) = 32);
alter table staff_tries add primary key (email_index, door);

-- A browser in which somebody has logged in wholly, or set the first password. Its cookie is a token; this is the hash.
create table staff_device (
  token_hash bytea not null check (octet_length(token_hash) = 32),
  staff_id   uuid not null references staff (id),
  made_at    timestamptz not null,
  expires_at timestamptz not null,
  primary key (token_hash, staff_id)
);
create index staff_device_staff on staff_device (staff_id);
create index staff_device_old on staff_device (expires_at);
grant select, insert, update (expires_at), delete on staff_device to candor_app;

-- Who asked that this person be invited; nobody, for those whom the server's own command line made.
alter table staff add column invited_by uuid references staff (id);

-- From where a session was begun, for its owner to recognise; it goes with the session.
alter table staff_session add column address text;

-- An endpoint that nobody has approved yet is told nothing, not even later.
alter table webhook_endpoint drop constraint webhook_endpoint_state_check;
alter table webhook_endpoint add constraint webhook_endpoint_state_check
  check (state in ('waiting', 'on', 'paused', 'off', 'ended'));
