-- Every entry and every line of the audit log in a chain of hashes: whoever changes one afterwards, with whatever right, leaves a chain that
-- no longer fits. The sealer links what was committed, within seconds and in batches, so that commits do not wait for each other; what
-- an older database holds is linked the same way, oldest first. npm run verify-books follows the chain.
--
--   entry, lines   SHA-256 of the entry's own fields and of its lines: which of the two was changed can be told
--   who, what      the same of a line of the audit log: who acted from where, and what was done
--   hash           SHA-256 of the hash before and the two: '' before the first
create table ledger_chain (
  market text collate "C" not null,
  no     bigint not null check (no > 0),
  entry  bytea not null,
  lines  bytea not null,
  hash   bytea not null,
  primary key (market, no)
);
grant select on ledger_chain to candor_app;
create trigger ledger_chain_append_only
  before update or delete or truncate on ledger_chain
  for each statement execute function refuse_change();

-- One for the whole lender: logging in, people, roles and keys are of no market.
create table audit_chain (
  no       bigint primary key check (no > 0),
  audit_id uuid not null unique,
  who      bytea not null,
  what     bytea not null,
  hash     bytea not null
);
grant select on audit_chain to candor_app;
create trigger audit_chain_append_only
  before update or delete or truncate on audit_chain
  for each statement execute function refuse_change();

create table audit_unsealed (audit_id uuid primary key);
grant select on audit_unsealed to candor_app;
insert into audit_unsealed (audit_id) select id from audit_log;

create function note_unsealed_act() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into public.audit_unsealed (audit_id) values (new.id);
  return null;
end
$$;
create trigger audit_log_waits_for_link
  after insert on audit_log
  for each row execute function note_unsealed_act();

create function link_hash(before bytea, start bytea, content bytea) returns bytea language plpgsql immutable parallel safe as $$
begin
  return sha256(coalesce(before, start) || content);
end
$$;
-- Over rows in order: the hash of each, from the one before.
create aggregate chained(start bytea, content bytea) (sfunc = link_hash, stype = bytea);

-- Links numbered entries of every market, oldest first, at most so many of each; says how many.
create function chain_entries(at_most integer) returns integer language plpgsql security definer set search_path = '' as $$
declare
  head record;
  linked integer;
  total integer := 0;
begin
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('ledger_chain', 0));
  for head in
    select m.market, coalesce(c.no, 0) as no, coalesce(c.hash, '') as hash
      from public.business_clock m
      left join lateral (select no, hash from public.ledger_chain where market = m.market order by no desc limit 1) c on true
  loop
    insert into public.ledger_chain (market, no, entry, lines, hash)
    select head.market, d.no, d.entry, d.lines, public.chained(head.hash, d.entry || d.lines) over (order by d.no)
      from (select n.no,
                   sha256(convert_to(json_build_array(head.market, n.no, e.id, e.natural_key, e.event, e.market, e.business_date, e.line_count,
                     e.reverses, (extract(epoch from e.posted_at) * 1000000)::bigint, e.cause, e.author)::text, 'UTF8')) as entry,
                   sha256(convert_to(coalesce(l.text, ''), 'UTF8')) as lines
              from (select no, entry_id from public.ledger_number where market = head.market and no > head.no order by no limit at_most) n
              left join public.ledger_entry e on e.id = n.entry_id
              left join lateral (select string_agg(json_build_array(n, account, subject, currency, minor)::text, ',' order by n) as text
                                   from public.ledger_line where entry_id = e.id) l on true) d;
    get diagnostics linked = row_count;
    total := total + linked;
  end loop;
  return total;
end
$$;

-- Numbers and links committed lines of the audit log; says how many.
create function chain_audit(at_most integer) returns integer language plpgsql security definer set search_path = '' as $$
declare
  head record;
  linked integer;
begin
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('audit_chain', 0));
  select coalesce(max(c.no), 0) as no, coalesce((array_agg(c.hash))[1], '') as hash into head
    from (select no, hash from public.audit_chain order by no desc limit 1) c;
  with waiting as (
    select audit_id from public.audit_unsealed order by audit_id limit at_most
  ), ordered as (
    select w.audit_id, a.*, head.no + row_number() over (order by a.at, w.audit_id) as no
      from waiting w left join public.audit_log a on a.id = w.audit_id
  ), digested as (
    select o.no, o.audit_id,
           sha256(convert_to(json_build_array(o.no, o.id, o.actor_kind, o.actor_id, o.maker_id, o.request_id, o.address, o.device)::text,
             'UTF8')) as who,
           sha256(convert_to(json_build_array(o.no, o.id, (extract(epoch from o.at) * 1000000)::bigint, o.command, o.subject, o.outcome,
             o.facts::text, o.changes::text)::text, 'UTF8')) as what
      from ordered o
  ), done as (
    insert into public.audit_chain (no, audit_id, who, what, hash)
    select d.no, d.audit_id, d.who, d.what, public.chained(head.hash, d.who || d.what) over (order by d.no) from digested d
    returning audit_id
  )
  delete from public.audit_unsealed u using done where u.audit_id = done.audit_id;
  get diagnostics linked = row_count;
  return linked;
end
$$;
revoke execute on function chain_entries, chain_audit, note_unsealed_act from public;
grant execute on function chain_entries, chain_audit to candor_app;

-- The root of a business day that is over: the last link of the market's journal and of the audit log, signed with a key that the database
-- never has. The line is what was signed, as it stands where the lender keeps them.
create table chain_root (
  market     text collate "C" not null references business_clock (market),
  day        date not null,
  entry_no   bigint not null,
  audit_no   bigint not null,
  line       text not null,
  primary key (market, day)
);
grant select, insert on chain_root to candor_app;
create trigger chain_root_append_only
  before update or delete or truncate on chain_root
  for each statement execute function refuse_change();
