-- Who has which piece of work in hand. A queue itself is no table: it is what waits, read where it is kept. One person has a thing at a
-- time; who does nothing with it for half an hour has it no longer, whether or not anybody has cleared this row.

create table queue_hold (
  queue        text collate "C" not null check (queue ~ '^[a-z][a-z-]*$'),
  item_id      uuid not null,
  staff_id     uuid not null references staff (id),
  since        timestamptz not null,
  last_step_at timestamptz not null check (last_step_at >= since),
  primary key (queue, item_id)
);
create index queue_hold_staff on queue_hold (staff_id);
create index queue_hold_old on queue_hold (last_step_at);
grant select, insert, update (staff_id, since, last_step_at), delete on queue_hold to candor_app;

-- What waits, found without reading what does not.
create index loan_order_in_review on loan_order (market, changed_at, id) where state = 'in-review';
create index payout_under_way on payout (market, id) where state <> 'left';
create index utr_claim_waiting on utr_claim (market, said_at) where state = 'waiting';
