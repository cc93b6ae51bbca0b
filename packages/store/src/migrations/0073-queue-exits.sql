-- What staff have done, kept when a thing leaves its queue: in the very transaction that takes it out, by whoever acts in it.
--
-- A queue is no table (0022), so each table that a queue is read from says here when one of its rows no longer waits. Only what a person of
-- the lender's does is kept: what a borrower withdraws or a decision table decides by itself is nobody's work. The deadline needs the office's
-- calendar; the same transaction adds it before it commits, with whether it was kept.

create table queue_exit (
  id          bigint generated always as identity primary key,
  queue       text collate "C" not null check (queue ~ '^[a-z][a-z-]*$'),
  item_id     uuid not null,
  market      text collate "C" not null references business_clock (market),
  borrower_id uuid references borrower (id),
  order_id    uuid references loan_order (id),
  -- What the deadline is reckoned from: an instant, a day at whose noon it came, or the day at whose closing it is due.
  arrived_at  timestamptz,
  arrived_on  date,
  due_on      date,
  -- Since when it had waited.
  since       timestamptz,
  staff_id    uuid not null references staff (id),
  cause       uuid not null,
  done_at     timestamptz,
  done_on     date,
  deadline    timestamptz,
  is_kept     boolean,
  check (num_nonnulls(arrived_at, arrived_on, due_on) = 1),
  check ((done_at is null) = (deadline is null) and (done_at is null) = (is_kept is null) and (done_at is null) = (done_on is null))
);
create index queue_exit_days on queue_exit (market, done_on, queue, staff_id);
create index queue_exit_missed on queue_exit (market, done_at desc, id desc) where not is_kept;
create index queue_exit_unsettled on queue_exit (cause) where done_at is null;
grant select, insert, update (since, done_at, done_on, deadline, is_kept) on queue_exit to candor_app;
create function refuse_settled_exit() returns trigger language plpgsql as $$
begin
  if old.done_at is not null then raise exception 'queue_exit % is settled and stays as it is', old.id; end if;
  return new;
end
$$;
create trigger queue_exit_once before update on queue_exit for each row execute function refuse_settled_exit();
create trigger queue_exit_stays before delete or truncate on queue_exit for each statement execute function refuse_change();

-- Whether a person of the lender's acts in this transaction.
create function is_staff_acting() returns boolean language sql stable
  return coalesce(current_setting('candor.author', true), '') ~ '^staff:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';

create function note_exit(queue text, item uuid, market text, borrower uuid, loan_order uuid, since timestamptz,
  arrived_at timestamptz, arrived_on date default null, due_on date default null)
returns void language sql as $$
  insert into queue_exit (queue, item_id, market, borrower_id, order_id, since, arrived_at, arrived_on, due_on, staff_id, cause)
  select queue, item, market, borrower, loan_order, since, arrived_at, arrived_on, due_on, s.id, current_setting('candor.cause')::uuid
  from staff s where s.id = substr(current_setting('candor.author'), 7)::uuid
$$;

create function exit_application() returns trigger language plpgsql as $$
begin
  perform note_exit(
    case when (select d.outcome = 'refer' from decision d where d.order_id = old.id order by d.submission desc limit 1)
      then 'referred' else 'applications' end,
    old.id, old.market, old.borrower_id, old.id, old.changed_at, old.changed_at);
  return null;
end
$$;
create trigger loan_order_leaves_queue after update of state on loan_order for each row
  when (old.state = 'in-review' and new.state <> 'in-review' and is_staff_acting()) execute function exit_application();

-- Where a disbursement has several concerns, it leaves with the last.
create function exit_concern() returns trigger language plpgsql as $$
begin
  if exists (select from payout_concern c where coalesce(c.payout_id, c.order_id) = coalesce(old.payout_id, old.order_id)
      and c.closed_at is null) then
    return null;
  end if;
  perform note_exit('payouts', coalesce(old.payout_id, old.order_id), old.market, o.borrower_id, o.id, old.raised_at, old.raised_at)
  from (select coalesce(old.order_id, p.order_id, l.order_id) as id from (select) nothing
          left join payout p on p.id = old.payout_id left join loan l on l.id = p.loan_id) which
    left join loan_order o on o.id = which.id;
  return null;
end
$$;
create trigger payout_concern_leaves_queue after update of closed_at on payout_concern for each row
  when (old.closed_at is null and new.closed_at is not null and is_staff_acting()) execute function exit_concern();

create function exit_payout_intent() returns trigger language plpgsql as $$
begin
  perform note_exit('payouts', old.payout_id, p.market, o.borrower_id, o.id, old.intended_at, old.intended_at)
  from payout p left join loan l on l.id = p.loan_id left join loan_order o on o.id = coalesce(p.order_id, l.order_id)
  where p.id = old.payout_id
    and not exists (select from payout_concern c where c.payout_id = old.payout_id and c.closed_at is null)
    and not exists (select from queue_exit x where x.cause = current_setting('candor.cause')::uuid and x.done_at is null
      and x.queue = 'payouts' and x.item_id = old.payout_id);
  return null;
end
$$;
create trigger payout_intent_leaves_queue after update of state, batch_id on payout_intent for each row
  when (old.state = 'intended' and old.batch_id is null and old.next_at is null
    and (new.state <> 'intended' or new.batch_id is not null) and is_staff_acting()) execute function exit_payout_intent();

-- Money has come on the day on which the bank got it, as its queue has it.
create function exit_payment() returns trigger language plpgsql as $$
begin
  perform note_exit('money', old.id, old.market, l.borrower_id, l.order_id, null, null, arrived_on => old.received_on)
  from (select) nothing left join loan l on l.id = new.loan_id;
  return null;
end
$$;
create trigger payment_leaves_queue after update of state on payment for each row
  when (old.state in ('received', 'matched') and new.state not in ('received', 'matched') and is_staff_acting())
  execute function exit_payment();

create function exit_claim() returns trigger language plpgsql as $$
begin
  perform note_exit('money', old.payment_id, old.market, l.borrower_id, l.order_id, old.said_at, old.said_at)
  from payment p left join loan l on l.id = p.loan_id
  where p.id = old.payment_id
    and not exists (select from queue_exit x where x.cause = current_setting('candor.cause')::uuid and x.done_at is null
      and x.queue = 'money' and x.item_id = old.payment_id);
  return null;
end
$$;
create trigger utr_claim_leaves_queue after update of state on utr_claim for each row
  when (old.state = 'waiting' and new.state <> 'waiting' and is_staff_acting()) execute function exit_claim();

create function exit_hardship() returns trigger language plpgsql as $$
begin
  perform note_exit('hardship', old.id, l.market, l.borrower_id, l.order_id, old.asked_at, old.asked_at) from loan l where l.id = old.loan_id;
  return null;
end
$$;
create function exit_promise() returns trigger language plpgsql as $$
begin
  perform note_exit('collections', coalesce(l.order_id, old.id), l.market, l.borrower_id, l.order_id, old.asked_at, null,
    due_on => old.promised_on) from loan l where l.id = old.loan_id;
  return null;
end
$$;
create trigger hardship_promise_leaves_queue after update of outcome on hardship_request for each row
  when (old.state = 'granted' and old.promised_on is not null and old.outcome is null and new.outcome is not null and is_staff_acting())
  execute function exit_promise();
create trigger hardship_request_leaves_queue after update of state on hardship_request for each row
  when (old.state = 'considered' and new.state <> 'considered' and is_staff_acting()) execute function exit_hardship();

create function exit_complaint() returns trigger language plpgsql as $$
begin
  perform note_exit('complaints', old.id, old.market, old.borrower_id, old.order_id, old.asked_at, null, due_on => old.promised_by);
  return null;
end
$$;
create trigger complaint_leaves_queue after update of state on complaint for each row
  when (old.state in ('open', 'reopened') and new.state not in ('open', 'reopened') and is_staff_acting()) execute function exit_complaint();

create function exit_bureau_dispute() returns trigger language plpgsql as $$
begin
  perform note_exit('bureau', old.id, old.market, old.borrower_id, l.order_id, old.raised_at, null, due_on => old.decide_by)
  from loan l where l.id = old.loan_id;
  return null;
end
$$;
create trigger bureau_dispute_leaves_queue after update of state on bureau_dispute for each row
  when (old.state = 'open' and new.state <> 'open' and is_staff_acting()) execute function exit_bureau_dispute();

create function exit_bureau_refusal() returns trigger language plpgsql as $$
begin
  perform note_exit('bureau', old.id, old.market, l.borrower_id, l.order_id, old.raised_at, null, due_on => old.due_on)
  from loan l where l.id = old.loan_id;
  return null;
end
$$;
create trigger bureau_refusal_leaves_queue after update of state on bureau_refusal for each row
  when (old.state = 'open' and new.state <> 'open' and is_staff_acting()) execute function exit_bureau_refusal();

create function exit_approval() returns trigger language plpgsql as $$
begin
  perform note_exit('second-person', old.id, old.market, null, null, old.asked_at, old.deadline_at);
  return null;
end
$$;
create trigger approval_request_leaves_queue after update of state on approval_request for each row
  when (old.state = 'waiting' and new.state in ('done', 'refused', 'asked-back') and is_staff_acting()) execute function exit_approval();

-- Whoever leads operations comes to lenders who have roles already; a new one gets the role with its first. Who reads everything reads this.
insert into staff_role (key, name, does, permissions, changed_at)
select 'operations-lead', 'Operations lead', 'watches SLA and workload, reassigns work; decides nothing',
  array['team.read', 'team.assign', 'application.read', 'payout.read', 'money.read', 'collection.read', 'complaint.read', 'bureau.read',
    'approval.read', 'loan.read', 'portfolio.read']::text[], now()
where exists (select 1 from staff_role)
on conflict (key) do nothing;
update staff_role set permissions = permissions || array['team.read']::text[], version = version + 1, changed_at = now()
where key in ('admin', 'auditor') and permissions @> array['audit.read', 'portfolio.read', 'people.read', 'complaint.read']::text[]
  and not permissions @> array['team.read']::text[];
