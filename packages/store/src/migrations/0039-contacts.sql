-- When a loan performed again is noted, and only that: since when it did not perform can be put right without having ended.
drop trigger loan_notes_npa_end on loan;
create trigger loan_notes_npa_end after update of npa_since on loan
  for each row when (old.npa_since is not null and new.npa_since is null) execute function note_npa_end();
