-- The lender's desk for money: payouts that somebody holds, money that is divided, and the order in which both are looked over.
--
--   payout_hold    nobody sends it until it is let go
--   payment_part   money without an owner, divided: each part is a payment of its own

create table payout_hold (
  id          bigint generated always as identity primary key,
  payout_id   uuid not null references payout (id),
  held_by     uuid not null references staff (id),
  why         text not null check (length(why) between 3 and 500),
  held_at     timestamptz not null,
  released_by uuid references staff (id),
  released_at timestamptz,
  check ((released_by is null) = (released_at is null))
);
create unique index payout_hold_once on payout_hold (payout_id) where released_at is null;
create index payout_hold_payout on payout_hold (payout_id);
grant select, insert, update (released_by, released_at) on payout_hold to candor_app;
create trigger payout_hold_stays before delete or truncate on payout_hold
  for each statement execute function refuse_change();

create index payout_in_order on payout (market, state, ordered_on, id);
create index payout_refunds on payout (market, ordered_on, id) where kind = 'refund';
create index payout_batch_in_order on payout_batch (market, id);
create index payout_intent_batch on payout_intent (batch_id) where batch_id is not null;

-- Money that came, by day.
create index payment_in_order on payment (market, received_on, id) where received_on is not null;
create index statement_line_in_order on statement_line (market, id);

alter table payment drop constraint payment_state_check;
alter table payment add constraint payment_state_check check (state in ('created', 'pending', 'expired', 'failed', 'claimed',
  'refused', 'matched', 'received', 'allocated', 'reversed', 'refunded', 'divided'));

create table payment_part (
  payment_id uuid primary key references payment (id),
  -- The sum that it is a part of.
  part_of    uuid not null references payment (id) check (part_of <> payment_id)
);
create index payment_part_of on payment_part (part_of);
grant select, insert on payment_part to candor_app;
create trigger payment_part_append_only before update or delete or truncate on payment_part
  for each statement execute function refuse_change();

-- Suspense. Of columns that never change: an index on the amount would make every posting write it anew.
create index ledger_balance_suspense on ledger_balance (market) where account = 2030;

-- The journal: of a market, of one account.
create index ledger_entry_in_order on ledger_entry (market, id);
create index ledger_line_account on ledger_line (account, entry_id);
grant usage on all sequences in schema public to candor_app;
