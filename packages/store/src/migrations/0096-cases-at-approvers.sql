-- What a request for approval carries: the application, the disbursements, the payment or the hardship request that wait until it is decided.
--
-- Such a thing is not done while somebody waits for an approver, and its own deadline runs on. It leaves the to-do of whoever asked, and the
-- request is due when the first of what it carries is, if that is before it lapses.

create table approval_case (
  request_id uuid not null references approval_request (id),
  item_id    uuid not null,
  primary key (request_id, item_id)
);
create index approval_case_item on approval_case (item_id);
grant select, insert on approval_case to candor_app;
create trigger approval_case_append_only before update or delete or truncate on approval_case
  for each statement execute function refuse_change();

alter table approval_request add column case_due_at timestamptz;
alter table approval_request add column due_at timestamptz not null generated always as (least(deadline_at, case_due_at)) stored;
drop index approval_request_waiting;
create index approval_request_waiting on approval_request (market, due_at, id) where state = 'waiting';
drop index approval_request_deadline;
create index approval_request_due on approval_request (market, due_at, id);

-- What waited before there were such rows, as far as a request names it.
insert into approval_case (request_id, item_id)
select r.id, i.id from approval_request r
  cross join lateral (
    select (r.input ->> 'orderId')::uuid as id where r.act in ('application.override', 'screening.clear')
    union all select (r.input ->> 'payoutId')::uuid where r.act in ('payout.outcome', 'payout.send', 'payout.let-go')
    union all select (r.input ->> 'paymentId')::uuid where r.act in ('payment.refund', 'payment.credit-unverified')
    union all select (r.input ->> 'requestId')::uuid where r.act = 'hardship.grant'
    union all select p.payout_id from payout_intent p where r.act = 'payout.release' and p.batch_id = (r.input ->> 'batchId')::bigint) i
where r.state in ('waiting', 'asked-back');

-- A disbursement is done when it has left, not when somebody has put it into a file that nobody has released.
drop trigger payout_intent_leaves_queue on payout_intent;
create trigger payout_intent_leaves_queue after update of state on payout_intent for each row
  when (old.state = 'intended' and old.next_at is null and new.state <> 'intended' and is_staff_acting()) execute function exit_payout_intent();

-- One that failed waits for somebody too, from the moment that it did.
create function exit_failed_payout() returns trigger language plpgsql as $$
begin
  perform note_exit('payouts', old.id, old.market, o.borrower_id, o.id, i.changed_at, i.changed_at)
  from payout_intent i left join loan_order o on o.id = old.order_id
  where i.payout_id = old.id and i.attempt = old.attempts
    and not exists (select from payout_concern c where c.payout_id = old.id and c.closed_at is null)
    and not exists (select from queue_exit x where x.cause = current_setting('candor.cause')::uuid and x.done_at is null
      and x.queue = 'payouts' and x.item_id = old.id);
  return null;
end
$$;
create trigger payout_failed_leaves_queue after update of state on payout for each row
  when (old.state = 'failed' and new.state <> 'failed' and is_staff_acting()) execute function exit_failed_payout();
