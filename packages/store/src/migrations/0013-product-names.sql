-- What the reading screens need beside the facts: names of products, the way of an order, and how often a low rate was looked at.

-- A product's name in each language. A name is for reading: the console may change it, and no loan hangs on it.
create table product_name (
  product_id text collate "C" not null references product (id),
  language   text collate "C" not null check (language ~ '^[a-z]{2,3}$'),
  name       text not null check (btrim(name) <> '' and length(name) <= 60),
  primary key (product_id, language)
);
grant select, insert, update (name), delete on product_name to candor_app;

-- Lists are read newest first, and an order keeps its place however often it changes.
alter table loan_order add column applied_at timestamptz not null default now();
create index loan_order_of_borrower on loan_order (borrower_id, applied_at desc, id desc);

-- The states that an order went through, each with its moment. Written here and not by the commands: a state that changes
-- leaves its trace, whoever changed it.
create table loan_order_step (
  id       bigint generated always as identity primary key,
  order_id uuid not null references loan_order (id),
  state    text collate "C" not null,
  at       timestamptz not null
);
create index loan_order_step_order on loan_order_step (order_id, id);
grant select on loan_order_step to candor_app;
insert into loan_order_step (order_id, state, at) select id, state, changed_at from loan_order;
create trigger loan_order_step_append_only before update or delete or truncate on loan_order_step
  for each statement execute function refuse_change();

create function note_order_step() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  insert into public.loan_order_step (order_id, state, at) values (new.id, new.state, new.changed_at);
  return null;
end
$$;
create trigger loan_order_notes_first_step after insert on loan_order
  for each row execute function note_order_step();
create trigger loan_order_notes_step after update of state on loan_order
  for each row when (new.state is distinct from old.state) execute function note_order_step();

-- How often the low-rate mark of a product was seen and tapped on a day. Nobody's name is here.
create table low_rate_point (
  product_id text collate "C" not null references product (id),
  on_day     date not null,
  seen       bigint not null default 0,
  tapped     bigint not null default 0,
  primary key (product_id, on_day)
);
grant select, insert, update (seen, tapped) on low_rate_point to candor_app;
