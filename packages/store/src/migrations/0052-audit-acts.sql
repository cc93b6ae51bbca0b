-- Each act under its own name, with who asked for it, what it changed, and where the call came from. Null in what was written before.
--
--   changes   [{field, kind, before, after}]: what changed, and nothing that did not
--   maker_id  of an act that two people did: who asked for it; whoever approved it is the actor
--   address, device   of a call from the console. A borrower's are not kept here: this log forgets nothing, and an address may have to be forgotten
alter table audit_log
  add column changes  jsonb check (jsonb_typeof(changes) = 'array'),
  add column maker_id uuid,
  add column address  text,
  add column device   text;
create index audit_log_maker on audit_log (maker_id, at desc) where maker_id is not null;
