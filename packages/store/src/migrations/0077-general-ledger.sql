-- What goes over to the lender's general ledger: which account is which there, and which entries it has.
--
-- Entries are numbered without a hole. A hand-over takes every entry of its days and before, up to a number, that no earlier one took: its
-- days and its number are at least those of the one before, so an entry is in exactly one, and a late one comes with the next.
create table gl_mapping (
  id          bigint generated always as identity primary key,
  market      text collate "C" not null references business_clock (market),
  -- By our number: code and name there.
  accounts    jsonb not null,
  prepared_by uuid not null references staff (id),
  approved_by uuid not null references staff (id) check (approved_by <> prepared_by),
  made_at     timestamptz not null
);
create index gl_mapping_newest on gl_mapping (market, id desc);

create table gl_hand_over (
  id         bigint generated always as identity primary key,
  market     text collate "C" not null references business_clock (market),
  n          integer not null check (n > 0),
  -- The last day of the period, and the last number that it reaches to.
  through    date not null,
  last_no    bigint not null check (last_no >= 0),
  entries    integer not null check (entries > 0),
  -- Entries of days that an earlier hand-over had reached already.
  late       integer not null check (late between 0 and entries),
  debit      bigint not null,
  mapping_id bigint not null references gl_mapping (id),
  made_by    text collate "C" not null,
  made_at    timestamptz not null,
  unique (market, n)
);
create function hand_over_goes_forward() returns trigger language plpgsql as $$
begin
  if exists (select from gl_hand_over h where h.market = new.market
             and (h.n >= new.n or h.through > new.through or h.last_no > new.last_no)) then
    raise exception 'a hand-over reaches at least as far as the one before' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger gl_hand_over_forward before insert on gl_hand_over for each row execute function hand_over_goes_forward();
grant select, insert on gl_mapping, gl_hand_over to candor_app;
grant usage on all sequences in schema public to candor_app;
create trigger gl_mapping_append_only before update or delete or truncate on gl_mapping
  for each statement execute function refuse_change();
create trigger gl_hand_over_append_only before update or delete or truncate on gl_hand_over
  for each statement execute function refuse_change();
