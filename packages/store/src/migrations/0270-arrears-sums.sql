-- How many loans count their days past due from which day, and what is overdue of them. A worklist says it of all that are past due, Today and the
-- queues too: thousands, which nobody counts anew for each page. Every change of a loan's figures adds a line in the same statement, so that nobody
-- waits for anybody else's; what they come to holds at any moment. A day's end leaves one line of each day.
create table arrears_sum (
  market   text not null,
  due_from date not null,
  loans    integer not null,
  overdue  bigint not null
);
create index arrears_sum_day on arrears_sum (market, due_from) include (loans, overdue);
grant select on arrears_sum to candor_app;

create function keep_arrears_sums() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  -- Each with what there is of it: an insert has no old rows, and a delete no new ones.
  if tg_op = 'INSERT' then
    insert into public.arrears_sum (market, due_from, loans, overdue)
    select market, due_from, count(*), sum(overdue) from new_rows where due_from < '9999-12-31' group by 1, 2;
  elsif tg_op = 'DELETE' then
    insert into public.arrears_sum (market, due_from, loans, overdue)
    select market, due_from, -count(*), -sum(overdue) from old_rows where due_from < '9999-12-31' group by 1, 2;
  else
    insert into public.arrears_sum (market, due_from, loans, overdue)
    select market, due_from, sum(loans), sum(overdue)
      from (select market, due_from, 1 as loans, overdue from new_rows
            union all
            select market, due_from, -1, -overdue from old_rows) moved
     where due_from < '9999-12-31'
     group by 1, 2
    having sum(loans) <> 0 or sum(overdue) <> 0;
  end if;
  return null;
end
$$;
revoke execute on function keep_arrears_sums() from public;
create trigger loan_figure_keeps_sums after insert on loan_figure referencing new table as new_rows
  for each statement execute function keep_arrears_sums();
create trigger loan_figure_keeps_sums_of_changed after update on loan_figure referencing old table as old_rows new table as new_rows
  for each statement execute function keep_arrears_sums();
create trigger loan_figure_keeps_sums_of_gone after delete on loan_figure referencing old table as old_rows
  for each statement execute function keep_arrears_sums();
insert into arrears_sum (market, due_from, loans, overdue)
select market, due_from, count(*), sum(overdue) from loan_figure where due_from < '9999-12-31' group by 1, 2;

-- One line of each day, and none where nothing is left. Of two at once the second finds what the first has left.
create function add_up_arrears(of_market text) returns void language sql security definer set search_path = pg_catalog, public as $$
  with gone as (delete from public.arrears_sum where market = of_market returning due_from, loans, overdue)
  insert into public.arrears_sum (market, due_from, loans, overdue)
  select of_market, due_from, sum(loans), sum(overdue) from gone group by due_from having sum(loans) <> 0 or sum(overdue) <> 0
$$;
revoke execute on function add_up_arrears(text) from public;
grant execute on function add_up_arrears(text) to candor_app;

-- A loan by what its queue calls it: one that is looked at, and a page of those that nobody has planned anything for.
create index loan_figure_item on loan_figure (market, coalesce(order_id, md5('loan ' || loan_id::text)::uuid));
