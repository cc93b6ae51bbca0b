-- What borrowers are written to with, where a lender words it otherwise than we do: a version per market, message, channel and language. A
-- version is never changed, and has a row for each language. What a market begins with is code, and written down with its first change.
create table message_template (
  id       bigint generated always as identity primary key,
  market   text collate "C" not null references business_clock (market),
  template text collate "C" not null,
  channel  text collate "C" not null check (channel in ('sms', 'push', 'inbox')),
  version  integer not null check (version > 0),
  language text collate "C" not null,
  -- Null: it has none, as an SMS.
  title    text,
  body     text not null check (body <> ''),
  saved_at timestamptz not null default clock_timestamp(),
  unique (market, template, channel, language, version)
);
grant select, insert on message_template to candor_app;
create trigger message_template_append_only before update or delete or truncate on message_template
  for each statement execute function refuse_change();

-- Under which sender and number a network knows the text of a version, where networks carry registered texts alone. The newest counts.
create table message_registration (
  id          bigint generated always as identity primary key,
  market      text collate "C" not null references business_clock (market),
  template    text collate "C" not null,
  channel     text collate "C" not null check (channel = 'sms'),
  version     integer not null check (version > 0),
  language    text collate "C" not null,
  sender      text collate "C" not null,
  number      text collate "C" not null,
  entered_at  timestamptz not null default clock_timestamp()
);
create index message_registration_of on message_registration (market, template, language, version, id desc);
grant select, insert on message_registration to candor_app;
create trigger message_registration_append_only before update or delete or truncate on message_registration
  for each statement execute function refuse_change();

-- Which words stand in the inbox, and which pointed to them: null where they are nobody's to edit, and of what is older than this.
alter table message add column template text collate "C", add column template_version integer,
  add column sent_template text collate "C", add column sent_template_version integer;
grant update (sent_template, sent_template_version) on message to candor_app;
create index message_sent_template on message (market, sent_template, sent_at) where sent_template is not null;

-- Lenders who have roles already: who reads everything reads this too, an admin asks for it, and who approves texts of law decides on it.
update staff_role set permissions = permissions || array['template.read']::text[], version = version + 1, changed_at = now()
where key in ('admin', 'auditor') and permissions @> array['audit.read', 'portfolio.read', 'people.read', 'complaint.read']::text[]
  and not permissions @> array['template.read']::text[];
update staff_role set permissions = permissions || array['template.change']::text[], version = version + 1, changed_at = now()
where key = 'admin' and permissions @> array['template.read', 'product.change', 'table.change']::text[]
  and not permissions && array['template.change', 'setup.approve']::text[];
update staff_role set permissions = permissions || array['template.read']::text[], version = version + 1, changed_at = now()
where key in ('compliance', 'controller', 'risk') and permissions @> array['setup.approve', 'product.read']::text[]
  and not permissions @> array['template.read']::text[];
