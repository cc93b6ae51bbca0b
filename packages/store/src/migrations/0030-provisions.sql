-- What is set aside for loans that may be lost, and the tax invoices of fees.
--
--   provision ─ provision_class ─ provision_loan   a market's month, as it was posted: what each loan was counted with
--   npa_ended                                      when a loan performed again: a month's end is looked at some days after it
--   tax_invoice                                    one for every entry that moved tax payable, numbered without a gap
--   tax_invoice_series                             the last number of each series
--   tax_month                                      what the papers of a month come to, kept with them
--   tax_invoice_mark                               up to which entry nothing can be missing any more

insert into ledger_account (number, code, kind, held_for, name) values
  (1290, 'loan-loss-provision', 'asset',   'house', 'Provision for loan losses'),
  (5030, 'provision-expense',   'expense', 'house', 'Provision expense');

create table npa_ended (
  id       bigint generated always as identity primary key,
  loan_id  bigint not null references loan (id),
  since    date not null,
  ended_on date not null check (ended_on >= since)
);
create index npa_ended_loan on npa_ended (loan_id);
grant select, insert on npa_ended to candor_app;
create trigger npa_ended_append_only before update or delete or truncate on npa_ended
  for each statement execute function refuse_change();

create function note_npa_end() returns trigger language plpgsql as $$
begin
  insert into public.npa_ended (loan_id, since, ended_on)
  select new.id, old.npa_since, greatest(c.business_date, old.npa_since) from public.business_clock c where c.market = new.market;
  return null;
end
$$;
create trigger loan_notes_npa_end after update of npa_since on loan
  for each row when (old.npa_since is not null and new.npa_since is distinct from old.npa_since) execute function note_npa_end();

create table provision (
  market    text collate "C" not null references business_clock (market),
  -- Its first day; the figures are those of the end of its last.
  month     date not null check (extract(day from month) = 1),
  as_of     date not null,
  exposure  bigint not null,
  required  bigint not null check (required >= 0),
  -- What was provided before it.
  before    bigint not null,
  -- Null where nothing had to move.
  entry_id  bigint unique references ledger_entry (id),
  posted_at timestamptz not null,
  primary key (market, month),
  check ((required = before) = (entry_id is null))
);
create table provision_class (
  market   text collate "C" not null,
  month    date not null,
  class    text collate "C" not null,
  -- As the law had it then: 0.4, 25.
  percent  text collate "C" not null,
  loans    integer not null check (loans >= 0),
  exposure bigint not null,
  required bigint not null,
  before   bigint not null,
  primary key (market, month, class),
  foreign key (market, month) references provision (market, month)
);
create table provision_loan (
  market    text collate "C" not null,
  month     date not null,
  loan_id   bigint not null references loan (id),
  class     text collate "C" not null,
  days_late integer not null,
  exposure  bigint not null,
  required  bigint not null,
  primary key (market, month, loan_id),
  foreign key (market, month, class) references provision_class (market, month, class)
);
create index provision_loan_most on provision_loan (market, month, class, required desc, loan_id);
grant select, insert on provision, provision_class, provision_loan to candor_app;

create table tax_invoice_series (
  market text collate "C" not null references business_clock (market),
  kind   text collate "C" not null check (kind in ('invoice', 'credit-note')),
  -- The financial year: 26-27.
  year   text collate "C" not null,
  last   integer not null check (last > 0),
  primary key (market, kind, year)
);
grant select, insert, update (last) on tax_invoice_series to candor_app;

create table tax_invoice (
  id          bigint generated always as identity primary key,
  market      text collate "C" not null references business_clock (market),
  kind        text collate "C" not null check (kind in ('invoice', 'credit-note')),
  year        text collate "C" not null,
  serial      integer not null check (serial > 0),
  number      text collate "C" not null check (length(number) between 1 and 16),
  -- The entry that booked the tax, or took it back: each makes one paper.
  entry_id    bigint not null unique references ledger_entry (id),
  loan_id     bigint not null references loan (id),
  order_id    uuid references loan_order (id),
  -- What a credit note takes back.
  against     text collate "C",
  supplied_on date not null,
  issued_on   date not null,
  taxable     bigint not null check (taxable >= 0),
  central     bigint not null check (central >= 0),
  state       bigint not null check (state >= 0),
  integrated  bigint not null check (integrated >= 0),
  -- Two digits of the state in which it is supplied.
  place       text collate "C" not null,
  -- Who supplies whom, as it stood then, for the paper.
  sealed      text not null,
  issued_at   timestamptz not null,
  unique (market, number),
  unique (market, kind, year, serial),
  check (integrated = 0 or central + state = 0),
  check (central + state + integrated > 0)
);
create index tax_invoice_in_order on tax_invoice (market, id);
create index tax_invoice_supplied on tax_invoice (market, supplied_on, id);
create index tax_invoice_loan on tax_invoice (loan_id);
create index tax_invoice_order on tax_invoice (order_id);
grant select, insert on tax_invoice to candor_app;

create table tax_month (
  market     text collate "C" not null references business_clock (market),
  month      date not null check (extract(day from month) = 1),
  papers     integer not null check (papers > 0),
  -- Invoices less credit notes.
  taxable    bigint not null,
  central    bigint not null,
  state      bigint not null,
  integrated bigint not null,
  primary key (market, month)
);
grant select, insert, update (papers, taxable, central, state, integrated) on tax_month to candor_app;

create table tax_invoice_mark (
  market  text collate "C" primary key references business_clock (market),
  through bigint not null
);
grant select, insert, update (through) on tax_invoice_mark to candor_app;

do $$
declare
  name text;
begin
  foreach name in array array['provision', 'provision_class', 'provision_loan', 'tax_invoice'] loop
    execute format('create trigger %1$s_append_only before update or delete or truncate on %1$I
                    for each statement execute function refuse_change()', name);
  end loop;
end
$$;
create trigger tax_invoice_series_stays before delete or truncate on tax_invoice_series
  for each statement execute function refuse_change();
grant usage on all sequences in schema public to candor_app;
