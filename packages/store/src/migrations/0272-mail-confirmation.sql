-- Which e-mail address a borrower has shown to be theirs, by its index alone: another address in their details is not confirmed by it.
create table mail_confirmation (
  borrower_id   uuid primary key references borrower (id),
  address_index bytea not null,
  confirmed_at  timestamptz not null
);
grant select, insert, update, delete on mail_confirmation to candor_app;

-- The code that was sent last to an address that is not confirmed, by its hash: for one borrower and one address, once, and for a day.
create table mail_code (
  id            uuid primary key,
  borrower_id   uuid not null unique references borrower (id),
  address_index bytea not null,
  code_hash     bytea not null,
  sent_at       timestamptz not null,
  expires_at    timestamptz not null,
  tries         integer not null default 0 check (tries >= 0)
);
create index mail_code_sent on mail_code (sent_at);
grant select, insert, update, delete on mail_code to candor_app;
