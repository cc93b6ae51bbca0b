-- Finding a borrower by part of a name or of a number, while somebody types. What is found by is kept as keyed indexes of parts, eight bytes
-- each: a part is found, nothing can be read without the key, and what is found is opened and compared before it is shown.

-- Of a word of a name: its first letters, and every three letters in a row. Null in what was kept before: filled at the next start.
alter table borrower_name_word add column parts bigint[];
create index borrower_name_word_parts on borrower_name_word using gin (parts);
grant insert (parts), update (parts) on borrower_name_word to candor_app;

-- Of the number: how it begins and how it ends. It goes with the number.
alter table borrower add column phone_parts bigint[];
create index borrower_phone_parts on borrower using gin (phone_parts);
grant update (phone_parts) on borrower to candor_app;

-- The list of borrowers, newest first.
create index borrower_newest on borrower (market, opened_at desc, id desc) where deleted_at is null;
