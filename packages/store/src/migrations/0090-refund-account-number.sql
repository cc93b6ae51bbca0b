-- What the number of an account that somebody typed is found by, as payout_account has it: so that an account
-- that was once given under the name of a member of staff is known again under another name. Null: it was
-- given before this was kept.
alter table refund_account add column number_index bytea;
create index refund_account_number on refund_account (number_index) where number_index is not null;
