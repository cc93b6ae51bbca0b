-- After a restore the database has forgotten what left meanwhile. It finds that out by itself, and lets nothing out again before every channel
-- was asked what it has.
--
--   database_identity   which cluster, timeline and database this was when it was last opened: a dump, a point-in-time recovery and a promoted
--                       standby each change one of them. A file copied back changes none: an operator declares it (npm run restored).
--   restore_hold ─ restore_check    since when nothing leaves, and which channel was asked since
--
-- While a hold is open: messages written before it wait, webhooks wait, no file for a bank is made. Disbursements that were about to be sent by a
-- channel count as unknown: the channel is asked for each before any is sent.
create table database_identity (
  only_row boolean primary key default true check (only_row),
  cluster  text collate "C" not null,
  timeline integer not null,
  database oid not null,
  noted_at timestamptz not null default now()
);
grant select, insert, update on database_identity to candor_app;

create table restore_hold (
  id          bigint generated always as identity primary key,
  how         text collate "C" not null check (how in ('found', 'declared')),
  -- By the database's own clock, as what waits in the outbox.
  found_at    timestamptz not null,
  -- The newest act that the database remembers: what happened since is forgotten.
  restored_to timestamptz not null,
  released_at timestamptz
);
-- One at a time.
create unique index restore_hold_open on restore_hold ((true)) where released_at is null;
grant select, update (released_at) on restore_hold to candor_app;
create trigger restore_hold_stays before delete or truncate on restore_hold
  for each statement execute function refuse_change();

create table restore_check (
  hold_id    bigint not null references restore_hold (id),
  market     text collate "C" not null references business_clock (market),
  channel    text collate "C" not null,
  checked_at timestamptz not null,
  primary key (hold_id, market, channel)
);
grant select, insert on restore_check to candor_app;
create trigger restore_check_append_only before update or delete or truncate on restore_check
  for each statement execute function refuse_change();

-- Begins a hold, unless one is open. Numbers of bank files go on with a gap: those that the bank has are not used again.
create function begin_restore_hold(how text, at timestamptz) returns bigint language plpgsql security definer as $$
declare
  hold bigint;
begin
  insert into public.restore_hold (how, found_at, restored_to)
  select begin_restore_hold.how, now(), coalesce(max(a.at), now()) from public.audit_log a
      on conflict do nothing
  returning id into hold;
  if hold is null then return null; end if;
  update public.payout_intent
     set state = 'unknown', sent_at = coalesce(sent_at, begin_restore_hold.at), sends = greatest(sends, 1),
         changed_at = begin_restore_hold.at, next_at = begin_restore_hold.at
   where state = 'intended' and channel <> 'manual';
  -- What was paid in meanwhile is asked for now, and not when its turn comes.
  update public.payment_code set next_ask_at = begin_restore_hold.at where next_ask_at is not null;
  perform setval(pg_get_serial_sequence('public.payout_batch', 'id'),
                 (select coalesce(max(id), 0) from public.payout_batch) + 1000);
  return hold;
end
$$;
revoke execute on function begin_restore_hold from public;
grant execute on function begin_restore_hold to candor_app;
