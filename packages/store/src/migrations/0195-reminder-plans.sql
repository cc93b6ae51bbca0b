-- When borrowers are reminded, and when a person takes over: versions per market, and per product where one has a plan of its own. A version is
-- never changed; the newest that is valid on a day is in force. What a market begins with is code, and written down with its first change.
create table reminder_plan (
  id         bigint generated always as identity primary key,
  market     text collate "C" not null references business_clock (market),
  -- Null: of every product that has none of its own.
  product_id text collate "C" references product (id),
  version    integer not null check (version > 0),
  content    jsonb not null,
  valid_from date not null,
  saved_at   timestamptz not null default clock_timestamp(),
  unique nulls not distinct (market, product_id, version)
);
grant select, insert on reminder_plan to candor_app;
create trigger reminder_plan_append_only before update or delete or truncate on reminder_plan
  for each statement execute function refuse_change();

-- Lenders who have roles already: who reads everything reads this too, compliance decides on it, and whoever leads collections asks for it.
update staff_role set permissions = permissions || array['reminder.read']::text[], version = version + 1, changed_at = now()
where key in ('admin', 'auditor') and permissions @> array['audit.read', 'portfolio.read', 'people.read', 'complaint.read']::text[]
  and not permissions @> array['reminder.read']::text[];
update staff_role set permissions = permissions || array['reminder.change']::text[], version = version + 1, changed_at = now()
where key = 'admin' and permissions @> array['reminder.read', 'product.change', 'table.change']::text[]
  and not permissions && array['reminder.change', 'setup.approve']::text[];
update staff_role set permissions = permissions || array['reminder.read', 'reminder.change']::text[], version = version + 1, changed_at = now()
where key = 'collections-lead' and permissions @> array['collection.read', 'collection.assign']::text[]
  and not permissions && array['reminder.read', 'setup.approve']::text[];
update staff_role set permissions = permissions || array['reminder.read']::text[], version = version + 1, changed_at = now()
where key in ('compliance', 'controller', 'risk') and permissions @> array['setup.approve', 'product.read']::text[]
  and not permissions @> array['reminder.read']::text[];
