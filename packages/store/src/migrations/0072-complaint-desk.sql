-- Complaints that did not come by the app, and what the regulator wants to know of each.
--
--   complaint                 may be about nobody's account: whoever complains need not be a borrower
--   complaint_intake          how it came where it did not come by the app, and who wrote it down
--   complaint_classification  class, cause, outcome and redress; the last one counts, and the earlier ones stay

alter table complaint alter column borrower_id drop not null,
  add constraint complaint_of_a_borrower check (borrower_id is not null or (order_id is null and row_n is null));
create index complaint_asked on complaint (market, asked_on);

alter table complaint_step drop constraint complaint_step_step_check,
  add constraint complaint_step_step_check check (step in ('received', 'disputed', 'replied', 'wrote', 'escalated', 'late', 'answered',
    'taken-back', 'rejected', 'regulator', 'reopened', 'closed', 'scored', 'left'));

create table complaint_intake (
  complaint_id        uuid primary key references complaint (id),
  channel             text collate "C" not null check (channel in ('phone', 'email', 'walk-in', 'social', 'regulator')),
  logged_by           uuid not null references staff (id),
  logged_at           timestamptz not null,
  regulator_reference text check (regulator_reference <> ''),
  regulator_due_on    date,
  -- Name and contact of whoever is no borrower; they go when the law no longer wants them kept.
  complainant_sealed  text,
  kept_until          date,
  check (channel = 'regulator' or (regulator_reference is null and regulator_due_on is null))
);
create index complaint_intake_kept on complaint_intake (kept_until) where complainant_sealed is not null;
grant select, insert, update (complainant_sealed) on complaint_intake to candor_app;
create trigger complaint_intake_only_forgotten before update on complaint_intake
  for each row when (new.complainant_sealed is not null) execute function refuse_change();
create trigger complaint_intake_stays before delete or truncate on complaint_intake
  for each statement execute function refuse_change();

create table complaint_classification (
  complaint_id    uuid not null references complaint (id),
  n               integer not null check (n > 0),
  -- One of the classes that the market's regulator counts by.
  class           text collate "C" not null check (class ~ '^[a-z][a-z-]*$'),
  cause           text collate "C" not null check (cause ~ '^[a-z][a-z-]*$'),
  outcome         text collate "C" not null check (outcome in ('upheld', 'partly', 'not-upheld')),
  redress         text[] not null check (redress <@ array['apology', 'correction', 'waiver', 'refund']),
  -- What it cost, and the entries of the journal that paid it.
  redress_minor   bigint not null check (redress_minor >= 0),
  redress_entries bigint[] not null,
  staff_id        uuid not null references staff (id),
  at              timestamptz not null,
  primary key (complaint_id, n),
  check ((redress_minor = 0) = (redress_entries = '{}'))
);
grant select, insert on complaint_classification to candor_app;
create trigger complaint_classification_append_only before update or delete or truncate on complaint_classification
  for each statement execute function refuse_change();
