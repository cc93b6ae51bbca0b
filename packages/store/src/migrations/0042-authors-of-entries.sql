-- Who made an entry of the journal and by which act, on the entry itself. So far both were looked up in the audit log by the number of the
-- transaction that wrote the two rows. A dump, a restore or a logical copy gives every row another such number: afterwards
-- nobody had made anything, or somebody else had.
--
--   cause     the line of the audit log that the entry was posted by
--   author    who acted, as the audit log has it: staff:0199…, channel:dragonpay, system:day-end
--
-- Whoever posts says both for the whole transaction (candor.cause, candor.author), so that no posting can leave them out.

alter table ledger_entry add column cause uuid, add column author text collate "C";

-- What can still be told is kept. Where the number of a transaction leads to several acts, the database was restored once: then nobody knows.
alter table ledger_entry disable trigger ledger_entry_append_only;
with told as (
  select e.id, (array_agg(a.id))[1] as cause, (array_agg(a.actor_kind || ':' || a.actor_id))[1] as author
    from ledger_entry e
    join audit_log a on a.xmin = e.xmin and a.outcome = 'done'
     and a.at between e.posted_at - interval '1 minute' and e.posted_at + interval '1 minute'
   group by e.id
  having count(*) = 1
)
update ledger_entry e set cause = told.cause, author = told.author from told where told.id = e.id;
alter table ledger_entry enable trigger ledger_entry_append_only;

alter table ledger_entry
  alter column cause set default nullif(current_setting('candor.cause', true), '')::uuid,
  alter column author set default nullif(current_setting('candor.author', true), ''),
  -- Of what was posted before nothing is asked.
  add constraint ledger_entry_has_an_author check (cause is not null and author ~ '^[a-z]+:.') not valid;
