-- How much one second person may agree to alone, and where the words of whoever did something are kept.
--
--   approval_limit    the most that somebody with a role agrees to alone, by market; no row: no limit
--   audit_word        why an act was done, in somebody's own words: sealed, beside the audit log and not in it

create table approval_limit (
  market text collate "C" not null references business_clock (market),
  role   text collate "C" not null references staff_role (key),
  -- Minor units.
  most   bigint not null check (most >= 0),
  primary key (market, role)
);
grant select, insert, update (most), delete on approval_limit to candor_app;

-- What whoever agreed had before them: two who agree to what is above their limits have agreed to the same.
alter table approval_word add column seen text collate "C";

-- Reasons may tell of a borrower. The audit log is never changed, so they are not in it; here they are forgotten with the account.
create table audit_word (
  audit_id uuid primary key references audit_log (id),
  sealed   text
);
grant select, insert, update (sealed) on audit_word to candor_app;
create trigger audit_word_only_forgotten before update on audit_word
  for each row when (new.sealed is not null) execute function refuse_change();
create trigger audit_word_stays before delete or truncate on audit_word
  for each statement execute function refuse_change();
