-- The bank in the books: its statements as they were read, what of our entries stands on them, and what the channels have not remitted yet.
--
--   bank_statement ─ bank_line        a file, and each movement in it, whichever way it went
--                  └ bank_balance     what the bank says the account held at the end of a day
--   bank_entry                        every entry of ours that moves cash at bank, and the line that shows it
--   bank_opening                      what the account held before the first statement
--   channel_settlement ─ channel_settlement_item   what a channel remitted, and for which payments; payment.settled is their sum

insert into ledger_account (number, code, kind, held_for, name) values
  (2095, 'general-ledger', 'liability', 'house', 'Due to the general ledger'),
  (4090, 'other-income',   'income',    'house', 'Other income'),
  (5040, 'bank-charges',   'expense',   'house', 'Bank charges');

create table bank_statement (
  id        bigint generated always as identity primary key,
  market    text collate "C" not null references business_clock (market),
  -- The account of the books that it is of.
  account   smallint not null default 1010,
  -- As whoever read it named it.
  file      text not null check (length(file) between 1 and 200),
  digest    text collate "C" not null check (digest ~ '^[0-9a-f]{64}$'),
  from_on   date not null,
  to_on     date not null check (to_on >= from_on),
  -- As the bank wrote them, or whoever read it; null where nobody did.
  opening   bigint,
  closing   bigint,
  lines     integer not null check (lines >= 0),
  read_by   text collate "C" not null,
  read_at   timestamptz not null,
  unique (market, digest)
);
create index bank_statement_days on bank_statement (market, to_on, from_on);

create table bank_line (
  id           bigint generated always as identity primary key,
  market       text collate "C" not null references business_clock (market),
  statement_id bigint not null references bank_statement (id),
  -- Its place in the file.
  n            integer not null check (n > 0),
  value_on     date not null,
  -- Positive: it came in.
  amount       bigint not null check (amount <> 0),
  reference    text collate "C" check (reference ~ '^[A-Z0-9]{4,60}$'),
  -- What the bank wrote about it: names and account numbers stand in it.
  sealed       text not null,
  -- What it looks like: a borrower's transfer, a channel's remittance, the bank's charge or interest; anything else that went out.
  kind         text collate "C" not null check (kind in ('transfer', 'remittance', 'charge', 'interest', 'debit')),
  channel      text collate "C" check ((kind = 'remittance') = (channel is not null)),
  balance      bigint,
  -- Day, amount, reference and words; the same file twice, or two that overlap, have the same lines: the nth of its like.
  digest       text collate "C" not null,
  nth          integer not null check (nth > 0),
  -- An entry of ours stands on it. Derived: set with the first.
  is_matched   boolean not null default false,
  unique (market, digest, nth)
);
create index bank_line_open on bank_line (market, value_on, id) where not is_matched;
create index bank_line_day on bank_line (market, value_on, id);
create index bank_line_reference on bank_line (market, reference) where reference is not null;
create index bank_line_statement on bank_line (statement_id);

create table bank_balance (
  market       text collate "C" not null references business_clock (market),
  on_day       date not null,
  closing      bigint not null,
  statement_id bigint not null references bank_statement (id),
  -- A file of the morning and one of the whole day both have a balance of it: the later file's holds.
  primary key (market, on_day, statement_id)
);

create table bank_entry (
  entry_id      bigint primary key references ledger_entry (id),
  market        text collate "C" not null,
  business_date date not null,
  minor         bigint not null,
  -- The line of a statement that shows it. Set once.
  line_id       bigint references bank_line (id),
  matched_by    text collate "C",
  matched_at    timestamptz,
  check ((line_id is null) = (matched_by is null)),
  check ((line_id is null) = (matched_at is null))
);
create index bank_entry_open on bank_entry (market, business_date, entry_id) where line_id is null;
create index bank_entry_day on bank_entry (market, business_date);
create index bank_entry_line on bank_entry (line_id) where line_id is not null;

-- The lines are long and the bank's are few: kept apart, or a page of one day would read all of the books.
create function keep_bank_entries() returns trigger language plpgsql security definer as $$
begin
  insert into public.bank_entry (entry_id, market, business_date, minor)
  select e.id, e.market, e.business_date, sum(l.minor)
    from new_lines l join public.ledger_entry e on e.id = l.entry_id
   where l.account = 1010
   group by e.id
  having sum(l.minor) <> 0;
  return null;
end
$$;
create trigger ledger_line_keep_bank_entries
  after insert on ledger_line referencing new table as new_lines
  for each statement execute function keep_bank_entries();
revoke execute on function keep_bank_entries from public;
insert into bank_entry (entry_id, market, business_date, minor)
select e.id, e.market, e.business_date, sum(l.minor)
  from ledger_line l join ledger_entry e on e.id = l.entry_id
 where l.account = 1010
 group by e.id
having sum(l.minor) <> 0;

create function refuse_change_of_matched_entry() returns trigger language plpgsql as $$
begin
  raise exception 'entry % stands on line % of a statement: that is not changed', old.entry_id, old.line_id
    using errcode = 'restrict_violation';
end
$$;
create trigger bank_entry_stays_matched before update on bank_entry
  for each row when (old.line_id is not null) execute function refuse_change_of_matched_entry();
create function mark_matched_line() returns trigger language plpgsql security definer as $$
begin
  update public.bank_line set is_matched = true where id = new.line_id and not is_matched;
  return null;
end
$$;
create trigger bank_entry_marks_line after update of line_id on bank_entry
  for each row when (new.line_id is not null) execute function mark_matched_line();
revoke execute on function mark_matched_line from public;
create trigger bank_line_marked_by_entries_only before update or delete or truncate on bank_line
  for each statement execute function refuse_change_by_hand();
create trigger bank_entry_stays before delete or truncate on bank_entry
  for each statement execute function refuse_change();

create table bank_opening (
  market    text collate "C" primary key references business_clock (market),
  -- The first day whose lines count; what was booked or moved before it is in the balance.
  on_day    date not null,
  balance   bigint not null,
  -- Null where the books held just that.
  entry_id  bigint unique references ledger_entry (id),
  proof     text not null check (length(proof) between 3 and 200),
  posted_at timestamptz not null
);

create table channel_settlement (
  id         bigint generated always as identity primary key,
  market     text collate "C" not null references business_clock (market),
  channel    text collate "C" not null,
  entry_id   bigint not null unique references ledger_entry (id),
  -- Before the channel kept its cost.
  amount     bigint not null,
  cost       bigint not null check (cost >= 0),
  settled_on date not null,
  -- Who vouches where no line of a statement did: the reference of the channel's report.
  proof      text check (length(proof) between 3 and 200),
  settled_at timestamptz not null
);
create index channel_settlement_last on channel_settlement (market, channel, id desc);
create table channel_settlement_item (
  settlement_id bigint not null references channel_settlement (id),
  payment_id    uuid not null references payment (id),
  -- Negative: the channel kept it back, since the money had been taken back.
  amount        bigint not null check (amount <> 0),
  primary key (settlement_id, payment_id)
);
create index channel_settlement_item_payment on channel_settlement_item (payment_id);

-- What of a payment has reached the bank. It is open while that is not what the payment brought: nothing, where it was taken back.
alter table payment add column settled bigint not null default 0;
create index payment_unsettled on payment (market, channel, received_on, id)
  where settled <> case when external_id is not null and state in ('received', 'matched', 'allocated', 'refunded', 'divided') then amount else 0 end;
grant update (settled) on payment to candor_app;

grant select, insert on bank_statement, bank_line, bank_balance, bank_opening, channel_settlement, channel_settlement_item to candor_app;
grant select, update (line_id, matched_by, matched_at) on bank_entry to candor_app;
grant usage on all sequences in schema public to candor_app;
do $$
declare
  name text;
begin
  foreach name in array array['bank_statement', 'bank_balance', 'bank_opening', 'channel_settlement', 'channel_settlement_item'] loop
    execute format('create trigger %1$s_append_only before update or delete or truncate on %1$I
                    for each statement execute function refuse_change()', name);
  end loop;
end
$$;
