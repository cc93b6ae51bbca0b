-- Lists and figures that cost the same with a hundred thousand loans as with a thousand. npm run bench -- --only console measures them, and a
-- test looks at the plan of every one.

-- What each account comes to, and by how much each business day moved it: a trial balance reads a few dozen rows, not a balance for
-- every loan. '-infinity' is the row of all days. Kept with the lines as the balances are, in the same drawers: nobody waits for anybody.
create table ledger_sum (
  market        text collate "C" not null,
  business_date date not null,
  account       smallint not null,
  currency      text collate "C" not null,
  drawer        smallint not null,
  minor         bigint not null,
  primary key (market, business_date, account, currency, drawer)
) with (fillfactor = 70);
grant select on ledger_sum to candor_app;

-- Every new line has its entry, its account and a subject of the kind that the account is held for; and the balances and the sums move with the
-- lines. What nets to nothing (a repayment passes through suspense) touches neither.
create or replace function keep_balances() returns trigger language plpgsql security definer as $$
declare
  wrong record;
  own constant smallint := public.free_drawer();
begin
  select l.entry_id, l.n into wrong
    from new_lines l
    left join public.ledger_entry e on e.id = l.entry_id
    left join public.ledger_account a on a.number = l.account
   where (l.n <= e.line_count and a.held_for = coalesce(split_part(l.subject, ':', 1), 'house')) is not true
   limit 1;
  if found then
    raise exception 'line % of entry % has no such entry, account or subject', wrong.n, wrong.entry_id
      using errcode = 'foreign_key_violation';
  end if;

  insert into public.ledger_balance as b (subject, account, currency, market, drawer, minor)
  select coalesce(l.subject, '') as subject, l.account, l.currency, e.market,
         case when coalesce(l.subject, '') = '' then own else 0 end, sum(l.minor)::bigint
    from new_lines l
    join public.ledger_entry e on e.id = l.entry_id
   group by 1, 2, 3, 4
  having sum(l.minor) <> 0
   order by 1, 2, 3, 4 -- everyone in the same order: no deadlock between two that touch the same loans
      on conflict (subject, account, currency, market, drawer)
      do update set minor = b.minor + excluded.minor;

  insert into public.ledger_sum as s (market, business_date, account, currency, drawer, minor)
  select e.market, coalesce(e.business_date, '-infinity'::date), l.account, l.currency, own, sum(l.minor)::bigint
    from new_lines l
    join public.ledger_entry e on e.id = l.entry_id
   group by grouping sets ((e.market, e.business_date, l.account, l.currency), (e.market, l.account, l.currency))
  having sum(l.minor) <> 0 or grouping(e.business_date) = 1 -- that an account was ever touched is told by its row of all days
   order by 1, 2, 3, 4
      on conflict (market, business_date, account, currency, drawer)
      do update set minor = s.minor + excluded.minor;
  return null;
end
$$;

insert into ledger_sum (market, business_date, account, currency, drawer, minor)
select e.market, coalesce(e.business_date, '-infinity'::date), l.account, l.currency, 0, sum(l.minor)::bigint
  from ledger_line l
  join ledger_entry e on e.id = l.entry_id
 group by grouping sets ((e.market, e.business_date, l.account, l.currency), (e.market, l.account, l.currency))
having sum(l.minor) <> 0 or grouping(e.business_date) = 1;

create trigger ledger_sum_by_entries_only
  before insert or update or delete or truncate on ledger_sum
  for each statement execute function refuse_change_by_hand();

-- The task that carries a message: the last of a message, without walking back through all tasks.
drop index outbox_message;
create index outbox_message on outbox ((payload ->> 'messageId'), id) where topic = 'message.deliver';

-- The journal: the ends of a day, and what is of one kind.
drop index ledger_entry_business_date;
create index ledger_entry_business_date on ledger_entry (market, business_date, id);
create index ledger_entry_event on ledger_entry (market, event, id);

-- Whether a person must decide, for every order that waits, without looking at the decision itself.
create index decision_outcome on decision (order_id, submission desc) include (outcome);

-- What is open, in the order in which it is listed.
drop index channel_difference_open;
create index channel_difference_open on channel_difference (market, id desc) where closed_at is null;
drop index complaint_waiting;
create index complaint_waiting on complaint (market, promised_by, id) where state in ('open', 'reopened');

-- What has words in it that go when their time is over: few, among many that have none.
create index payout_batch_sealed on payout_batch (made_at) where sealed is not null;
create index data_export_sealed on data_export (expires_at) where sealed is not null;
create index import_row_sealed on import_row (import_id) where sealed is not null;

-- What the next file for a bureau puts right.
create index bureau_refusal_to_resend on bureau_refusal (market, loan_id) where state = 'mended';
create index bureau_dispute_to_correct on bureau_dispute (market, loan_id) where state = 'correcting';

-- How the rows of a bureau's file stand, and why some are left out: kept with the rows, since a file has one for every loan.
create table bureau_row_sum (
  file_id     uuid not null references bureau_file (id),
  status      text collate "C" not null,
  -- '' where they are in the file.
  left_out    text collate "C" not null,
  rows        integer not null,
  outstanding bigint not null,
  primary key (file_id, status, left_out)
);
grant select on bureau_row_sum to candor_app;
create function keep_bureau_sums() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if tg_op = 'UPDATE' then
    insert into public.bureau_row_sum as s (file_id, status, left_out, rows, outstanding)
    select file_id, status, coalesce(left_out, ''), -count(*), -sum(outstanding) from old_rows group by 1, 2, 3 order by 1, 2, 3
        on conflict (file_id, status, left_out)
        do update set rows = s.rows + excluded.rows, outstanding = s.outstanding + excluded.outstanding;
  end if;
  insert into public.bureau_row_sum as s (file_id, status, left_out, rows, outstanding)
  select file_id, status, coalesce(left_out, ''), count(*), sum(outstanding) from new_rows group by 1, 2, 3 order by 1, 2, 3
      on conflict (file_id, status, left_out)
      do update set rows = s.rows + excluded.rows, outstanding = s.outstanding + excluded.outstanding;
  return null;
end
$$;
insert into bureau_row_sum
select file_id, status, coalesce(left_out, ''), count(*), sum(outstanding) from bureau_row group by 1, 2, 3;
create trigger bureau_row_keeps_sums after insert on bureau_row referencing new table as new_rows
  for each statement execute function keep_bureau_sums();
create trigger bureau_row_keeps_sums_of_left_out after update on bureau_row referencing old table as old_rows new table as new_rows
  for each statement execute function keep_bureau_sums();

-- A year of what an account moved by, without the other accounts.
create index portfolio_account_by_account on portfolio_account (market, account, on_day) include (debit, credit);
