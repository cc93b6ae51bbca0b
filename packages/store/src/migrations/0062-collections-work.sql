-- Who works a loan that is past due, what happens next, the calls themselves, and what came of the work.
--
--   collection_case        one row a loan: its assignee and its next action; closed when the loan is current again
--   collection_assignment  every assignment there was: who, by whom, how
--   collection_call        a call that was opened: the number was shown for it, and it counts whether or not it is logged
--   collection_promise     who took a promise to pay, so that what becomes of it is told by person
--   collection_cure        a loan in collections that is current again, and whose it was

create table collection_case (
  loan_id     bigint primary key references loan (id),
  market      text collate "C" not null references business_clock (market),
  staff_id    uuid references staff (id),
  assigned_at timestamptz,
  next_action text collate "C" check (next_action in ('call', 'message', 'review', 'verify-number')),
  next_on     date,
  opened_on   date not null,
  closed_at   timestamptz,
  check ((next_action is null) = (next_on is null)),
  check ((staff_id is null) = (assigned_at is null)),
  check (closed_at is null or (staff_id is null and next_on is null))
);
create index collection_case_open on collection_case (market, loan_id) where closed_at is null;
create index collection_case_assignee on collection_case (staff_id) where closed_at is null and staff_id is not null;
grant select, insert, update (staff_id, assigned_at, next_action, next_on, opened_on, closed_at) on collection_case to candor_app;

create table collection_assignment (
  id          bigint generated always as identity primary key,
  market      text collate "C" not null references business_clock (market),
  loan_id     bigint not null references loan (id),
  -- Null: it was released, or the loan is current again.
  staff_id    uuid references staff (id),
  -- Null: nobody's act, the loan is current again.
  assigned_by uuid references staff (id),
  how         text collate "C" not null check (how in ('taken', 'assigned', 'round-robin', 'released', 'cured')),
  at          timestamptz not null
);
create index collection_assignment_loan on collection_assignment (loan_id, id desc);
create index collection_assignment_shared on collection_assignment (market, staff_id, id desc) where how = 'round-robin';
grant select, insert on collection_assignment to candor_app;
create trigger collection_assignment_append_only before update or delete or truncate on collection_assignment
  for each statement execute function refuse_change();

create table collection_call (
  id            uuid primary key,
  market        text collate "C" not null references business_clock (market),
  loan_id       bigint not null references loan (id),
  borrower_id   uuid not null references borrower (id),
  staff_id      uuid not null references staff (id),
  direction     text collate "C" not null check (direction in ('in', 'out')),
  opened_at     timestamptz not null,
  -- How often it was tried to tell who is on the phone, and when it was told.
  tries         integer not null default 0,
  verified_at   timestamptz,
  logged_at     timestamptz
);
create index collection_call_borrower on collection_call (borrower_id, opened_at desc) where direction = 'out';
create index collection_call_running on collection_call (staff_id, loan_id, opened_at desc) where logged_at is null;
grant select, insert, update (tries, verified_at, logged_at) on collection_call to candor_app;
create trigger collection_call_logged_once before update on collection_call
  for each row when (old.logged_at is not null) execute function refuse_change();
create trigger collection_call_stays before delete or truncate on collection_call
  for each statement execute function refuse_change();

-- What came of a call in the trade's words, and whether it was told who was on the phone.
alter table contact_note
  add column call_id uuid unique references collection_call (id),
  add column disposition text collate "C" check (disposition in ('promise-to-pay', 'refused', 'callback', 'hardship', 'third-party',
    'wrong-number', 'no-answer', 'asked-not-to')),
  add column is_verified boolean not null default false;
alter table contact_note drop constraint contact_note_outcome_check;
alter table contact_note add constraint contact_note_outcome_check
  check (outcome in ('spoke', 'no-answer', 'wrong-number', 'sent', 'asked-not-to', 'third-party'));
create index contact_note_staff on contact_note (market, at) where way = 'call';
create index contact_note_wrong_number on contact_note (borrower_id, at) where outcome = 'wrong-number';
-- A number is right again when somebody has logged in with a code that was sent to it.
create index session_started on session (borrower_id, started_at);

create table collection_promise (
  request_id uuid primary key references hardship_request (id),
  market     text collate "C" not null references business_clock (market),
  staff_id   uuid not null references staff (id),
  at         timestamptz not null
);
create index collection_promise_taken on collection_promise (market, at);
grant select, insert on collection_promise to candor_app;
create trigger collection_promise_append_only before update or delete or truncate on collection_promise
  for each statement execute function refuse_change();

create table collection_cure (
  id        bigint generated always as identity primary key,
  market    text collate "C" not null references business_clock (market),
  loan_id   bigint not null references loan (id),
  staff_id  uuid references staff (id),
  opened_on date not null,
  on_day    date not null
);
create index collection_cure_day on collection_cure (market, on_day);
grant select, insert on collection_cure to candor_app;
create trigger collection_cure_append_only before update or delete or truncate on collection_cure
  for each statement execute function refuse_change();

-- The lead comes to lenders who have roles already; a new one gets it with its first.
insert into staff_role (key, name, does, permissions, changed_at)
select 'collections-lead', 'Collections lead', 'assigns accounts past due to collectors and follows what comes of them', array['loan.read',
  'collection.read', 'collection.act', 'collection.assign', 'complaint.read', 'approval.read', 'portfolio.read']::text[], now()
where exists (select 1 from staff_role)
on conflict (key) do nothing;
