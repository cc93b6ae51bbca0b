-- A disbursement file is prepared by one person and released by another; a refund has an account before anybody approves it.
--
--   payout_batch      prepared → released, or returned to its maker: then its payouts wait for the next file
--   refund_account    where money goes back to, if it is not the account that the loan was disbursed to; with the proof of whose it is

-- Every file from before was given out by whoever made it.
alter table payout_batch add column state text collate "C" not null default 'released'
  check (state in ('prepared', 'released', 'returned'));
alter table payout_batch alter column state set default 'prepared';
-- What the payouts in it come to, when it was prepared.
alter table payout_batch add column total bigint check (total > 0);
alter table payout_batch add column prepared_by uuid references staff (id);
alter table payout_batch add column released_by uuid references staff (id);
alter table payout_batch add column released_at timestamptz;
alter table payout_batch add check ((released_by is null) = (released_at is null));
-- Nobody releases what they prepared, whatever the program thinks.
alter table payout_batch add check (released_by <> prepared_by);
grant update (state, released_by, released_at) on payout_batch to candor_app;
create index payout_batch_prepared on payout_batch (market) where state = 'prepared';

create function refuse_release_without_preparation() returns trigger language plpgsql as $$
begin
  raise exception 'batch % is %: it does not become %', old.id, old.state, new.state using errcode = 'restrict_violation';
end
$$;
create trigger payout_batch_ends_once before update of state on payout_batch
  for each row when (old.state <> 'prepared' and new.state <> old.state) execute function refuse_release_without_preparation();

create table refund_account (
  id            uuid primary key,
  market        text collate "C" not null references business_clock (market),
  kind          text collate "C" not null check (kind in ('bank', 'wallet')),
  institution   text collate "C" not null,
  number_sealed text not null,
  holder_sealed text not null,
  -- The payer's letter, the bank's reference: what shows that it is theirs.
  proof_sealed  text not null,
  given_by      uuid not null references staff (id),
  given_at      timestamptz not null,
  -- The payout that goes to it, from when two people agreed; of several the newest.
  payout_id     uuid,
  chosen_at     timestamptz,
  check ((payout_id is null) = (chosen_at is null))
);
create index refund_account_payout on refund_account (payout_id) where payout_id is not null;
grant select, insert, update (payout_id, chosen_at), delete on refund_account to candor_app;
