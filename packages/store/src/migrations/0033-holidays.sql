-- Holidays that a lender adds to a market's own, or takes off: governments declare some a week before. What was promised before a change
-- was said stays as it was promised: each change keeps its instant, and whoever reckons says what was known when.
--
--   holiday_change    from when on a day counts as a holiday, or as a working day

create table holiday_change (
  id     bigint generated always as identity primary key,
  market text collate "C" not null references business_clock (market),
  day    date not null,
  is_off boolean not null,
  name   text not null check (length(name) <= 60),
  at     timestamptz not null
);
create index holiday_change_market on holiday_change (market, day, id);
grant select, insert on holiday_change to candor_app;
create trigger holiday_change_append_only before update or delete or truncate on holiday_change
  for each statement execute function refuse_change();
