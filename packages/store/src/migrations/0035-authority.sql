-- Who may do what alone, and what they did. The table of acts is code; its limits are the market's until two people change them.
--
--   authority_limit        up to where a role needs no approver, by market: every change is a row, the newest counts
--   authority_use          what somebody did alone against such a limit: added up per person, per borrower and per business day
--   screening_clearance    a sanctions hit that compliance has decided to be none, for one decision on an order
--   hand_decision          gains the override code that an approval beyond policy was given with, and who approved it

create table authority_limit (
  id          bigint generated always as identity primary key,
  market      text collate "C" not null references business_clock (market),
  kind        text collate "C" not null check (kind in ('corrections', 'application', 'application-day')),
  role        text collate "C" not null references staff_role (key),
  -- Minor units; 0: nothing alone.
  most        bigint not null check (most >= 0),
  asked_by    uuid not null references staff (id),
  approved_by uuid not null references staff (id),
  at          timestamptz not null,
  constraint authority_limit_by_two check (asked_by <> approved_by)
);
create index authority_limit_newest on authority_limit (market, kind, role, id desc);
grant select, insert on authority_limit to candor_app;
create trigger authority_limit_append_only before update or delete or truncate on authority_limit
  for each statement execute function refuse_change();

create table authority_use (
  id            bigint generated always as identity primary key,
  market        text collate "C" not null references business_clock (market),
  kind          text collate "C" not null check (kind in ('corrections', 'application', 'application-day')),
  act           text collate "C" not null,
  -- As the audit log files it: `loan:42`.
  subject       text not null,
  staff_id      uuid not null references staff (id),
  -- Null where it is not known whose money it is.
  borrower_id   uuid,
  amount        bigint not null check (amount >= 0),
  business_date date not null,
  at            timestamptz not null
);
create index authority_use_of_staff on authority_use (market, business_date, kind, staff_id);
create index authority_use_of_borrower on authority_use (market, business_date, kind, borrower_id) where borrower_id is not null;
grant select, insert on authority_use to candor_app;
create trigger authority_use_append_only before update or delete or truncate on authority_use
  for each statement execute function refuse_change();

create table screening_clearance (
  decision_id uuid primary key references decision (id),
  asked_by    uuid not null references staff (id),
  decided_by  uuid not null references staff (id),
  at          timestamptz not null,
  constraint screening_clearance_by_two check (asked_by <> decided_by)
);
grant select, insert on screening_clearance to candor_app;
create trigger screening_clearance_append_only before update or delete or truncate on screening_clearance
  for each statement execute function refuse_change();

alter table hand_decision
  add column override_code text collate "C" check (override_code ~ '^OV-[0-9]{1,2}$'),
  add column approved_by   uuid references staff (id),
  add constraint hand_decision_by_two check (approved_by <> staff_id),
  -- Nobody overrides policy alone.
  add constraint hand_decision_override_by_two check (override_code is null or approved_by is not null);

-- The checkers come to lenders who have roles already; a new one gets them with its first.
insert into staff_role (key, name, does, permissions, changed_at)
select key, name, does, permissions, now() from (values
  ('controller', 'Financial controller', 'releases disbursements and approves what finance and support prepare; prepares nothing',
    array['payout.read', 'payout.release', 'money.read', 'money.approve', 'books.read', 'books.approve', 'bureau.read', 'loan.read',
    'loan.approve', 'approval.read', 'approval.decide', 'setup.approve', 'people.read', 'people.approve', 'product.read', 'portfolio.read',
    'channel.read', 'outbox.read']::text[]),
  ('risk', 'Risk approver', 'approves what is beyond credit policy; decides no application alone', array['application.read',
    'application.override', 'document.see', 'loan.read', 'loan.approve', 'collection.read', 'approval.read', 'approval.decide',
    'setup.approve', 'product.read', 'table.read', 'portfolio.read']::text[]),
  ('compliance', 'Compliance', 'decides sanctions hits, approves people and what the law watches', array['application.read',
    'screening.decide', 'document.see', 'loan.read', 'complaint.read', 'bureau.read', 'approval.read', 'approval.decide', 'setup.approve',
    'people.read', 'people.approve', 'product.read', 'table.read', 'page.read', 'data.read', 'audit.read']::text[])
) as checker (key, name, does, permissions)
where exists (select 1 from staff_role)
on conflict (key) do nothing;

-- Of the first roles only those that nobody has changed: finance decided on what finance asked for. What a lender has made of its roles stays.
update staff_role set permissions = array_remove(permissions, 'approval.decide'), version = version + 1, changed_at = now()
where key = 'finance' and permissions @> array['payout.read', 'payout.act', 'money.read', 'money.match', 'money.refund', 'books.read',
    'books.close', 'bureau.read', 'bureau.act', 'bureau.dispute', 'loan.read', 'loan.act', 'approval.read', 'approval.decide',
    'product.read', 'portfolio.read', 'channel.read', 'channel.test', 'import.run', 'outbox.read', 'outbox.act']::text[]
  and permissions <@ array['payout.read', 'payout.act', 'money.read', 'money.match', 'money.refund', 'books.read', 'books.close',
    'bureau.read', 'bureau.act', 'bureau.dispute', 'loan.read', 'loan.act', 'approval.read', 'approval.decide', 'product.read',
    'portfolio.read', 'channel.read', 'channel.test', 'import.run', 'outbox.read', 'outbox.act']::text[];
update staff_role set permissions = permissions || array['people.approve']::text[], version = version + 1, changed_at = now()
where key = 'admin' and permissions @> array['application.read', 'payout.read', 'money.read', 'books.read', 'bureau.read', 'loan.read',
    'collection.read', 'complaint.read', 'approval.read', 'product.read', 'table.read', 'portfolio.read', 'page.read', 'people.read',
    'channel.read', 'integration.read', 'outbox.read', 'data.read', 'audit.read', 'approval.decide', 'product.change', 'table.change',
    'page.change', 'people.change', 'channel.test', 'integration.change', 'outbox.act', 'import.run', 'clock.move']::text[]
  and permissions <@ array['application.read', 'payout.read', 'money.read', 'books.read', 'bureau.read', 'loan.read', 'collection.read',
    'complaint.read', 'approval.read', 'product.read', 'table.read', 'portfolio.read', 'page.read', 'people.read', 'channel.read',
    'integration.read', 'outbox.read', 'data.read', 'audit.read', 'approval.decide', 'product.change', 'table.change', 'page.change',
    'people.change', 'channel.test', 'integration.change', 'outbox.act', 'import.run', 'clock.move']::text[];
