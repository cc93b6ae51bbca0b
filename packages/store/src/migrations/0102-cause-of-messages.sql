-- Whose act led to a message that tells of money: what the borrower did a moment ago rings at once, what somebody of the lender's, an import
-- or the night did waits for the contact hours. Null: the kind of message alone says when it rings.
alter table message add column caused_by text check (caused_by in ('borrower', 'lender'));
