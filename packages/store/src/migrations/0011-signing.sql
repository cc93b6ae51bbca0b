-- Signing: what a code opens, where the money goes and what for, the words as they were signed, and their files.

-- A code for signing is bound to exactly the figures, the order and the account that it was asked for.
alter table one_time_code add column about text collate "C" check (about ~ '^[0-9a-f]{64}$');

-- The account that the borrower chose when signing, and what the money is for.
alter table loan_order
  add column account_id uuid,
  add column purpose text collate "C" check (length(purpose) between 1 and 60);
create index loan_order_account on loan_order (account_id) where account_id is not null;

-- Of an offer: the day it was made, from which its disclosure counts, and what the approved amount asks for in its dearest month
-- over the approved term. A shorter term is signed for no dearer month; an offer from before has neither, and keeps its term.
alter table loan_order
  add column issued_on date,
  add column most_per_month bigint check (most_per_month > 0);
grant update (account_id, purpose, issued_on, most_per_month) on loan_order to candor_app;

-- The agreement and the disclosure with this borrower's figures, as they were on the screen that was signed. They name the
-- borrower, so they are sealed, and they go when the law no longer wants them kept. The fingerprint is of the words.
create table signed_text (
  order_id    uuid primary key references signed_agreement (order_id),
  language    text collate "C" not null,
  sealed      text not null,
  fingerprint text collate "C" not null check (fingerprint ~ '^[0-9a-f]{64}$')
);
create trigger signed_text_stays before update or truncate on signed_text
  for each statement execute function refuse_change();
grant select, insert, delete on signed_text to candor_app;

-- What was ticked by hand: the sentence beside the box, the version of what it is about, and when. For ever.
create table signing_consent (
  order_id uuid not null references signed_agreement (order_id),
  what     text collate "C" not null check (what in ('disclosure', 'agreement')),
  version  text collate "C" not null,
  language text collate "C" not null,
  text     text not null,
  at       timestamptz not null,
  primary key (order_id, what)
);
create trigger signing_consent_append_only before update or delete or truncate on signing_consent
  for each statement execute function refuse_change();
grant select, insert on signing_consent to candor_app;

-- The files of a signed agreement, sealed. Each is made once and never anew: what is fetched twice is the same to the byte.
create table signed_document (
  order_id uuid not null references signed_text (order_id) on delete cascade,
  kind     text collate "C" not null check (kind in ('agreement', 'disclosure')),
  sha256   text collate "C" not null check (sha256 ~ '^[0-9a-f]{64}$'),
  sealed   bytea not null,
  made_at  timestamptz not null,
  primary key (order_id, kind)
);
create trigger signed_document_stays before update or truncate on signed_document
  for each statement execute function refuse_change();
grant select, insert, delete on signed_document to candor_app;
