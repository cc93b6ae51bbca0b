-- A borrower can't pay and says so. Nobody is chased while a request is considered, nor until the day of a promise that was
-- granted. What was decided stays as it was decided.

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
  decided_at  timestamptz,
  check ((option = 'promise-to-pay') = (promised_on is not null)),
  check ((option in ('delay', 'smaller-instalments')) = (instalments is not null)),
  check ((state = 'considered') = (decided_at is null))
);
create unique index hardship_request_one_considered on hardship_request (loan_id) where state = 'considered';
create index hardship_request_loan on hardship_request (loan_id, asked_at desc);
grant select, insert, update (state, decided_at, sealed) on hardship_request to candor_app;

create function refuse_change_of_decided_request() returns trigger language plpgsql as $$
begin
  raise exception 'request % is decided: it is not changed', old.id using errcode = 'restrict_violation';
end
$$;
create trigger hardship_request_stays_decided before update of state, decided_at on hardship_request
  for each row when (old.state <> 'considered') execute function refuse_change_of_decided_request();
create trigger hardship_request_stays before delete or truncate on hardship_request
  for each statement execute function refuse_change();
