-- How a payout travels. The intent is stored before the channel is called, and the payout's own id is the channel's key
-- against paying twice. A call that has begun and was not answered is unknown: it is asked after, never repeated.
--
--   payout ─ payout_intent ─ payout_answer ─ payout_answer_text   one intent an attempt; every answer, and its words, sealed
--               └─ payout_batch              the file that a bank was given, where there is no channel
--   payout_concern                           what a person has to look at
--   payout_account_change                    where it was to go, and where the borrower had it go after a failure

-- A file of payouts for a bank. Its bytes hold account numbers: they are kept sealed, so that it can be given out again.
create table payout_batch (
  id       bigint generated always as identity primary key,
  market   text collate "C" not null references business_clock (market),
  made_on  date not null,
  made_at  timestamptz not null,
  lines    integer not null check (lines > 0),
  sealed   text
);
grant select, insert, update (sealed) on payout_batch to candor_app;

create table payout_intent (
  payout_id   uuid not null references payout (id),
  attempt     integer not null check (attempt > 0),
  channel     text collate "C" not null,
  account_id  uuid not null,
  -- calling: the call has begun, and until its answer is noted here nobody knows how it ended.
  state       text collate "C" not null check (state in ('intended', 'calling', 'sent', 'unknown', 'failed', 'left')),
  vendor_ref  text,
  -- Whether the channel took this attempt as new, or knew its id already: then what it says may be of the attempt before.
  taken_as    text collate "C" check (taken_as in ('new', 'known')),
  why         text,
  intended_at timestamptz not null,
  -- When the last call that sends began, and how many there were.
  sent_at     timestamptz,
  sends       integer not null default 0,
  -- Questions since the state last changed: the waits between them grow.
  asks        integer not null default 0,
  changed_at  timestamptz not null,
  -- When the worker turns to it; null while it waits for a file, and when it has ended.
  next_at     timestamptz,
  told_at     timestamptz,
  batch_id    bigint references payout_batch (id),
  primary key (payout_id, attempt),
  check (state in ('intended', 'failed') or sends > 0 or batch_id is not null)
);
-- Of one payout at most one attempt is under way.
create unique index payout_intent_one_open on payout_intent (payout_id) where state not in ('failed', 'left');
create index payout_intent_due on payout_intent (next_at) where next_at is not null;
create index payout_intent_waiting on payout_intent (channel) where state = 'intended' and batch_id is null;
create index payout_intent_account on payout_intent (account_id) where state not in ('failed', 'left');
grant select, insert, update (state, vendor_ref, taken_as, why, sent_at, sends, asks, changed_at, next_at, told_at, batch_id)
  on payout_intent to candor_app;

create function refuse_change_of_left_intent() returns trigger language plpgsql as $$
begin
  if new is distinct from old then
    raise exception 'attempt % of payout % has left: it is not changed', old.attempt, old.payout_id
      using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
create trigger payout_intent_stays_left before update on payout_intent
  for each row when (old.state = 'left') execute function refuse_change_of_left_intent();

create trigger payout_intent_stays before delete or truncate on payout_intent
  for each statement execute function refuse_change();

-- Every answer: what was heard, not in which words.
create table payout_answer (
  id        bigint generated always as identity primary key,
  payout_id uuid not null,
  attempt   integer not null,
  at        timestamptz not null,
  question  text collate "C" not null check (question in ('send', 'ask', 'told')),
  heard     text collate "C" not null,
  foreign key (payout_id, attempt) references payout_intent (payout_id, attempt)
);
create index payout_answer_intent on payout_answer (payout_id, attempt);
grant select, insert on payout_answer to candor_app;
create trigger payout_answer_append_only
  before update or delete or truncate on payout_answer
  for each statement execute function refuse_change();

-- The words of an answer, as the channel gave them. They may name a person and an account: sealed, and not for ever.
create table payout_answer_text (
  answer_id bigint primary key references payout_answer (id),
  sealed    text not null
);
create trigger payout_answer_text_stays before update or truncate on payout_answer_text
  for each statement execute function refuse_change();
grant select, insert, delete on payout_answer_text to candor_app;

-- Beside the signed papers, which name the first account: which other one the borrower named after a failure, and when.
create table payout_account_change (
  order_id     uuid not null references signed_agreement (order_id),
  -- The attempt that goes to the new one.
  attempt      integer not null check (attempt > 1),
  from_account uuid,
  to_account   uuid not null,
  at           timestamptz not null,
  primary key (order_id, attempt)
);
create index payout_account_change_from on payout_account_change (from_account);
create index payout_account_change_to on payout_account_change (to_account);
create trigger payout_account_change_append_only before update or delete or truncate on payout_account_change
  for each statement execute function refuse_change();
grant select, insert on payout_account_change to candor_app;

-- What nobody but a person can settle. It stays until somebody closes it.
create table payout_concern (
  id        bigint generated always as identity primary key,
  market    text collate "C" not null,
  payout_id uuid references payout (id),
  order_id  uuid references loan_order (id),
  why       text collate "C" not null,
  raised_at timestamptz not null,
  closed_at timestamptz,
  check (payout_id is not null or order_id is not null),
  unique nulls not distinct (payout_id, order_id, why)
);
create index payout_concern_open on payout_concern (market, raised_at) where closed_at is null;
grant select, insert, update (raised_at, closed_at) on payout_concern to candor_app;

-- The sandbox's own vendor: what it was asked to pay, and what somebody wants it to do. Production never writes here.
create table sandbox_payout (
  id        uuid primary key,
  -- awaited: nobody has sent it yet, but what shall happen to it was chosen.
  state     text collate "C" not null check (state in ('awaited', 'queued', 'paid', 'failed')),
  wish      text collate "C" check (wish in ('left', 'failed')),
  -- Its answers are lost on the way.
  is_mute   boolean not null default false,
  amount    bigint,
  reference text,
  why       text,
  posts     integer not null default 0,
  taken_at  timestamptz
);
grant select, insert, update on sandbox_payout to candor_app;
