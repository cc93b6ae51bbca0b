-- What a person decided on an order, beside what a table did, and how lists of applications are read.

-- Why is for the file: it may tell of a person's affairs, so it is sealed, and goes with the person.
create table hand_decision (
  id         uuid primary key,
  order_id   uuid not null references loan_order (id),
  decision   text collate "C" not null check (decision in ('approve', 'refuse', 'send-back')),
  amount     bigint check (amount > 0),
  reasons    jsonb not null,
  sealed     text,
  staff_id   uuid not null references staff (id),
  decided_at timestamptz not null,
  check ((decision = 'approve') = (amount is not null)),
  check ((decision = 'approve') = (reasons = '[]'))
);
create index hand_decision_order on hand_decision (order_id, decided_at);
grant select, insert, update (sealed) on hand_decision to candor_app;
create trigger hand_decision_append_only before delete or truncate on hand_decision
  for each statement execute function refuse_change();
create trigger hand_decision_forgets_only before update on hand_decision
  for each row execute function refuse_all_but_forgetting();

-- Newest first, all of a market or those in a state; those that wait have an index of their own.
create index loan_order_newest on loan_order (market, applied_at desc, id desc);
create index loan_order_in_state on loan_order (market, state, applied_at desc, id desc);

-- Decisions of a market on a stretch of days, for the question what another table would have said.
create index decision_of_market on decision (market, decided_on, order_id);
