-- A line of a statement that was matched with the wrong entries can be unmatched: who did it and when is kept, and nothing is posted by it.
--
-- What was unmatched is not paired again by itself: whoever unmatches says that these two do not belong together. A person may match them again.

create table bank_unmatch (
  id           bigint generated always as identity primary key,
  line_id      bigint not null references bank_line (id),
  entry_id     bigint not null references bank_entry (entry_id),
  -- As it had been matched.
  matched_by   text collate "C" not null,
  matched_at   timestamptz not null,
  unmatched_by text collate "C" not null,
  unmatched_at timestamptz not null
);
create index bank_unmatch_pair on bank_unmatch (entry_id, line_id);
create index bank_unmatch_line on bank_unmatch (line_id);
grant select, insert on bank_unmatch to candor_app;
grant usage on all sequences in schema public to candor_app;
create trigger bank_unmatch_append_only before update or delete or truncate on bank_unmatch
  for each statement execute function refuse_change();

-- An entry leaves its line only where that is kept, and goes to no other line in the same step.
create or replace function refuse_change_of_matched_entry() returns trigger language plpgsql as $$
begin
  if new.line_id is null and exists (
    select from public.bank_unmatch u
     where u.entry_id = old.entry_id and u.line_id = old.line_id and u.matched_at = old.matched_at) then
    return new;
  end if;
  raise exception 'entry % stands on line % of a statement: that is not changed', old.entry_id, old.line_id
    using errcode = 'restrict_violation';
end
$$;

create function unmark_line() returns trigger language plpgsql security definer as $$
begin
  update public.bank_line set is_matched = false
   where id = old.line_id and not exists (select from public.bank_entry b where b.line_id = old.line_id);
  return null;
end
$$;
create trigger bank_entry_unmarks_line after update of line_id on bank_entry
  for each row when (old.line_id is not null and new.line_id is null) execute function unmark_line();
revoke execute on function unmark_line from public;
