-- Lending: products, orders, loans and the money that comes for them.
--
--   product ─ product_version ─ product_check        what is offered; only terms that a stored check calls lawful
--        loan_order ─ signed_agreement ─ payout       from the application to the money's leaving
--             loan ─┬─ loan_plan ─ loan_row           the rows as they stood from a day on, each plan for ever
--                   ├─ allocation ─ allocation_line   how money was divided, to the row and the part
--                   ├─ late_charge, dispute, waiver, write_off, recovery
--                   ├─ payment_entry                  which entries of the books a payment made, so that it can be undone
--                   └─ accrual_span, row_standing     derived: what the end of the day needs without reading the facts
--        payment                                      money on its way or here, matched to a loan or not
--
-- A loan is kept as facts, as packages/domain/src/loan/loan.ts has it: facts are added, never changed; what no longer
-- holds gets an until_on, once. What is derived (accrual_span, row_standing, a few columns of loan) is written anew in the
-- transaction that adds a fact, and may be thrown away and made again from the facts. Amounts are minor units.
-- A fact has an identity of its own, and of one loan the order of these is the order in which they happened: whoever
-- adds one holds the loan's row locked.
--
-- The end of the day, set-based. Interest of an active loan to a day D, exactly as the domain's interestToDate has it:
--   the span with from_on < D <= to_on gives interest_to(span, D, rounding_mode) = base + round(interest × share), where
--   share = (before + per_day × (D − from_on)) / whole, in exact numbers; base is what the rows before it came to.
--   A row that lies in one period of its schedule is one span: before 0, per_day 1, whole its days. It is several where
--   it reaches over periods of different factors, or by actual/actual over a 1 January into or out of a leap year
--   (there a day weighs 366 in an ordinary year and 365 in a leap year). No span means that nothing grows on that day: the
--   interest is the base of the next span or, after the last, interest_total.
--   What is posted is least(interest to D, accrual_stop) − accrued.
-- Late charges to a day D: for each row of row_standing with due_on + grace_days < D − 1 the overdue amount counts for each day
--   that ended overdue: late_base is overdue × days through the eve of late_to; when D begins it is
--   late_base + overdue × (D − greatest(late_to, due_on + grace_days + 1)), unless the row is in dispute. The charge so far is
--   least(round(late_base × late_num / late_den) or late_fixed, floor(late_base × late_most_num / late_most_den)), and
--   what is charged is that less late_charged, within cost_room for all rows of the loan together, in the order of place, n.

insert into ledger_account (number, code, kind, held_for, name) values
  (1250, 'owed-back', 'asset', 'payment', 'Owed back');

create table borrower (
  id uuid primary key, market text collate "C" not null references business_clock (market)
);
grant select, insert on borrower to candor_app;
-- What a lender offers. Its terms stand in its versions.
create table product (
  id     text collate "C" primary key check (id ~ '^[a-z][a-z0-9-]*$'),
  market text collate "C" not null references business_clock (market),
  unique (id, market)
);
grant select, insert on product to candor_app;

-- jsonb has one text for the same terms, whatever order they were written in: so has its fingerprint.
create function terms_fingerprint(terms jsonb) returns text language sql immutable
  return encode(sha256(convert_to(terms::text, 'UTF8')), 'hex');

-- What the law of a market said about exactly these terms on a day. A verdict is never changed: a new law, a new check.
create table product_check (
  market      text collate "C" not null,
  fingerprint text collate "C" not null,
  law_on      date not null,
  verdict     text collate "C" not null check (verdict in ('lawful', 'unlawful')),
  breaches    jsonb not null check ((verdict = 'lawful') = (breaches = '[]')),
  checked_at  timestamptz not null default clock_timestamp(),
  primary key (market, fingerprint, law_on, verdict),
  constraint product_check_one_verdict unique (market, fingerprint, law_on)
);
grant select, insert (market, fingerprint, law_on, verdict, breaches) on product_check to candor_app;

-- A version of terms, for ever: a loan keeps the one that it was made under. The fingerprint and the verdict are
-- computed here, so nobody can write terms beside a check that was made of others.
create table product_version (
  product_id   text collate "C" not null,
  version      integer not null check (version > 0),
  market       text collate "C" not null,
  terms        jsonb not null,
  valid_from   date not null,
  fingerprint  text collate "C" not null generated always as (terms_fingerprint(terms)) stored,
  verdict      text collate "C" not null generated always as ('lawful'::text) stored,
  saved_at     timestamptz not null default clock_timestamp(),
  primary key (product_id, version),
  foreign key (product_id, market) references product (id, market),
  constraint product_version_is_checked
    foreign key (market, fingerprint, valid_from, verdict)
    references product_check (market, fingerprint, law_on, verdict)
);
grant select, insert (product_id, version, market, terms, valid_from) on product_version to candor_app;

-- An application, from the wish to the money.
create table loan_order (
  id                 uuid primary key,
  market             text collate "C" not null references business_clock (market),
  borrower_id        uuid not null references borrower (id),
  product_id         text collate "C" not null,
  product_version    integer not null,
  state              text collate "C" not null check (state in ('draft', 'submitted', 'in-review', 'sent-back', 'refused', 'approved',
                       'expired', 'withdrawn', 'confirmed', 'paying-out', 'payout-failed', 'paid-out')),
  amount             bigint not null check (amount > 0),
  instalments        integer not null check (instalments > 0),
  every_count        integer not null check (every_count > 0),
  every_unit         text collate "C" not null check (every_unit in ('day', 'week', 'half-month', 'month')),
  submitted_on       date,
  -- The offer, once it is approved.
  most_amount        bigint check (most_amount > 0),
  open_until         date,
  key_facts_until    date,
  -- Whether the account to pay out to is the borrower's own; null while there is none.
  account_is_own     boolean,
  -- Why it was refused, sent back or withdrawn, in the codes of the screens.
  reasons            jsonb not null default '[]',
  changed_at         timestamptz not null default clock_timestamp(),
  foreign key (product_id, product_version) references product_version (product_id, version),
  check ((most_amount is null) = (open_until is null))
);
-- A borrower has one open order at a time.
create unique index loan_order_one_open on loan_order (borrower_id)
  where state not in ('refused', 'expired', 'withdrawn', 'paid-out');
create index loan_order_offers on loan_order (market, open_until) where state = 'approved';
grant select, insert, update (product_id, product_version, state, amount, instalments, every_count, every_unit, submitted_on,
  most_amount, open_until, key_facts_until, account_is_own, reasons, changed_at) on loan_order to candor_app;

-- What was signed: the figures, and a fingerprint of the disclosure that stood above the signature.
create table signed_agreement (
  order_id               uuid primary key references loan_order (id),
  signed_on              date not null,
  signed_at              timestamptz not null,
  schedule               jsonb not null,
  agreement              jsonb not null,
  disclosed              jsonb not null,
  disclosure_fingerprint text collate "C" not null,
  agreement_version      text collate "C" not null
);
grant select, insert on signed_agreement to candor_app;

create table loan (
  id                    bigint generated by default as identity primary key,
  order_id              uuid unique references loan_order (id),
  borrower_id           uuid not null references borrower (id),
  market                text collate "C" not null references business_clock (market),
  currency              text collate "C" not null check (length(currency) = 3),
  product_id            text collate "C" not null,
  product_version       integer not null,
  state                 text collate "C" not null check (state in ('active', 'settled', 'cancelled', 'written-off', 'recovered')),
  -- As signed: the terms and fees of the schedule (its rows are those of plan 1), and what was agreed beside it.
  terms jsonb not null, fees jsonb not null, agreement jsonb not null,
  -- What the signed disclosure names: nothing else is ever charged where the law says so.
  disclosed             jsonb not null,
  amount                bigint not null check (amount > 0),
  disbursed_on          date not null,
  -- When it was entered into or, later, restructured: which figures of the law apply.
  entered_on            date not null,
  -- Posted so far: interest, and fees in the rows with their tax. They change with an entry of the books and in no other way.
  accrued               bigint not null default 0,
  fee_charged           bigint not null default 0,
  written_off_penalty bigint, written_off_fee bigint, written_off_interest bigint, written_off_principal bigint,
  -- Since when it is non-performing, where a market knows that: its interest is noted, not earned.
  npa_since             date,
  -- Derived, for the end of the day.
  rounding_mode         text collate "C" not null,
  interest_total        bigint not null,
  accrual_stop          bigint,
  cost_room             bigint,
  credit                bigint not null default 0,
  next_due_on           date,
  grace_days            integer,
  late_num numeric, late_den numeric, late_fixed bigint, late_most_num numeric, late_most_den numeric,
  foreign key (product_id, product_version) references product_version (product_id, version)
) with (fillfactor = 80);
create index loan_borrower on loan (borrower_id);
create index loan_active on loan (market, id) where state = 'active';
create index loan_next_due on loan (market, next_due_on) where state = 'active' and next_due_on is not null;
create index loan_with_credit on loan (market, id) where state = 'active' and credit > 0;
grant select, insert, update (state, agreement, entered_on, accrued, fee_charged, written_off_penalty, written_off_fee,
  written_off_interest, written_off_principal, npa_since, rounding_mode, interest_total, accrual_stop, cost_room, credit,
  next_due_on, grace_days, late_num, late_den, late_fixed, late_most_num, late_most_den) on loan to candor_app;

-- One payout an order, under one id however often it is tried. A refund leaves the same way.
create table payout (
  id         uuid primary key,
  market     text collate "C" not null references business_clock (market),
  currency   text collate "C" not null,
  kind       text collate "C" not null check (kind in ('loan', 'refund')),
  order_id   uuid unique references loan_order (id),
  loan_id    bigint references loan (id),
  payment_id uuid,
  amount     bigint not null check (amount > 0),
  state      text collate "C" not null check (state in ('ordered', 'failed', 'left')),
  attempts   integer not null default 1,
  -- The schedule from the day that the money leaves; null for a refund.
  schedule   jsonb,
  ordered_on date not null,
  left_on    date,
  check ((kind = 'loan') = (order_id is not null)),
  check ((state = 'left') = (left_on is not null))
);
create index payout_loan on payout (loan_id);
grant select, insert, update (loan_id, state, attempts, schedule, amount, ordered_on, left_on) on payout to candor_app;

-- The rows as they stood from a day on. terms is null where they are the loan's own.
create table loan_plan (
  loan_id  bigint not null references loan (id),
  no       integer not null check (no > 0),
  since    date not null,
  until_on date,
  cause    text collate "C" not null check (cause in
             ('payout', 'delay', 'prepayment', 'settlement', 'restructuring', 'waiver', 'cancellation')),
  by       text collate "C",
  charge   bigint not null,
  terms    jsonb,
  reason   text,
  primary key (loan_id, no)
);
create table loan_row (
  loan_id   bigint not null,
  plan_no   integer not null,
  n         integer not null check (n > 0),
  -- Which of the plan's rows it is, from 0; by n where all are 0.
  place     integer not null default 0,
  from_on   date not null,
  to_on     date not null check (to_on >= from_on),
  due_on    date not null,
  principal bigint not null, interest bigint not null, fee bigint not null, penalty bigint not null,
  primary key (loan_id, plan_no, n),
  foreign key (loan_id, plan_no) references loan_plan (loan_id, no)
);
create table allocation (
  id          bigint generated always as identity primary key,
  loan_id     bigint not null references loan (id),
  by          text collate "C" not null,
  counts_from date not null,
  until_on    date,
  amount      bigint not null,
  charge      bigint not null,
  to_credit   bigint not null
);
create index allocation_loan on allocation (loan_id, id);
create table allocation_line (
  allocation_id bigint not null references allocation (id),
  place         integer not null,
  n             integer not null,
  penalty bigint not null, fee bigint not null, interest bigint not null, principal bigint not null,
  primary key (allocation_id, place)
);
create table late_charge (
  id         bigint generated always as identity primary key,
  loan_id    bigint not null references loan (id),
  n          integer not null,
  charged_on date not null,
  amount     bigint not null,
  why        text collate "C" not null check (why in ('late', 'taken-back', 'waived', 'carried')),
  check ((why = 'late') = (amount > 0) or amount = 0)
);
create index late_charge_loan on late_charge (loan_id, id);
create table dispute (
  id       bigint generated always as identity primary key,
  loan_id  bigint not null references loan (id),
  n        integer not null,
  since    date not null,
  until_on date
);
create index dispute_loan on dispute (loan_id, id);
create table waiver (
  id        bigint generated always as identity primary key,
  loan_id   bigint not null references loan (id),
  n         integer not null,
  waived_on date not null,
  penalty bigint not null check (penalty >= 0), fee bigint not null check (fee >= 0), interest bigint not null check (interest >= 0),
  reason    text not null check (btrim(reason) <> '')
);
create index waiver_loan on waiver (loan_id, id);
create table write_off (
  loan_id        bigint primary key references loan (id),
  written_off_on date not null,
  reason         text not null check (btrim(reason) <> '')
);
create table recovery (
  id          bigint generated always as identity primary key,
  loan_id     bigint not null references loan (id),
  by          text collate "C" not null,
  counts_from date not null,
  amount      bigint not null check (amount > 0),
  until_on    date
);
create index recovery_loan on recovery (loan_id, id);
-- Entries of the books that came with a payment and go with it. What the passing of days brought stays.
create table payment_entry (
  loan_id  bigint not null references loan (id),
  by       text collate "C" not null,
  entry_id bigint not null references ledger_entry (id),
  -- Of a fee in the rows that was charged because it was paid before its day.
  fee      bigint not null default 0,
  primary key (loan_id, by, entry_id)
);
grant select, insert on loan_plan, loan_row, allocation, allocation_line, late_charge, dispute, waiver, write_off, recovery,
  payment_entry to candor_app;
grant update (until_on) on loan_plan, allocation, dispute, recovery to candor_app;

-- Money for the lender: asked for, on its way, here, divided. A channel's number for it is credited once in a market.
create table payment (
  id          uuid primary key,
  market      text collate "C" not null references business_clock (market),
  currency    text collate "C" not null,
  channel     text collate "C" not null check (channel ~ '^[a-z][a-z0-9-]*$'),
  -- The channel's own number (reference, UTR); null until it has given one.
  external_id text collate "C" check (external_id <> ''),
  amount      bigint not null check (amount > 0),
  state       text collate "C" not null check (state in ('created', 'pending', 'expired', 'failed', 'claimed', 'refused', 'matched',
                'received', 'allocated', 'reversed', 'refunded')),
  loan_id     bigint references loan (id),
  meant_for   text collate "C" not null default 'repayment' check (meant_for in ('repayment', 'settlement', 'delay', 'cooling-off-exit')),
  surplus     text collate "C" not null default 'keep' check (surplus in ('keep', 'shorter', 'smaller')),
  -- The day that it counts from; and the day that the channel named, which may be ahead of the business day.
  received_on date,
  reported_on date,
  expires_at  timestamptz,
  created_at  timestamptz not null default clock_timestamp(),
  constraint payment_once_per_channel unique (market, channel, external_id)
);
create index payment_loan on payment (loan_id);
create index payment_unmatched on payment (market, received_on) where state in ('received', 'matched');
create index payment_waiting on payment (expires_at) where state in ('created', 'pending');
grant select, insert, update (channel, external_id, amount, state, loan_id, meant_for, surplus, received_on, reported_on, expires_at)
  on payment to candor_app;
alter table payout add foreign key (payment_id) references payment (id);

-- Derived. How the interest of a loan's rows in force grows, for the end of the day; see the top.
create table accrual_span (
  loan_id  bigint not null references loan (id),
  from_on  date not null,
  to_on    date not null check (to_on > from_on),
  base     bigint not null,
  interest bigint not null,
  before numeric not null, per_day numeric not null, whole numeric not null check (whole > 0),
  primary key (loan_id, from_on)
);
grant select, insert, update, delete on accrual_span to candor_app;

-- Derived. What is left of each row in force of an active loan, while something is; see the top for late_*.
create table row_standing (
  loan_id      bigint not null references loan (id),
  n            integer not null,
  place        integer not null default 0,
  due_on       date not null,
  penalty bigint not null, fee bigint not null, interest bigint not null, principal bigint not null,
  is_disputed  boolean not null,
  -- Overdue minor units × days, through the eve of late_to.
  late_base    numeric not null,
  late_to      date not null,
  -- Charged for being late and not taken back; and what of all charges stands, less what was waived or carried over.
  late_charged bigint not null,
  late_stands  bigint not null,
  primary key (loan_id, n)
) with (fillfactor = 80);
create index row_standing_due on row_standing (due_on);
grant select, insert, update, delete on row_standing to candor_app;

-- Half-even, half-up (away from zero), up (away from zero), down (towards zero), as the domain's divideRounded has them.
create function divide_rounded(num numeric, den numeric, mode text) returns numeric language sql immutable
  return (select sign(num) * (d.quotient + case
    when d.rest = 0 then 0
    when mode = 'up' then 1
    when mode = 'down' then 0
    when d.rest * 2 > den then 1
    when d.rest * 2 < den then 0
    when mode = 'half-up' then 1
    else d.quotient % 2 end)
  from (select div(abs(num), den) as quotient, mod(abs(num), den) as rest) d);

create function interest_to(span accrual_span, on_day date, mode text) returns bigint language sql immutable
  return (span.base + divide_rounded(
    span.interest * (span.before + span.per_day * (on_day - span.from_on)), span.whole, mode))::bigint;

-- A loan can be accrued, charged late and pay from its credit more than once a day: by the end of the day and by a
-- repayment. The second time the key ends in again-2, and so on. Whoever asks holds the loan locked.
create function next_natural_key(base text) returns text language sql stable
  return (select case when first.id is null then base else base || ':again-' || (2 + (
      select count(*) from ledger_entry where natural_key >= base || ':again-' and natural_key < base || ':again.')) end
    from (select 1) one left join ledger_entry first on first.natural_key = base);

-- A fact is never changed, but for its end, once.
create function refuse_second_end() returns trigger language plpgsql as $$
begin
  if old.until_on is not null or new.until_on is null then
    raise exception 'what has ended on % does not end again', old.until_on using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
do $$
declare
  name text;
begin
  foreach name in array array['loan_plan', 'allocation', 'dispute', 'recovery'] loop
    execute format('create trigger %1$s_ends_once before update on %1$I
                    for each row execute function refuse_second_end()', name);
    execute format('create trigger %1$s_stays before delete or truncate on %1$I
                    for each statement execute function refuse_change()', name);
  end loop;
  foreach name in array array['product_check', 'product_version', 'signed_agreement', 'loan_row', 'allocation_line',
                              'late_charge', 'waiver', 'write_off', 'payment_entry'] loop
    execute format('create trigger %1$s_append_only before update or delete or truncate on %1$I
                    for each statement execute function refuse_change()', name);
  end loop;
  foreach name in array array['product', 'loan_order', 'loan', 'payout', 'payment'] loop
    execute format('create trigger %1$s_stays before delete or truncate on %1$I
                    for each statement execute function refuse_change()', name);
  end loop;
end
$$;
grant usage on all sequences in schema public to candor_app;
