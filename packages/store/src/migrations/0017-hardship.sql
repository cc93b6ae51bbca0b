-- A borrower can't pay and says so. Nobody is chased while a request is considered, nor until the day of a promise that was
-- granted. Late charges stop while it is considered, up to a day that is fixed when it is asked. What was decided stays as it was
-- decided, and so does what became of a promise.

create table hardship_request (
  id          uuid primary key,
  loan_id     bigint not null references loan (id),
  option      text collate "C" not null check (option in ('delay', 'smaller-instalments', 'promise-to-pay', 'talk')),
  -- Of other instalments: how many were shown to the borrower.
  instalments integer check (instalments > 0),
  promised_on date,
  -- The borrower's own words. They may tell of illness: sealed, and gone with the account.
  sealed      text,
  state       text collate "C" not null check (state in ('considered', 'granted', 'refused', 'withdrawn')),
  asked_at    timestamptz not null,
  -- Business days: from the first on, until it is decided or the second comes, no late charge grows.
  asked_on     date not null,
  paused_until date not null,
  decided_at  timestamptz,
  decided_on  date,
  -- Why it was refused: a code with words for the borrower.
  why         text collate "C",
  -- Of a promise that was granted: whether all that was due by then was paid.
  outcome     text collate "C" check (outcome in ('kept', 'broken')),
  check ((option = 'promise-to-pay') = (promised_on is not null)),
  check ((option in ('delay', 'smaller-instalments')) = (instalments is not null)),
  check ((state = 'considered') = (decided_at is null)),
  check ((decided_at is null) = (decided_on is null)),
  check ((state = 'refused') = (why is not null)),
  check (paused_until >= asked_on),
  check (outcome is null or (option = 'promise-to-pay' and state = 'granted'))
);
create unique index hardship_request_one_considered on hardship_request (loan_id) where state = 'considered';
create index hardship_request_loan on hardship_request (loan_id, asked_at desc);
create index hardship_request_promises on hardship_request (promised_on) where state = 'granted' and promised_on is not null and outcome is null;
grant select, insert, update (state, decided_at, decided_on, why, outcome, sealed) on hardship_request to candor_app;

create function refuse_change_of_decided_request() returns trigger language plpgsql as $$
begin
  raise exception 'request % is decided: it is not changed', old.id using errcode = 'restrict_violation';
end
$$;
create trigger hardship_request_stays_decided before update of state, decided_at, decided_on, why on hardship_request
  for each row when (old.state <> 'considered') execute function refuse_change_of_decided_request();
create trigger hardship_request_outcome_stays before update of outcome on hardship_request
  for each row when (old.outcome is not null) execute function refuse_change_of_decided_request();
create trigger hardship_request_stays before delete or truncate on hardship_request
  for each statement execute function refuse_change();
