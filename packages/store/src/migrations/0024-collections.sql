-- Looking up a loan by what a caller would say, and speaking with those who are late.

-- The words of a name as keyed indexes: whole words are found, nothing can be read. They stand and fall with the step that the name was
-- given in, which the law may want kept after an account is gone.
create table borrower_name_word (
  borrower_id uuid not null,
  step        text collate "C" not null generated always as ('base'::text) stored,
  market      text collate "C" not null,
  word_index  bytea not null check (octet_length(word_index) = 32),
  primary key (borrower_id, word_index),
  foreign key (borrower_id, step) references certification_step (borrower_id, step) on delete cascade
);
create index borrower_name_word_found on borrower_name_word (market, word_index, borrower_id);
grant select, insert (borrower_id, market, word_index), delete on borrower_name_word to candor_app;

create index loan_newest on loan (market, id);
create index loan_ended on loan (market, id) where state in ('settled', 'cancelled', 'recovered');
create index loan_written_off on loan (market, id) where state = 'written-off';
-- The queue of those who are late goes by day and number; whoever asked by day alone is served by the same.
drop index loan_next_due;
create index loan_next_due on loan (market, next_due_on, id) where state = 'active' and next_due_on is not null;
create index payment_external on payment (market, external_id) where external_id is not null;
create index complaint_answered on complaint (market, changed_at desc, id desc) where state in ('answered', 'closed');
create index complaint_order on complaint (order_id) where order_id is not null;
create index hardship_request_considered on hardship_request (asked_at, id) where state = 'considered';

-- How somebody who is late was spoken with, by whom, and what was said. One line a contact, for ever: it is what a regulator asks for.
create table contact_note (
  id          uuid primary key,
  n           bigint generated always as identity unique,
  market      text collate "C" not null references business_clock (market),
  loan_id     bigint not null references loan (id),
  borrower_id uuid not null references borrower (id),
  staff_id    uuid not null references staff (id),
  way         text collate "C" not null check (way in ('call', 'message')),
  outcome     text collate "C" not null check (outcome in ('spoke', 'no-answer', 'wrong-number', 'sent', 'asked-not-to')),
  -- What was said may tell of illness: sealed, and gone with the account.
  sealed      text,
  at          timestamptz not null
);
create index contact_note_borrower on contact_note (borrower_id, at desc);
create index contact_note_loan on contact_note (loan_id, n desc);
grant select, insert, update (sealed) on contact_note to candor_app;
create trigger contact_note_only_forgotten before update on contact_note
  for each row when (new.sealed is not null) execute function refuse_change();
create trigger contact_note_stays before delete or truncate on contact_note
  for each statement execute function refuse_change();

-- Why somebody of the lender's did something with a loan, in their own words; what they did stands in the audit log.
create table loan_note (
  id       uuid primary key,
  n        bigint generated always as identity unique,
  loan_id  bigint not null references loan (id),
  staff_id uuid not null references staff (id),
  about    text collate "C" not null check (about in ('delay', 'settle', 'message', 'hardship')),
  reason   text collate "C",
  sealed   text,
  at       timestamptz not null
);
create index loan_note_loan on loan_note (loan_id, n desc);
grant select, insert, update (sealed) on loan_note to candor_app;
create trigger loan_note_only_forgotten before update on loan_note
  for each row when (new.sealed is not null) execute function refuse_change();
create trigger loan_note_stays before delete or truncate on loan_note
  for each statement execute function refuse_change();
grant usage on all sequences in schema public to candor_app;
