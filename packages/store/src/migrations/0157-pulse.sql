-- One row that a server writes when it is asked whether it is ready: a database that only answers, because it is a standby, because its disk
-- is full or because the standby that it waits for is gone, takes no money.
create table pulse (
  is_there boolean primary key default true check (is_there),
  at       timestamptz not null
) with (fillfactor = 10);
insert into pulse (at) values (now());
grant select, update on pulse to candor_app;
