-- A day of the bank account that two people have looked at and found to agree with the bank. Nothing of it changes any more.
create table bank_sign_off (
  market      text collate "C" not null references business_clock (market),
  on_day      date not null,
  -- What the bank said, and what both sides came to.
  closing     bigint not null,
  adjusted    bigint not null,
  prepared_by uuid not null references staff (id),
  approved_by uuid not null references staff (id) check (approved_by <> prepared_by),
  signed_at   timestamptz not null,
  primary key (market, on_day)
);
grant select, insert on bank_sign_off to candor_app;
create trigger bank_sign_off_append_only before update or delete or truncate on bank_sign_off
  for each statement execute function refuse_change();

-- A line that comes later would belong to a day that is signed off: it is not let in.
create function refuse_line_of_signed_day() returns trigger language plpgsql as $$
declare
  signed date;
begin
  select s.on_day into signed from added a join bank_sign_off s on s.market = a.market and s.on_day = a.value_on limit 1;
  if signed is not null then
    raise exception 'the bank account is signed off for %', signed using errcode = 'BK001', detail = signed::text;
  end if;
  return null;
end
$$;
create trigger bank_line_of_open_day after insert on bank_line referencing new table as added
  for each statement execute function refuse_line_of_signed_day();

create function refuse_entry_of_signed_day() returns trigger language plpgsql as $$
declare
  signed date;
begin
  select s.on_day into signed from added a join bank_sign_off s on s.market = a.market and s.on_day = a.business_date limit 1;
  if signed is not null then
    raise exception 'the bank account is signed off for %', signed using errcode = 'BK001', detail = signed::text;
  end if;
  return null;
end
$$;
create trigger bank_entry_of_open_day after insert on bank_entry referencing new table as added
  for each statement execute function refuse_entry_of_signed_day();
