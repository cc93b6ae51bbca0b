-- Money that comes to the lender's own bank account: by UPI, by transfer. The bank's statement is what says that it is here.
--
--   utr_claim        the borrower says: I have paid, and this is the bank's number for it
--   statement_line   the bank says so; each line is a payment, on a loan or in suspense
--   channel_difference   what a channel says and we do not, or the other way round

select open_clearing_account('bank');

create table utr_claim (
  id         bigint generated always as identity primary key,
  payment_id uuid not null references payment (id),
  market     text collate "C" not null,
  utr        text collate "C" not null check (utr ~ '^[A-Z0-9]{1,40}$'),
  -- What the borrower sent to prove it. No reference: pictures are erased when their time is over.
  picture_id uuid,
  -- The payment that the money stands under, where it had come before anybody claimed it.
  found_as   uuid references payment (id),
  state      text collate "C" not null check (state in ('waiting', 'found', 'refused')),
  -- Why it was refused: a rule, or a person's decision.
  why        text collate "C",
  said_at    timestamptz not null,
  -- The lender's day: a claim that a person grants counts from it.
  said_on    date not null,
  ended_at   timestamptz,
  check ((state = 'refused') = (why is not null)),
  check ((state = 'waiting') = (ended_at is null))
);
-- One number is one person's. Who comes second is refused, kept, and seen by whoever decides.
create unique index utr_claim_once on utr_claim (market, utr) where state <> 'refused';
create unique index utr_claim_one_waiting on utr_claim (payment_id) where state = 'waiting';
create index utr_claim_payment on utr_claim (payment_id, id);
create index utr_claim_number on utr_claim (market, utr);
grant select, insert, update (state, why, found_as, ended_at) on utr_claim to candor_app;
create trigger utr_claim_stays before delete or truncate on utr_claim
  for each statement execute function refuse_change();

create function refuse_change_of_ended_claim() returns trigger language plpgsql as $$
begin
  raise exception 'claim % has ended: it is not changed', old.id using errcode = 'restrict_violation';
end
$$;
create trigger utr_claim_stays_ended before update on utr_claim
  for each row when (old.state <> 'waiting') execute function refuse_change_of_ended_claim();

create table statement_line (
  id          bigint generated always as identity primary key,
  market      text collate "C" not null references business_clock (market),
  -- The bank's number for the money.
  reference   text collate "C" not null check (reference ~ '^[A-Z0-9]{4,60}$'),
  amount      bigint not null check (amount > 0),
  value_on    date not null,
  -- What the bank wrote about it: names and account numbers stand in it.
  sealed      text not null,
  payment_id  uuid not null references payment (id),
  -- How its payment was found: 'claim', 'reference', or 'known' before the line came; null where nobody was sure.
  found_by    text collate "C" check (found_by in ('claim', 'reference', 'known')),
  imported_at timestamptz not null,
  unique (market, reference)
);
create index statement_line_payment on statement_line (payment_id);
create index statement_line_day on statement_line (market, value_on);
grant select, insert on statement_line to candor_app;
create trigger statement_line_append_only before update or delete or truncate on statement_line
  for each statement execute function refuse_change();

-- A bank's number is good for one payment, whichever of its channels reports it.
create unique index payment_bank_number_once on payment (market, external_id) where channel in ('bank', 'upi');
-- Who may have meant it: asked for by transfer, the same amount, not paid yet.
create index payment_awaited_transfer on payment (market, amount) where channel = 'bank' and received_on is null;

-- What came, and what was asked for, on a day. Payments are written in the order of time: so little is enough to find a day's.
create index payment_received_day on payment using brin (received_on) with (pages_per_range = 16);
create index payment_created_day on payment using brin (created_at) with (pages_per_range = 16);

-- Money of a borrower's on a loan that nothing falls due of any more: somebody sends it back.
create index loan_ended_with_credit on loan (market, id) where state <> 'active' and credit > 0;

create table channel_difference (
  id         bigint generated always as identity primary key,
  market     text collate "C" not null references business_clock (market),
  channel    text collate "C" not null,
  kind       text collate "C" not null check (kind in ('only-theirs', 'only-ours', 'other-amount', 'other-day', 'taken-back-here')),
  reference  text collate "C" not null,
  payment_id uuid references payment (id),
  ours       bigint,
  theirs     bigint,
  -- Of a statement's line: its day. One number may stand in several lines, and each of them is a difference.
  value_on   date,
  line_amount bigint generated always as (case when value_on is null then null else theirs end) stored,
  found_on   date not null,
  found_at   timestamptz not null,
  -- It was gone when the lists were compared again, or a person has said what it is.
  closed_at  timestamptz,
  closed_by  text collate "C",
  closed_why text check (length(closed_why) between 3 and 500),
  unique nulls not distinct (market, channel, kind, reference, value_on, line_amount),
  check ((closed_by is null) = (closed_why is null)),
  check (closed_why is null or closed_at is not null)
);
create index channel_difference_open on channel_difference (market, found_at) where closed_at is null;
grant select, insert, update (ours, theirs, found_on, found_at, closed_at, closed_by, closed_why) on channel_difference to candor_app;
create trigger channel_difference_stays before delete or truncate on channel_difference
  for each statement execute function refuse_change();
grant usage on all sequences in schema public to candor_app;
