-- A bank's file on its way into the books: looked at, corrected, then imported by the worker. It is kept sealed until its last line is in a
-- statement or somebody cancels it; nothing is posted before the whole of it was read.
create table bank_import (
  id           uuid primary key,
  market       text collate "C" not null references business_clock (market),
  -- The account of the books that it is of.
  account      smallint not null default 1010,
  file         text not null check (length(file) between 1 and 200),
  digest       text collate "C" not null check (digest ~ '^[0-9a-f]{64}$'),
  bytes        integer not null check (bytes > 0),
  -- The text of the file. Names and account numbers stand in it; it goes when the import is over.
  sealed       text,
  -- Which columns there are: a mapping that was chosen for the same heads before is used again.
  heads        text collate "C" not null,
  -- How it is read, as far as a person has said it: preset, columns, order of dates.
  how          jsonb not null default '{}',
  -- Lines as somebody has corrected them, sealed.
  corrections  text,
  -- What was left out: reason, lines, and why.
  left_out     jsonb not null default '[]',
  opened_by    text collate "C" not null,
  opened_at    timestamptz not null,
  state        text collate "C" not null default 'open' check (state in ('open', 'running', 'done', 'stopped', 'cancelled')),
  started_by   text collate "C",
  started_at   timestamptz,
  ended_at     timestamptz,
  statement_id bigint references bank_statement (id),
  -- Transfers in it, and how many of them were looked at so far.
  transfers    integer not null default 0,
  done         integer not null default 0 check (done between 0 and transfers),
  credited     integer not null default 0,
  waiting      integer not null default 0,
  known        integer not null default 0,
  -- Of a stopped one: why.
  why          text,
  check ((state in ('open', 'cancelled')) or started_at is not null),
  check ((state in ('done', 'stopped', 'cancelled')) = (ended_at is not null)),
  check (sealed is not null or ended_at is not null)
);
create unique index bank_import_under_way on bank_import (market, digest) where ended_at is null;
create index bank_import_newest on bank_import (market, opened_at desc, id desc);
create index bank_import_heads on bank_import (market, heads, started_at desc) where state = 'done';
create index bank_import_statement on bank_import (statement_id) where statement_id is not null;
create index bank_statement_newest on bank_statement (market, id desc);
grant select, insert, update (sealed, how, corrections, left_out, state, started_by, started_at, ended_at, statement_id, transfers, done,
  credited, waiting, known, why) on bank_import to candor_app;
create trigger bank_import_stays before delete or truncate on bank_import
  for each statement execute function refuse_change();
