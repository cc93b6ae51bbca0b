-- The sandbox's own keeper of accounts: what it was asked to permit and to debit, and what somebody let
-- happen. Production never writes here.
create table sandbox_mandate (
  id     text primary key,
  scheme text collate "C" not null,
  most   bigint not null,
  state  text collate "C" not null check (state in ('asked', 'active', 'resting', 'declined', 'ended'))
);

create table sandbox_debit (
  payment_id text primary key,
  mandate_id text not null references sandbox_mandate (id),
  amount     bigint not null,
  state      text collate "C" not null check (state in ('told', 'waiting', 'paid', 'failed')),
  why        text collate "C",
  -- The ids of its tries, in their order.
  tries      text[] not null,
  taken_at   timestamptz not null
);

grant select, insert, update on sandbox_mandate to candor_app;
grant select, insert, update on sandbox_debit to candor_app;
