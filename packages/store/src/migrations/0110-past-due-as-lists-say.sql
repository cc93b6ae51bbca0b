-- Whether an account was past due when it was worked is read where the lists and the counts read it.
create or replace function exit_collection() returns trigger language plpgsql as $$
declare
  today date := (select business_date from business_clock where market = new.market);
  was date := case when tg_op = 'UPDATE' and old.closed_at is null then old.next_on end;
begin
  if new.next_on is null or new.next_on <= today or was > today then return null; end if;
  perform note_exit('collections', coalesce(l.order_id, md5('loan ' || l.id)::uuid), new.market, l.borrower_id, l.order_id, null, null,
    due_on => coalesce(was, today))
  from loan l join loan_figure f on f.loan_id = l.id where l.id = new.loan_id and f.due_from < today
    and not exists (select from queue_exit x where x.cause = current_setting('candor.cause')::uuid and x.done_at is null
      and x.queue = 'collections' and x.order_id is not distinct from l.order_id);
  return null;
end
$$;
