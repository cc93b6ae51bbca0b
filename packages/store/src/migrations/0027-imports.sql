-- Loans that come over from an earlier system, in a file.
--
--   loan_import ─ import_row     a file as it was handed in: a row a line, sealed, good or refused with the reasons
--   imported_loan                what became of a row: the loan, and what the earlier system called it; for ever
--
-- A file is read without being kept; it is kept when somebody asks to bring it in. Then a second person agrees, and the worker brings in
-- a few rows at a time: a row and its loan in one transaction, so that a worker that dies leaves nothing half.

insert into ledger_account (number, code, kind, held_for, name) values
  (2090, 'brought-in', 'liability', 'house', 'Brought in');

alter table loan_plan drop constraint loan_plan_cause_check;
alter table loan_plan add constraint loan_plan_cause_check check (cause in
  ('payout', 'brought-in', 'delay', 'prepayment', 'settlement', 'restructuring', 'waiver', 'cancellation'));

create table loan_import (
  id          uuid primary key,
  market      text collate "C" not null references business_clock (market),
  -- The day at whose end the figures of the file stood so.
  as_of       date not null,
  file_name   text not null check (length(file_name) between 1 and 200),
  -- SHA-256 of the file.
  fingerprint text collate "C" not null check (fingerprint ~ '^[0-9a-f]{64}$'),
  -- The heads of its columns, as they were.
  heads       jsonb not null,
  -- What was shown to whoever asked: counts and sums, without a word about anybody.
  summary     jsonb not null,
  request_id  uuid not null references approval_request (id) deferrable initially deferred,
  asked_by    uuid not null references staff (id),
  asked_at    timestamptz not null,
  -- Its rows, and what became of them so far.
  rows        integer not null check (rows > 0),
  refused     integer not null check (refused between 0 and rows),
  imported    integer not null default 0 check (imported between 0 and rows - refused),
  begun_at    timestamptz,
  ended_at    timestamptz,
  check (ended_at is null or begun_at is not null)
);
create index loan_import_newest on loan_import (market, asked_at desc, id desc);
grant select, insert, update (refused, imported, begun_at, ended_at) on loan_import to candor_app;
create trigger loan_import_stays before delete or truncate on loan_import
  for each statement execute function refuse_change();

create table import_row (
  import_id uuid not null references loan_import (id),
  line      integer not null check (line > 1),
  state     text collate "C" not null check (state in ('good', 'refused', 'imported')),
  -- The cells as they were typed. Of a row that was brought in they are deleted: it is a loan now.
  sealed    text,
  -- Column and sentence; never what was typed of a person.
  reasons   jsonb not null default '[]',
  -- Borrowers see it by this id.
  order_id  uuid references loan_order (id),
  primary key (import_id, line),
  check ((state = 'imported') = (order_id is not null)),
  check (state = 'imported' or state = 'refused' or sealed is not null)
);
-- A loan that came over was never applied for here: lists of applications leave its order out.
create unique index import_row_order on import_row (order_id) where order_id is not null;
create index import_row_left on import_row (import_id, line) where state = 'good';
create index import_row_refused on import_row (import_id, line) where state = 'refused';
grant select, insert, update (state, sealed, reasons, order_id) on import_row to candor_app;
create trigger import_row_stays before delete or truncate on import_row
  for each statement execute function refuse_change();

create table imported_loan (
  loan_id            bigint primary key references loan (id),
  market             text collate "C" not null references business_clock (market),
  external_reference text not null check (length(external_reference) between 1 and 60),
  import_id          uuid not null references loan_import (id),
  line               integer not null,
  as_of              date not null,
  -- As the earlier system made it.
  paid_out_on        date not null,
  principal          bigint not null check (principal > 0),
  constraint imported_loan_once unique (market, external_reference),
  unique (import_id, line)
);
grant select, insert on imported_loan to candor_app;
create trigger imported_loan_append_only before update or delete or truncate on imported_loan
  for each statement execute function refuse_change();
