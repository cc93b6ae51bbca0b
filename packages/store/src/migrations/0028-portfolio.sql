-- The portfolio, day by day. A lender's questions (how much is out, how late is it, what came in against the plan) are about days that are
-- over: the end of the day writes down what it was, in a few dozen rows, and a screen reads those, however many loans there are.
-- A market has one currency. What was before this table is filled from the facts; both ways give the same rows (a test compares them).
--
--   portfolio_day      one a market and day: what the loans come to beside what the books say, taken in one look
--   portfolio_bucket   by product, version and how late: loans, and principal that is left
--   portfolio_flow     by product and version: paid out, planned, collected, written off
--   portfolio_account  by account of the books: debits and credits of the day
--   portfolio_visit    how often something was told by a page, without anybody's name
--   portfolio_vintage  by month of payout: what was more than 30 days late for the first time, and in which month of its life
--   portfolio_roll     from one end of a month to the next: from which bucket into which

create table portfolio_day (
  market    text collate "C" not null references business_clock (market),
  on_day    date not null,
  -- What is left of the loans' principal, and what principal receivable (1210) comes to.
  principal bigint not null,
  ledger    bigint not null,
  taken_at  timestamptz not null default clock_timestamp(),
  primary key (market, on_day)
);

-- 0 on time, 1 up to 30 days late, 2 up to 60, 3 up to 90, 4 more.
create function arrears_bucket(days integer) returns smallint language sql immutable
  return (case when coalesce(days, 0) <= 0 then 0 when days <= 30 then 1 when days <= 60 then 2 when days <= 90 then 3 else 4 end)::smallint;

create table portfolio_bucket (
  market          text collate "C" not null,
  on_day          date not null,
  product_id      text collate "C" not null,
  product_version integer not null,
  bucket          smallint not null check (bucket between 0 and 4),
  loans           integer not null,
  principal       bigint not null,
  primary key (market, on_day, product_id, product_version, bucket)
);

create table portfolio_flow (
  market          text collate "C" not null,
  on_day          date not null,
  product_id      text collate "C" not null,
  product_version integer not null,
  paid_out_loans  integer not null,
  paid_out        bigint not null,
  -- What the plans in force say falls due on the day.
  planned         bigint not null,
  -- Money that came in for loans, by what it paid; ahead is what stays as the borrower's credit.
  principal bigint not null, interest bigint not null, fee bigint not null, penalty bigint not null, ahead bigint not null,
  written_off     bigint not null,
  primary key (market, on_day, product_id, product_version)
);

create table portfolio_account (
  market   text collate "C" not null,
  on_day   date not null,
  account  smallint not null,
  debit    bigint not null,
  credit   bigint not null,
  primary key (market, on_day, account)
);

create table portfolio_visit (
  market text collate "C" not null,
  on_day date not null,
  name   text collate "C" not null,
  times  bigint not null,
  primary key (market, on_day, name)
);

-- Which loans were counted in a vintage: once for ever, also where they are on time again.
create table portfolio_late_loan (
  loan_id bigint primary key references loan (id),
  on_day  date not null
);
create table portfolio_vintage (
  market       text collate "C" not null,
  payout_month date not null,
  product_id   text collate "C" not null,
  -- 0 is the month of the payout itself.
  age_months   smallint not null,
  loans        integer not null,
  amount       bigint not null,
  primary key (market, payout_month, product_id, age_months)
);

-- Each loan's bucket at the end of a month; the last two months are kept, and what moved between them for ever.
create table portfolio_standing (
  market     text collate "C" not null,
  month      date not null,
  loan_id    bigint not null,
  product_id text collate "C" not null,
  bucket     smallint not null,
  principal  bigint not null,
  primary key (market, month, loan_id)
);
create table portfolio_roll (
  market     text collate "C" not null,
  month      date not null,
  product_id text collate "C" not null,
  was        smallint not null check (was between 0 and 4),
  -- Null: nothing is left of it; repaid or written off.
  became     smallint check (became between 0 and 4),
  loans      integer not null,
  -- As it was when the month began.
  principal  bigint not null,
  unique nulls not distinct (market, month, product_id, was, became)
);

grant select, insert, delete on portfolio_day, portfolio_bucket, portfolio_flow, portfolio_account, portfolio_visit, portfolio_late_loan,
  portfolio_vintage, portfolio_standing, portfolio_roll to candor_app;
grant update on portfolio_visit, portfolio_vintage to candor_app;

-- What falls due on a day, and which of a period's applications went how far.
create index loan_row_due on loan_row (due_on);
create index loan_order_funnel on loan_order (market, submitted_on, product_id, state) include (most_amount);
