-- A state changes only as the table of its kind in packages/domain/src/states says: by a command, by a job, or by hand. So far the code alone
-- asked that table. state_transition is the same list, and a test compares the two: a transition that is new in the code needs a
-- migration that adds it here; the failing test prints the statement.
create table state_transition (
  machine    text collate "C" not null,
  from_state text collate "C" not null,
  to_state   text collate "C" not null,
  primary key (machine, from_state, to_state),
  check (from_state <> to_state)
);
grant select on state_transition to candor_app;

create function refuse_unknown_transition() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from public.state_transition t
                 where t.machine = tg_table_name and t.from_state = old.state and t.to_state = new.state) then
    raise exception '% does not go from % to %', tg_table_name, old.state, new.state
      using errcode = 'restrict_violation', detail = coalesce(pg_catalog.to_jsonb(new) ->> 'id', pg_catalog.to_jsonb(new) ->> 'payout_id');
  end if;
  return new;
end
$$;
revoke execute on function refuse_unknown_transition from public;

insert into state_transition (machine, from_state, to_state) values
  ('approval_request', 'asked-back', 'lapsed'),
  ('approval_request', 'asked-back', 'waiting'),
  ('approval_request', 'asked-back', 'withdrawn'),
  ('approval_request', 'waiting', 'asked-back'),
  ('approval_request', 'waiting', 'done'),
  ('approval_request', 'waiting', 'lapsed'),
  ('approval_request', 'waiting', 'refused'),
  ('approval_request', 'waiting', 'withdrawn'),
  ('complaint', 'answered', 'closed'),
  ('complaint', 'answered', 'reopened'),
  ('complaint', 'closed', 'reopened'),
  ('complaint', 'open', 'answered'),
  ('complaint', 'open', 'closed'),
  ('complaint', 'reopened', 'answered'),
  ('complaint', 'reopened', 'closed'),
  ('loan', 'active', 'cancelled'),
  ('loan', 'active', 'settled'),
  ('loan', 'active', 'written-off'),
  ('loan', 'cancelled', 'active'),
  ('loan', 'recovered', 'written-off'),
  ('loan', 'settled', 'active'),
  ('loan', 'written-off', 'recovered'),
  ('loan_order', 'approved', 'confirmed'),
  ('loan_order', 'approved', 'expired'),
  ('loan_order', 'approved', 'withdrawn'),
  ('loan_order', 'confirmed', 'paying-out'),
  ('loan_order', 'confirmed', 'withdrawn'),
  ('loan_order', 'draft', 'submitted'),
  ('loan_order', 'draft', 'withdrawn'),
  ('loan_order', 'in-review', 'approved'),
  ('loan_order', 'in-review', 'refused'),
  ('loan_order', 'in-review', 'sent-back'),
  ('loan_order', 'in-review', 'withdrawn'),
  ('loan_order', 'paying-out', 'paid-out'),
  ('loan_order', 'paying-out', 'payout-failed'),
  ('loan_order', 'payout-failed', 'paid-out'),
  ('loan_order', 'payout-failed', 'paying-out'),
  ('loan_order', 'payout-failed', 'withdrawn'),
  ('loan_order', 'sent-back', 'submitted'),
  ('loan_order', 'sent-back', 'withdrawn'),
  ('loan_order', 'submitted', 'in-review'),
  ('loan_order', 'submitted', 'withdrawn'),
  ('payment', 'allocated', 'received'),
  ('payment', 'allocated', 'reversed'),
  ('payment', 'claimed', 'matched'),
  ('payment', 'claimed', 'received'),
  ('payment', 'claimed', 'refused'),
  ('payment', 'created', 'claimed'),
  ('payment', 'created', 'expired'),
  ('payment', 'created', 'failed'),
  ('payment', 'created', 'pending'),
  ('payment', 'created', 'received'),
  ('payment', 'divided', 'reversed'),
  ('payment', 'expired', 'claimed'),
  ('payment', 'expired', 'received'),
  ('payment', 'failed', 'claimed'),
  ('payment', 'failed', 'received'),
  ('payment', 'matched', 'allocated'),
  ('payment', 'matched', 'divided'),
  ('payment', 'matched', 'refunded'),
  ('payment', 'matched', 'reversed'),
  ('payment', 'pending', 'claimed'),
  ('payment', 'pending', 'expired'),
  ('payment', 'pending', 'failed'),
  ('payment', 'pending', 'received'),
  ('payment', 'received', 'allocated'),
  ('payment', 'received', 'divided'),
  ('payment', 'received', 'refunded'),
  ('payment', 'received', 'reversed'),
  ('payment', 'refunded', 'reversed'),
  ('payment', 'refused', 'claimed'),
  ('payment', 'refused', 'received'),
  ('payout', 'failed', 'left'),
  ('payout', 'failed', 'ordered'),
  ('payout', 'ordered', 'failed'),
  ('payout', 'ordered', 'left'),
  ('payout_intent', 'calling', 'failed'),
  ('payout_intent', 'calling', 'intended'),
  ('payout_intent', 'calling', 'left'),
  ('payout_intent', 'calling', 'sent'),
  ('payout_intent', 'calling', 'unknown'),
  ('payout_intent', 'failed', 'left'),
  ('payout_intent', 'intended', 'calling'),
  ('payout_intent', 'intended', 'failed'),
  ('payout_intent', 'intended', 'left'),
  ('payout_intent', 'intended', 'sent'),
  ('payout_intent', 'intended', 'unknown'),
  ('payout_intent', 'sent', 'failed'),
  ('payout_intent', 'sent', 'intended'),
  ('payout_intent', 'sent', 'left'),
  ('payout_intent', 'sent', 'unknown'),
  ('payout_intent', 'unknown', 'failed'),
  ('payout_intent', 'unknown', 'intended'),
  ('payout_intent', 'unknown', 'left'),
  ('payout_intent', 'unknown', 'sent');

create trigger approval_request_state_by_table before update of state on approval_request
  for each row when (old.state is distinct from new.state) execute function refuse_unknown_transition();
create trigger complaint_state_by_table before update of state on complaint
  for each row when (old.state is distinct from new.state) execute function refuse_unknown_transition();
create trigger loan_state_by_table before update of state on loan
  for each row when (old.state is distinct from new.state) execute function refuse_unknown_transition();
create trigger loan_order_state_by_table before update of state on loan_order
  for each row when (old.state is distinct from new.state) execute function refuse_unknown_transition();
create trigger payment_state_by_table before update of state on payment
  for each row when (old.state is distinct from new.state) execute function refuse_unknown_transition();
create trigger payout_state_by_table before update of state on payout
  for each row when (old.state is distinct from new.state) execute function refuse_unknown_transition();
create trigger payout_intent_state_by_table before update of state on payout_intent
  for each row when (old.state is distinct from new.state) execute function refuse_unknown_transition();
