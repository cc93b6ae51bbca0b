-- The loan that somebody began a payment for. It never changes: money that staff take off the loan, or that
-- could not be put on it, is still what this borrower paid, and they can see what became of it.
alter table payment add column begun_for bigint references loan (id);
