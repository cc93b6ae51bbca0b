-- Papers that the lender gives out about a loan, each with a number of its own: statements of account, certificates of full payment. Numbers have
-- no hole within a market, a kind and a year; what stood on the paper is known again by its digest.
create table issued_document_series (
  market text collate "C" not null references business_clock (market),
  kind   text collate "C" not null,
  year   integer not null,
  last   integer not null check (last > 0),
  primary key (market, kind, year)
);
grant select, insert, update (last) on issued_document_series to candor_app;

create table issued_document (
  id         uuid primary key,
  loan_id    bigint not null references loan (id),
  kind       text collate "C" not null check (kind in ('statement', 'certificate')),
  number     text collate "C" not null unique,
  language   text collate "C" not null,
  -- Of a statement: the days that it tells of.
  from_on    date,
  until_on   date,
  -- The business day whose figures stand on it.
  issued_on  date not null,
  issued_at  timestamptz not null,
  -- Who of the lender gave it out.
  issued_by  uuid not null references staff (id),
  digest     text collate "C" not null check (digest ~ '^[0-9a-f]{64}$'),
  check ((kind = 'statement') = (from_on is not null and until_on is not null))
);
create index issued_document_of_loan on issued_document (loan_id, issued_at desc, id);
grant select, insert on issued_document to candor_app;
create trigger issued_document_append_only before update or delete or truncate on issued_document
  for each statement execute function refuse_change();
