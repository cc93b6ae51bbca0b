-- How the lender's people come to act: from which networks, and how long ago they last showed that it is them.
--
--   console_access   networks of the console and the minutes after which an act that moves money, changes who may do what or takes personal
--                    data out asks for a code again: every change is a row, the newest counts; without one, everywhere and 15 minutes
--   staff_session    gains when its person last confirmed that it is them, after the login

create table console_access (
  id              bigint generated always as identity primary key,
  -- CIDR, as the console shows them; none: everywhere.
  networks        text[] not null check (cardinality(networks) <= 200),
  confirm_minutes integer not null check (confirm_minutes between 5 and 60),
  -- Both null: whoever runs the servers opened the networks again.
  asked_by        uuid references staff (id),
  approved_by     uuid references staff (id),
  at              timestamptz not null,
  constraint console_access_by_two check (asked_by <> approved_by),
  constraint console_access_closed_by_two check (
    (asked_by is null) = (approved_by is null) and (asked_by is not null or cardinality(networks) = 0))
);
grant select, insert on console_access to candor_app;
create trigger console_access_append_only before update or delete or truncate on console_access
  for each statement execute function refuse_change();

alter table staff_session add column confirmed_at timestamptz;
grant update (confirmed_at) on staff_session to candor_app;
