-- The table asked again about an application, on the facts of that day. It decides nothing: whoever decides reads what it says now beside what
-- it said then.
create table decision_rerun (
  id            uuid primary key,
  order_id      uuid not null references loan_order (id),
  market        text collate "C" not null,
  table_version integer not null,
  outcome       text collate "C" not null check (outcome in ('approve', 'refuse', 'refer')),
  reasons       jsonb not null,
  most_amount   bigint check (most_amount >= 0),
  sealed        text,
  staff_id      uuid not null references staff (id),
  run_on        date not null,
  run_at        timestamptz not null,
  foreign key (market, table_version) references decision_table (market, version)
);
create index decision_rerun_order on decision_rerun (order_id, run_at);
grant select, insert, update (sealed) on decision_rerun to candor_app;
create trigger decision_rerun_append_only before delete or truncate on decision_rerun
  for each statement execute function refuse_change();
create trigger decision_rerun_forgets_only before update on decision_rerun
  for each row execute function refuse_all_but_forgetting();
