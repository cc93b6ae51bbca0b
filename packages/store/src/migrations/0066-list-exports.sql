-- A copy of a list that somebody asked for. It holds what the list held when it was asked for, sealed: what an approver lets out is what leaves. Its maker can
-- take it once, and then it is gone from here; that it was made, let out and taken stays.
create table list_export (
  id          uuid primary key,
  market      text not null,
  list        text not null check (list ~ '^[a-z][a-z-]{1,39}$'),
  staff_id    uuid not null references staff (id),
  query       text not null check (length(query) <= 2000),
  rows        int not null check (rows >= 0),
  has_people  boolean not null,
  state       text not null check (state in ('waiting', 'ready', 'taken', 'dropped')),
  content     bytea,
  made_at     timestamptz not null,
  ready_at    timestamptz,
  taken_at    timestamptz,
  check ((content is not null) = (state in ('waiting', 'ready')))
);
create index list_export_of_person on list_export (staff_id, made_at desc);
create index list_export_kept on list_export (made_at) where content is not null;
-- What applications and incoming payments are sorted and narrowed by.
create index loan_order_by_amount on loan_order (market, amount, id);
create index loan_order_by_product on loan_order (market, product_id, applied_at, id);
create index payment_by_amount on payment (market, amount, id) where received_on is not null;
create index payment_by_state on payment (market, state, received_on, id) where received_on is not null;
create index payment_by_channel on payment (market, channel, received_on, id) where received_on is not null;

-- Promises that were kept or broken, for the lists that ask for them.
create index hardship_request_outcome on hardship_request (outcome, loan_id) where outcome is not null;

grant select, insert, update (state, content, ready_at, taken_at) on list_export to candor_app;
