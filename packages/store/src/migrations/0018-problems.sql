-- Complaints. What was said stays as it was said; only the words themselves go, when the law no longer wants them kept.
--
--   complaint ─ complaint_message ─ complaint_picture   what the borrower and the lender say to each other
--             ─ complaint_note                          what staff say among themselves: no reading for the borrower touches it
--             ─ complaint_step                          what happened, as both sides see it
--             ─ complaint_escalation                    who senior was told, and why: once for each promise
--   complaint_draft                                     what the borrower has half typed and not sent

create table complaint (
  id                uuid primary key,
  borrower_id       uuid not null references borrower (id),
  market            text collate "C" not null references business_clock (market),
  reference         text collate "C" not null unique,
  kind              text collate "C" not null,
  order_id          uuid references loan_order (id),
  -- The row whose late charge is disputed: its number, which is its name for ever.
  row_n             integer check (row_n > 0),
  answer_way        text collate "C" not null check (answer_way in ('app', 'phone', 'email')),
  state             text collate "C" not null check (state in ('open', 'answered', 'closed', 'reopened')),
  -- How often an answer was promised: opened, and reopened.
  round             integer not null default 1 check (round > 0),
  asked_at          timestamptz not null,
  asked_on          date not null,
  promised_by       date not null,
  escalate_on       date not null check (escalate_on <= promised_by),
  -- From this day on the regulator may be asked; null: at any time.
  regulator_from    date,
  regulator_told_at timestamptz,
  answered_at       timestamptz,
  is_rejected       boolean not null default false,
  score             integer check (score between 1 and 5),
  score_sealed      text,
  -- What the lender said or did, counted, and how much of it the borrower has seen.
  news              integer not null default 0,
  seen              integer not null default 0 check (seen <= news),
  messages          integer not null default 0,
  changed_at        timestamptz not null,
  check (row_n is null or (order_id is not null and kind = 'charge')),
  check (state <> 'answered' or answered_at is not null)
);
create index complaint_borrower on complaint (borrower_id, changed_at desc, id desc);
create index complaint_waiting on complaint (market, promised_by) where state in ('open', 'reopened');
create unique index complaint_one_dispute on complaint (order_id, row_n)
  where row_n is not null and state in ('open', 'reopened');
grant select, insert, update (state, round, promised_by, escalate_on, regulator_from, regulator_told_at, answered_at, is_rejected, score,
  score_sealed, news, seen, messages, changed_at) on complaint to candor_app;
create trigger complaint_stays before delete or truncate on complaint
  for each statement execute function refuse_change();

create table complaint_message (
  id           uuid primary key,
  complaint_id uuid not null references complaint (id),
  n            integer not null check (n > 0),
  author       text collate "C" not null check (author in ('borrower', 'staff')),
  staff_name   text,
  sealed       text,
  said_at      timestamptz not null,
  unique (complaint_id, n),
  check (author = 'staff' or staff_name is null)
);
grant select, insert, update (sealed) on complaint_message to candor_app;

create table complaint_note (
  id           uuid primary key,
  n            bigint generated always as identity,
  complaint_id uuid not null references complaint (id),
  staff_name   text,
  sealed       text,
  noted_at     timestamptz not null
);
create index complaint_note_complaint on complaint_note (complaint_id, n);
grant select, insert, update (sealed) on complaint_note to candor_app;

do $$
declare
  name text;
begin
  foreach name in array array['complaint_message', 'complaint_note'] loop
    execute format('create trigger %1$s_only_forgotten before update on %1$I
                    for each row when (new.sealed is not null) execute function refuse_change()', name);
    execute format('create trigger %1$s_stays before delete or truncate on %1$I
                    for each statement execute function refuse_change()', name);
  end loop;
end
$$;

-- A picture belongs to one message. It goes with its bytes.
create table complaint_picture (
  picture_id uuid primary key references picture (id) on delete cascade,
  message_id uuid not null references complaint_message (id),
  place      integer not null check (place > 0),
  unique (message_id, place)
);
grant select, insert on complaint_picture to candor_app;

-- Half typed. It goes when it is sent, with its borrower, and when nobody came back to it.
create table complaint_draft (
  borrower_id uuid not null references borrower (id),
  -- 'new', the row that is disputed, or the complaint that is replied to.
  about       text collate "C" not null,
  sealed      text not null,
  kept_at     timestamptz not null,
  primary key (borrower_id, about)
);
create index complaint_draft_old on complaint_draft (kept_at);
grant select, insert, update, delete on complaint_draft to candor_app;

create table complaint_step (
  id           bigint generated always as identity primary key,
  complaint_id uuid not null references complaint (id),
  step         text collate "C" not null check (step in ('received', 'replied', 'escalated', 'late', 'answered', 'rejected',
                 'regulator', 'reopened', 'closed', 'scored', 'left')),
  -- The promised day, where one is told of.
  day          date,
  at           timestamptz not null
);
create index complaint_step_complaint on complaint_step (complaint_id, id);
grant select, insert on complaint_step to candor_app;
create trigger complaint_step_append_only before update or delete or truncate on complaint_step
  for each statement execute function refuse_change();

create table complaint_escalation (
  complaint_id uuid not null references complaint (id),
  round        integer not null,
  level        text collate "C" not null check (level in ('near', 'missed')),
  on_day       date not null,
  at           timestamptz not null,
  primary key (complaint_id, round, level)
);
grant select, insert on complaint_escalation to candor_app;
create trigger complaint_escalation_append_only before update or delete or truncate on complaint_escalation
  for each statement execute function refuse_change();
grant usage on all sequences in schema public to candor_app;
