-- An account that is past due leaves its queue when somebody has worked on it and planned what comes next for a later day: that is what is
-- done in collections. A promise that a collector notes is part of it, and no request for help that somebody has decided.
create function exit_collection() returns trigger language plpgsql as $$
declare
  today date := (select business_date from business_clock where market = new.market);
  was date := case when tg_op = 'UPDATE' and old.closed_at is null then old.next_on end;
begin
  if new.next_on is null or new.next_on <= today or was > today then return null; end if;
  perform note_exit('collections', coalesce(l.order_id, md5('loan ' || l.id)::uuid), new.market, l.borrower_id, l.order_id, null, null,
    due_on => coalesce(was, today))
  from loan l where l.id = new.loan_id and l.next_due_on < today
    and not exists (select from queue_exit x where x.cause = current_setting('candor.cause')::uuid and x.done_at is null
      and x.queue = 'collections' and x.order_id is not distinct from l.order_id);
  return null;
end
$$;
create trigger collection_case_leaves_queue after insert or update of next_on on collection_case for each row
  when (new.next_on is not null and is_staff_acting()) execute function exit_collection();

drop trigger hardship_promise_leaves_queue on hardship_request;
drop function exit_promise();
drop trigger hardship_request_leaves_queue on hardship_request;
create trigger hardship_request_leaves_queue after update of state on hardship_request for each row
  when (old.state = 'considered' and new.state <> 'considered' and old.promised_on is null and is_staff_acting()) execute function exit_hardship();
