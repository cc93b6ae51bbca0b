-- What one person asks for and another decides: a write-off, a waiver, a refund, a product, a role. Nothing of it happens before the
-- second person has agreed, and then it happens in the same transaction. Nobody decides on what they asked for themselves: the rule
-- stands here too, so that no code can forget it.
--
--   approval_request ─ approval_word     who asked for what, and what was said about it, in order

create table approval_request (
  id          uuid primary key,
  market      text collate "C" not null references business_clock (market),
  act         text collate "C" not null check (act ~ '^[a-z][a-z-]*\.[a-z][a-z-]*$'),
  -- What it is about, as the audit log files it: loan:42.
  subject     text collate "C" not null,
  -- What the act is done with. Holds no personal data.
  input       jsonb not null,
  -- What whoever asked was shown: the figures before and after.
  figures     jsonb,
  asked_by    uuid not null references staff (id),
  asked_at    timestamptz not null,
  -- Then it lapses, and nothing changes.
  deadline_at timestamptz not null,
  state       text collate "C" not null default 'waiting'
                check (state in ('waiting', 'asked-back', 'done', 'refused', 'withdrawn', 'lapsed')),
  -- Who refused it, agreed to it or asked back.
  decided_by  uuid references staff (id),
  decided_at  timestamptz,
  constraint approval_request_never_oneself check (decided_by <> asked_by),
  check ((state = 'waiting') = (decided_at is null)),
  check (state not in ('done', 'refused', 'asked-back') or decided_by is not null)
);
create index approval_request_waiting on approval_request (market, deadline_at, id) where state = 'waiting';
create index approval_request_subject on approval_request (subject, asked_at desc);
create index approval_request_ended on approval_request (market, decided_at desc, id desc) where state <> 'waiting';
create index approval_request_open on approval_request (deadline_at) where state in ('waiting', 'asked-back');
-- The same thing is asked for once at a time.
create unique index approval_request_once on approval_request (act, subject, md5(input::text))
  where state in ('waiting', 'asked-back');
grant select, insert, update (state, decided_by, decided_at, deadline_at) on approval_request to candor_app;

create function refuse_change_of_decided_approval() returns trigger language plpgsql as $$
begin
  raise exception 'request % is %: it is not changed', old.id, old.state using errcode = 'restrict_violation';
end
$$;
create trigger approval_request_stays_decided before update on approval_request
  for each row when (old.state not in ('waiting', 'asked-back')) execute function refuse_change_of_decided_approval();
create trigger approval_request_stays before delete or truncate on approval_request
  for each statement execute function refuse_change();

-- Reasons may tell of a borrower's illness or debts: sealed.
create table approval_word (
  id         bigint generated always as identity primary key,
  request_id uuid not null references approval_request (id),
  step       text collate "C" not null
               check (step in ('asked', 'asked-back', 'answered', 'agreed', 'refused', 'withdrawn')),
  staff_id   uuid not null references staff (id),
  sealed     text,
  at         timestamptz not null
);
create index approval_word_request on approval_word (request_id, id);
grant select, insert, update (sealed) on approval_word to candor_app;
create trigger approval_word_only_forgotten before update on approval_word
  for each row when (new.sealed is not null) execute function refuse_change();
create trigger approval_word_stays before delete or truncate on approval_word
  for each statement execute function refuse_change();
grant usage on all sequences in schema public to candor_app;
