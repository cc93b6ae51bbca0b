-- What is out of date is deleted in bounded steps, oldest first: each table has an index by what makes a row old.
create index outbox_done on outbox (done_at) where done_at is not null;
create index message_stray on message (written_at) where borrower_id is null;
create index shell_code_session on shell_code (session_id);
