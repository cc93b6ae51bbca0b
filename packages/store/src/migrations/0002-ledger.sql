-- The books. Relations are named with their schema inside functions: a session's temporary table comes first in its
-- search path, and one called ledger_line must not be able to stand in for the real one.

-- Where a market's calendar stands: which business day it is, and up to which day the books are closed.
create table business_clock (
  market         text collate "C" primary key check (market ~ '^[a-z]{2}$'),
  business_date  date not null,
  closed_through date check (closed_through < business_date)
);
grant select, insert (market, business_date), update (business_date) on business_clock to candor_app;

create function business_clock_goes_forward() returns trigger language plpgsql as $$
begin
  if new.market <> old.market or new.business_date < old.business_date
     or new.closed_through is distinct from old.closed_through
        and (new.closed_through is null or new.closed_through < old.closed_through) then
    raise exception 'the business clock of % goes forward only', old.market using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
create trigger business_clock_goes_forward
  before update on business_clock
  for each row execute function business_clock_goes_forward();
create trigger business_clock_stays
  before delete or truncate on business_clock
  for each statement execute function refuse_change();

-- The chart of accounts, as packages/domain/src/ledger/accounts.ts has it (a test compares them).
-- 1100 to 1199 belong to the channels' clearing accounts; from 9000 on nothing counts, it is only noted.
create table ledger_account (
  number   smallint primary key,
  code     text collate "C" not null unique,
  kind     text not null check (kind in ('asset', 'liability', 'income', 'expense', 'memo')),
  held_for text not null check (held_for in ('house', 'loan', 'payment')),
  name     text not null,
  check ((kind = 'memo') = (number >= 9000)),
  check ((code like 'channel-clearing:%') = (number between 1100 and 1199))
);
insert into ledger_account (number, code, kind, held_for, name) values
  (1010, 'cash-at-bank',         'asset',     'house',   'Cash at bank'),
  (1050, 'payout-clearing',      'asset',     'house',   'Payout clearing'),
  (1210, 'principal-receivable', 'asset',     'loan',    'Principal receivable'),
  (1220, 'interest-receivable',  'asset',     'loan',    'Interest receivable'),
  (1230, 'fee-receivable',       'asset',     'loan',    'Fee receivable'),
  (1240, 'penalty-receivable',   'asset',     'loan',    'Penalty receivable'),
  (2010, 'tax-payable',          'liability', 'house',   'Tax payable'),
  (2020, 'borrower-credit',      'liability', 'loan',    'Borrower credit'),
  (2030, 'suspense',             'liability', 'payment', 'Suspense'),
  (4010, 'interest-income',      'income',    'house',   'Interest income'),
  (4020, 'fee-income',           'income',    'house',   'Fee income'),
  (4030, 'penalty-income',       'income',    'house',   'Penalty income'),
  (4040, 'recovery-income',      'income',    'house',   'Recovery income'),
  (5010, 'write-off-expense',    'expense',   'house',   'Write-off expense'),
  (5020, 'channel-costs',        'expense',   'house',   'Channel costs'),
  (9010, 'npa-interest',         'memo',      'loan',    'Interest on non-performing loans'),
  (9020, 'npa-interest-contra',  'memo',      'loan',    'Interest on non-performing loans, contra');
grant select on ledger_account to candor_app;
create trigger ledger_account_append_only
  before update or delete or truncate on ledger_account
  for each statement execute function refuse_change();

-- One event, one entry. line_count seals it: a line that comes later finds every number up to it taken.
create table ledger_entry (
  id            bigint generated always as identity primary key,
  natural_key   text collate "C" not null unique,
  event         text collate "C" not null,
  market        text collate "C" not null,
  business_date date not null,
  line_count    smallint not null check (line_count >= 2),
  reverses      bigint references ledger_entry (id) check (reverses <> id),
  posted_at     timestamptz not null default clock_timestamp(),
  check ((event = 'reverse') = (reverses is not null))
);
create unique index ledger_entry_reverses on ledger_entry (reverses) where reverses is not null;
create index ledger_entry_business_date on ledger_entry (market, business_date);
grant select on ledger_entry to candor_app;

-- Debit positive, credit negative. Account and entry are not foreign keys: a foreign key locks the row it points to, and
-- every repayment would queue at the row of its clearing account. keep_balances() looks both up instead,
-- and neither can ever be deleted. Not partitioned: nothing is ever removed, every index but one grows at its right
-- end, and fifty million lines are no burden to it (docs/adr/0009-the-books.md has the figures).
create table ledger_line (
  entry_id bigint not null,
  n        smallint not null check (n > 0),
  account  smallint not null,
  subject  text collate "C",
  currency text collate "C" not null check (length(currency) = 3),
  minor    bigint not null check (minor <> 0),
  primary key (entry_id, n)
);
create index ledger_line_subject on ledger_line (subject) where subject is not null;
grant select on ledger_line to candor_app;

-- The kept balances. A loan's or a payment's is one row, drawer 0. A house account (subject '') is
-- touched by every repayment: one row would make them wait for each other's disk. So it has many drawers, like a
-- shop with many tills: each posting takes a free one, and the account's balance is the sum of its drawers.
create table ledger_balance (
  subject  text collate "C" not null,
  account  smallint not null,
  currency text collate "C" not null,
  market   text collate "C" not null,
  drawer   smallint not null,
  minor    bigint not null,
  primary key (subject, account, currency, market, drawer)
) with (fillfactor = 70);
grant select on ledger_balance to candor_app;

-- A closed period. last_entry_id proves later that nothing came after: whatever has a higher id was posted after closing.
create table ledger_closing (
  market         text collate "C" not null references business_clock (market),
  closed_through date not null,
  last_entry_id  bigint not null,
  closed_at      timestamptz not null default clock_timestamp(),
  primary key (market, closed_through)
);
grant select on ledger_closing to candor_app;

create trigger ledger_entry_append_only
  before update or delete or truncate on ledger_entry
  for each statement execute function refuse_change();
create trigger ledger_line_append_only
  before update or delete or truncate on ledger_line
  for each statement execute function refuse_change();
create trigger ledger_closing_append_only
  before update or delete or truncate on ledger_closing
  for each statement execute function refuse_change();

-- A balance is never a number that somebody changes without an entry, whoever they are: only from inside the trigger
-- on new lines, which is one trigger deep.
create function refuse_change_by_hand() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() < 2 or tg_op in ('DELETE', 'TRUNCATE') then
    raise exception '% changes with the lines of an entry and in no other way', tg_table_name
      using errcode = 'restrict_violation';
  end if;
  return null;
end
$$;
create trigger ledger_balance_by_entries_only
  before insert or update or delete or truncate on ledger_balance
  for each statement execute function refuse_change_by_hand();

-- A drawer that no other running transaction has. Found without waiting: from the session's own number on, the first
-- that is free. A session usually gets the one it had before, so that transactions at stricter isolation levels don't collide
-- on it either. With all 64 taken it waits for its own, while it holds none: so drawers can't deadlock.
create function free_drawer() returns smallint language plpgsql as $$
declare
  class constant integer := 723840196; -- any number that nobody else locks with
  own constant integer := pg_backend_pid() % 64;
begin
  for i in 0..63 loop
    if pg_try_advisory_xact_lock(class, (own + i) % 64) then return (own + i) % 64; end if;
  end loop;
  perform pg_advisory_xact_lock(class, own);
  return own;
end
$$;

-- Every new line has its entry, its account and a subject of the kind that the account is held for; and the balances move
-- with the lines, in one statement. What nets to nothing (a repayment passes through suspense) touches no balance.
create function keep_balances() returns trigger language plpgsql security definer as $$
declare
  wrong record;
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
  select s.subject, s.account, s.currency, s.market, case when s.subject = '' then d.drawer else 0 end, s.minor
    from (select coalesce(l.subject, '') as subject, l.account, l.currency, e.market, sum(l.minor)::bigint as minor
            from new_lines l
            join public.ledger_entry e on e.id = l.entry_id
           group by 1, 2, 3, 4
          having sum(l.minor) <> 0) s
   cross join (select public.free_drawer() as drawer offset 0) d
   order by 1, 2, 3, 4 -- everyone in the same order: no deadlock between two that touch the same loans
      on conflict (subject, account, currency, market, drawer)
      do update set minor = b.minor + excluded.minor;
  return null;
end
$$;
create trigger ledger_line_keep_balances
  after insert on ledger_line referencing new table as new_lines
  for each statement execute function keep_balances();

-- Nothing is posted into a closed period. Closing waits until every posting on its way has ended, and holds new ones up
-- at the insert; so they see what it decided. At the stricter isolation levels a transaction sees only what was there
-- when it began: there the row is locked, and that fails, to be tried again, if it was changed since.
create function refuse_closed_period() returns trigger language plpgsql as $$
declare
  wrong record;
begin
  if current_setting('transaction_isolation') <> 'read committed' then
    perform 1 from public.business_clock where market in (select market from new_entries) for share;
  end if;
  select e.natural_key, e.market, e.business_date, c.closed_through into wrong
    from new_entries e
    left join public.business_clock c on c.market = e.market
   where c.market is null or e.business_date <= c.closed_through
   limit 1;
  if not found then return null; end if;
  if wrong.closed_through is null then
    raise exception 'the market % has no business clock', wrong.market using errcode = 'foreign_key_violation';
  end if;
  raise exception '% is of %, and the books of % are closed through %',
    wrong.natural_key, wrong.business_date, wrong.market, wrong.closed_through
    using errcode = 'LB002', detail = jsonb_build_object(
      'naturalKey', wrong.natural_key, 'businessDate', wrong.business_date, 'closedThrough', wrong.closed_through);
end
$$;
create trigger ledger_entry_period
  after insert on ledger_entry referencing new table as new_entries
  for each statement execute function refuse_closed_period();

-- At commit: all the lines are there, debits equal credits in every currency, memorandum accounts balance among
-- themselves, and a reversal is the exact mirror of its original, which is not a reversal itself.
create function refuse_unbalanced() returns trigger language plpgsql as $$
declare
  lines bigint;
  is_off boolean;
begin
  select coalesce(sum(part.lines), 0), bool_or(part.minor <> 0) into lines, is_off
    from (select count(*) as lines, sum(minor) as minor
            from public.ledger_line
           where entry_id = new.id
           group by currency, account >= 9000) part;
  if lines <> new.line_count or is_off then
    raise exception 'entry % (%) is out of balance', new.id, new.natural_key using errcode = 'check_violation';
  end if;

  if new.reverses is null then return null; end if; -- by itself: with the query below it would cost as much as all the rest
  perform 1
     from public.ledger_entry original
    where original.id = new.reverses and original.reverses is null
      and original.market = new.market and original.line_count = new.line_count
      and not exists (
        select 1
          from public.ledger_line o
          left join public.ledger_line m
            on m.entry_id = new.id and m.n = o.n and m.account = o.account
           and m.subject is not distinct from o.subject and m.currency = o.currency and m.minor = -o.minor
         where o.entry_id = original.id and m.entry_id is null);
  if not found then
    raise exception 'entry % is not the mirror of entry %', new.id, new.reverses using errcode = 'check_violation';
  end if;
  return null;
end
$$;
create constraint trigger ledger_entry_balanced
  after insert on ledger_entry deferrable initially deferred
  for each row execute function refuse_unbalanced();

-- The one way to make an entry: the application may call this and read, nothing more. Any number of entries at once,
-- as arrays: a place in the first six is an entry, a place in the others a line of entry number line_entries[place].
-- A natural key that is there already is a replay if it says the same (its day aside: a retry after midnight is a
-- retry), and is refused if not; undone is one that was reversed since, and stays so. The same key on its way in another
-- session is waited for.
-- The two settings keep one plan for the life of a session, and one that suits tables that only grow: planning anew
-- costs more than the work, and a plan made while they were empty would read them from end to end.
create function post_entries(
  natural_keys text[], events text[], markets text[], business_dates date[], reversed bigint[], line_counts smallint[],
  line_entries integer[], line_numbers smallint[], accounts text[], subjects text[], currencies text[], minors bigint[],
  out entry_ids bigint[], out outcomes text[]
) language plpgsql security definer set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  fresh bigint[];
  reused text;
begin
  with entry as (
    insert into public.ledger_entry (natural_key, event, market, business_date, reverses, line_count)
    select e.natural_key, e.event, e.market, e.business_date, e.reverses, e.line_count
      from unnest(natural_keys, events, markets, business_dates, reversed, line_counts)
             as e (natural_key, event, market, business_date, reverses, line_count)
        on conflict (natural_key) do nothing
    returning id
  )
  select coalesce(array_agg(id), '{}') into fresh from entry;

  select array_agg(e.id order by k.no), array_agg(case when e.id = any (fresh) then 'posted'
           when exists (select 1 from public.ledger_entry where reverses = e.id) then 'undone'
           else 'replayed' end order by k.no)
    into entry_ids, outcomes
    from unnest(natural_keys) with ordinality as k (natural_key, no)
    join public.ledger_entry e using (natural_key);

  insert into public.ledger_line (entry_id, n, account, subject, currency, minor)
  select entry_ids[l.entry], l.n, a.number, l.subject, l.currency, l.minor
    from unnest(line_entries, line_numbers, accounts, subjects, currencies, minors)
           as l (entry, n, account, subject, currency, minor)
    left join public.ledger_account a on a.code = l.account
   where outcomes[l.entry] = 'posted';

  if cardinality(fresh) = cardinality(natural_keys) then return; end if;
  reused := public.first_reused_key(natural_keys, events, markets, reversed, line_entries, accounts, subjects,
                                    currencies, minors, entry_ids, outcomes);
  if reused is not null then
    raise exception '% was posted before with other lines', reused
      using errcode = 'LB001', detail = jsonb_build_object('naturalKey', reused);
  end if;
end
$$;

-- The first replayed entry that does not say what the stored one says.
create function first_reused_key(
  natural_keys text[], events text[], markets text[], reversed bigint[],
  line_entries integer[], accounts text[], subjects text[], currencies text[], minors bigint[],
  entry_ids bigint[], outcomes text[]
) returns text language sql stable as $$
  with given as (
    select entry_ids[l.entry] as entry_id, a.number as account, l.subject, l.currency, l.minor
      from unnest(line_entries, accounts, subjects, currencies, minors) as l (entry, account, subject, currency, minor)
      left join public.ledger_account a on a.code = l.account
     where outcomes[l.entry] <> 'posted'
  ), stored as (
    select entry_id, account, subject, currency, minor
      from public.ledger_line
     where entry_id in (select entry_id from given)
  ), different as (
    (table given except all table stored) union all (table stored except all table given)
  )
  select e.natural_key
    from unnest(natural_keys, events, markets, reversed, entry_ids, outcomes)
           as k (natural_key, event, market, reverses, id, outcome)
    join public.ledger_entry e on e.id = k.id
   where k.outcome <> 'posted'
     and (e.event <> k.event or e.market <> k.market or e.reverses is distinct from k.reverses
          or e.id in (select entry_id from different))
   limit 1
$$;

-- Closing waits for every posting on its way (an insert holds the lock that this one waits for) and holds up new ones.
-- A sequence tells its last number without regard to snapshots, and under the lock nobody is between number and row.
create function close_period(of_market text, through date) returns text language plpgsql security definer as $$
declare
  clock public.business_clock;
begin
  lock table public.ledger_entry in share mode;
  select * into clock from public.business_clock where market = of_market for update;
  if not found then return 'market_has_no_clock'; end if;
  if through >= clock.business_date then return 'period_not_over'; end if;
  if through <= clock.closed_through then return 'period_already_closed'; end if;
  update public.business_clock set closed_through = through where market = of_market;
  insert into public.ledger_closing (market, closed_through, last_entry_id)
  select of_market, through, case when is_called then last_value else 0 end from public.ledger_entry_id_seq;
  return 'closed';
end
$$;

-- A channel gets its clearing account with the next free number.
create function open_clearing_account(channel text) returns void language plpgsql security definer as $$
begin
  if channel !~ '^[a-z][a-z0-9-]*$' then
    raise exception '% is no channel', channel using errcode = 'check_violation';
  end if;
  lock table public.ledger_account in share row exclusive mode;
  insert into public.ledger_account (number, code, kind, held_for, name)
  select coalesce(max(number) + 1, 1100), 'channel-clearing:' || channel, 'asset', 'house', 'Clearing: ' || channel
    from public.ledger_account
   where number between 1100 and 1199
      on conflict (code) do nothing;
end
$$;
select open_clearing_account('dragonpay'), open_clearing_account('upi');

revoke execute on function post_entries, first_reused_key, close_period, open_clearing_account, free_drawer from public;
grant execute on function post_entries, close_period, open_clearing_account to candor_app;
