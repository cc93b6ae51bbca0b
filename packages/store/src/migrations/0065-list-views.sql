-- How somebody looks at a list, kept under a name: filters, sort and columns as they stand in the address. Shared ones are everybody's to see and only their
-- maker's to change.
create table list_view (
  id         uuid primary key,
  market     text not null,
  list       text not null check (list ~ '^[a-z][a-z-]{1,39}$'),
  staff_id   uuid not null references staff (id),
  name       text not null check (length(name) between 1 and 60),
  query      text not null check (length(query) <= 2000),
  is_shared  boolean not null,
  made_at    timestamptz not null,
  changed_at timestamptz not null
);
create unique index list_view_of_person on list_view (staff_id, market, list, lower(name));
create index list_view_shared on list_view (market, list, id) where is_shared;
grant select, insert, update (name, query, is_shared, changed_at), delete on list_view to candor_app;
