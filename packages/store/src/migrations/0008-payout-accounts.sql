-- The accounts that a borrower wants a loan paid to: a bank's or a wallet's, in the borrower's own name.

create table payout_account (
  id            uuid primary key,
  borrower_id   uuid not null references borrower (id),
  market        text collate "C" not null,
  kind          text collate "C" not null check (kind in ('bank', 'wallet')),
  -- As it was chosen or typed: a bank's or wallet's code of the market, or an IFSC.
  institution   text collate "C" not null,
  number_sealed text not null,
  -- Of market, bank and number, whatever branch's code came with it: so an account is known again, also at another borrower's.
  number_index  bytea not null check (octet_length(number_index) = 32),
  holder_sealed text not null,
  -- One of five: a sixth has no place.
  place         integer not null check (place between 1 and 5),
  is_default    boolean not null,
  added_at      timestamptz not null,
  -- No longer offered. The row stays only because an order was paid out to it, and goes with that order's papers.
  removed_at    timestamptz,
  check (removed_at is null or not is_default)
);
create unique index payout_account_place on payout_account (borrower_id, place) where removed_at is null;
create unique index payout_account_once on payout_account (borrower_id, number_index) where removed_at is null;
create unique index payout_account_default on payout_account (borrower_id) where is_default;
-- Who else has this number.
create index payout_account_number on payout_account (number_index);
grant select, insert, update (is_default, removed_at), delete on payout_account to candor_app;
