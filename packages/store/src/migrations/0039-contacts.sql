-- When a loan performed again is noted, and only that: since when it did not perform can be put right without having ended.
drop trigger loan_notes_npa_end on loan;
create trigger loan_notes_npa_end after update of npa_since on loan
  for each row when (old.npa_since is not null and new.npa_since is null) execute function note_npa_end();

-- Which loan a message is about, so that whether it may leave can be asked again when it is handed over.
alter table message add column loan_id bigint references loan (id);
create index message_loan on message (loan_id) where loan_id is not null;

-- Whoever calls us is not contacted: it is written down at any hour and counts for nothing.
alter table contact_note add column direction text collate "C" not null default 'out' check (direction in ('in', 'out'));

-- What somebody has promised on the phone to pay by a day; null: all that is due by then.
alter table hardship_request add column promised_amount bigint
  check (promised_amount is null or (promised_amount > 0 and promised_on is not null));
grant update (promised_amount) on hardship_request to candor_app;
create trigger hardship_request_amount_stays before update of promised_amount on hardship_request
  for each row when (old.promised_amount is not null) execute function refuse_change_of_decided_request();
