-- What an underwriter offers instead of what was asked for, what a borrower is asked to add, and the table asked once more.

-- Where another term was approved than the one applied for, the order's own term is the approved one, as it is what is signed; this is
-- the one that was asked for, so that the borrower reads from what it was changed.
alter table loan_order
  add column asked_instalments integer check (asked_instalments > 0),
  add column asked_every_count integer check (asked_every_count > 0),
  add column asked_every_unit  text collate "C" check (asked_every_unit in ('day', 'week', 'half-month', 'month')),
  add constraint loan_order_asked_term
    check (num_nulls(asked_instalments, asked_every_count, asked_every_unit) in (0, 3));
grant update (asked_instalments, asked_every_count, asked_every_unit) on loan_order to candor_app;

-- Over which term a person approved; null of a decision that is none, and of old ones.
alter table hand_decision
  add column instalments integer check (instalments > 0),
  add column every_count integer check (every_count > 0),
  add column every_unit  text collate "C" check (every_unit in ('day', 'week', 'half-month', 'month')),
  add constraint hand_decision_term check (num_nulls(instalments, every_count, every_unit) in (0, 3));
-- How often each override code was used in a month.
create index hand_decision_override on hand_decision (decided_at, override_code) where override_code is not null;

-- What the borrower reads beside the reasons when an application is returned. It may tell of a person's affairs: sealed, and gone with them.
create table return_note (
  hand_decision_id uuid primary key references hand_decision (id),
  order_id         uuid not null references loan_order (id),
  sealed           text,
  written_at       timestamptz not null
);
create index return_note_order on return_note (order_id, written_at desc);
grant select, insert, update (sealed) on return_note to candor_app;
create trigger return_note_append_only before delete or truncate on return_note
  for each statement execute function refuse_change();
create trigger return_note_forgets_only before update on return_note
  for each row execute function refuse_all_but_forgetting();
