-- What is reported to credit bureaus, and what happens when somebody says that it is wrong.
--
--   bureau_file ─ bureau_row    how each loan stood at the end of a reporting day: figures alone, nobody's name
--               ─ bureau_part   the bytes, in pieces, sealed: names, birth dates and document numbers stand only there, and not for ever
--   bureau_refusal              a row that the bureau did not take: open until it was mended, done when a later file carries it
--   bureau_dispute              what was reported is said to be wrong: open, then it stands, or what is right goes into the next file
--
-- One file of a kind for a market and day, for ever: it is made once, and given out as often as it must be.

create table bureau_file (
  id                 uuid primary key,
  market             text collate "C" not null references business_clock (market),
  on_day             date not null,
  -- Every loan, those that changed since, or only what is to be put right.
  covers             text collate "C" not null check (covers in ('all', 'changes', 'corrections')),
  -- What was closed after this day is told once more.
  since              date not null check (since < on_day),
  send_by            date not null,
  state              text collate "C" not null check (state in ('making', 'ready', 'released', 'sent', 'answered')),
  rows               integer not null default 0,
  -- How many of the rows are written, or known to be left out.
  done               integer not null default 0,
  left_out           integer not null default 0,
  unchanged          integer not null default 0,
  -- What the loans in it come to, those of it that were left out, those that did not change; and what the books say of all.
  outstanding        bigint not null default 0,
  left_outstanding   bigint not null default 0,
  same_outstanding   bigint not null default 0,
  ledger             bigint not null default 0,
  overdue            bigint not null default 0,
  bytes              bigint not null default 0,
  -- Rows and what they come to by status, and by why they are left out: added up once, whoever looks at it.
  groups             jsonb not null default '{"statuses": [], "leftOutBy": []}',
  made_by            uuid references staff (id),
  made_at            timestamptz not null,
  ready_at           timestamptz,
  released_at        timestamptz,
  sent_at            timestamptz,
  answered_at        timestamptz,
  constraint bureau_file_once unique (market, on_day, covers),
  check (done <= rows)
);
create unique index bureau_file_one_of_day on bureau_file (market, on_day) where covers <> 'corrections';
create index bureau_file_in_order on bureau_file (market, on_day desc, id desc);
grant select, insert, update (state, rows, done, left_out, unchanged, outstanding, left_outstanding, same_outstanding, ledger, overdue, bytes, groups,
  ready_at, released_at, sent_at, answered_at) on bureau_file to candor_app;
create trigger bureau_file_stays before delete or truncate on bureau_file for each statement execute function refuse_change();

create table bureau_row (
  file_id       uuid not null references bureau_file (id),
  n             integer not null check (n > 0),
  loan_id       bigint not null references loan (id),
  borrower_id   uuid not null references borrower (id),
  status        text collate "C" not null check (status in ('current', 'late', 'restructured', 'written-off', 'closed')),
  opened_on     date not null,
  closed_on     date,
  sanctioned    bigint not null,
  instalment    bigint not null,
  outstanding   bigint not null,
  overdue       bigint not null,
  written_off   bigint not null,
  days_late     integer not null check (days_late >= 0),
  is_disputed   boolean not null,
  is_correction boolean not null,
  -- Why it is not in the file; null: it is.
  left_out      text collate "C" check (left_out in ('no_consent', 'identity_missing', 'document_missing', 'value_is_missing',
                  'value_is_too_long', 'code_is_unknown')),
  primary key (file_id, n),
  unique (file_id, loan_id)
);
create index bureau_row_loan on bureau_row (loan_id, file_id);
create index bureau_row_borrower on bureau_row (borrower_id);
create index bureau_row_left_out on bureau_row (file_id, n) where left_out is not null;
grant select, insert, update (left_out) on bureau_row to candor_app;
create trigger bureau_row_stays before delete or truncate on bureau_row for each statement execute function refuse_change();

create table bureau_part (
  file_id uuid not null references bureau_file (id),
  no      integer not null check (no > 0),
  last_n  integer not null,
  sealed  bytea not null,
  primary key (file_id, no)
);
grant select, insert, delete on bureau_part to candor_app;
create trigger bureau_part_never_changed before update or truncate on bureau_part for each statement execute function refuse_change();

create table bureau_refusal (
  id         uuid primary key,
  market     text collate "C" not null references business_clock (market),
  file_id    uuid not null,
  n          integer not null,
  loan_id    bigint not null references loan (id),
  code       text not null,
  words      text not null,
  state      text collate "C" not null check (state in ('open', 'mended', 'resent')),
  raised_at  timestamptz not null,
  -- With the next file at the latest.
  due_on     date not null,
  mended_by  uuid references staff (id),
  mended_at  timestamptz,
  resent_in  uuid references bureau_file (id),
  foreign key (file_id, n) references bureau_row (file_id, n),
  constraint bureau_refusal_once unique (file_id, n),
  check ((state = 'open') = (mended_at is null)),
  check ((state = 'resent') = (resent_in is not null))
);
create index bureau_refusal_open on bureau_refusal (market, due_on, id) where state = 'open';
create index bureau_refusal_mended on bureau_refusal (loan_id) where state = 'mended';
grant select, insert, update (state, mended_by, mended_at, resent_in) on bureau_refusal to candor_app;
create trigger bureau_refusal_stays before delete or truncate on bureau_refusal for each statement execute function refuse_change();

create table bureau_dispute (
  id           uuid primary key,
  market       text collate "C" not null references business_clock (market),
  loan_id      bigint not null references loan (id),
  borrower_id  uuid not null references borrower (id),
  -- The row that is said to be wrong: the last that was reported of the loan.
  file_id      uuid not null,
  n            integer not null,
  raised_by    text collate "C" not null check (raised_by in ('borrower', 'bureau')),
  complaint_id uuid references complaint (id),
  about        text collate "C" not null check (about in ('status', 'late', 'amount', 'closed', 'person', 'not-mine')),
  words_sealed text,
  raised_at    timestamptz not null,
  raised_on    date not null,
  decide_by    date not null,
  state        text collate "C" not null check (state in ('open', 'correcting', 'corrected', 'stands')),
  reason_sealed text,
  decided_by   uuid references staff (id),
  decided_at   timestamptz,
  -- What was right when it was decided, by the books; and the file that carries it.
  right_figures jsonb,
  corrected_in uuid references bureau_file (id),
  foreign key (file_id, n) references bureau_row (file_id, n),
  check ((state = 'open') = (decided_at is null)),
  check ((state = 'corrected') = (corrected_in is not null))
);
create unique index bureau_dispute_one_open on bureau_dispute (loan_id) where state = 'open';
create index bureau_dispute_waiting on bureau_dispute (market, decide_by, id) where state = 'open';
create index bureau_dispute_correcting on bureau_dispute (loan_id) where state = 'correcting';
create index bureau_dispute_decided on bureau_dispute (market, decided_at desc, id desc) where state <> 'open';
create index bureau_dispute_borrower on bureau_dispute (borrower_id);
grant select, insert, update (state, words_sealed, reason_sealed, decided_by, decided_at, right_figures, corrected_in)
  on bureau_dispute to candor_app;
create trigger bureau_dispute_stays before delete or truncate on bureau_dispute for each statement execute function refuse_change();
