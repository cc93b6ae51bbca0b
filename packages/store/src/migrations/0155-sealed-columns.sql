-- Where everything is that was sealed with a key for personal data, and to what each value is bound: npm run reseal puts it under the newest
-- key, so that an old one can be destroyed. A value is of text ('text'), of bytes ('bytes'), of text in bytes ('text-bytes'), or stands in
-- JSON under a name (path). bound_to is SQL about the row t.
create table sealed_column (
  table_name  text not null,
  column_name text not null,
  path        text not null default '',
  form        text not null default 'text' check (form in ('text', 'bytes', 'text-bytes')),
  bound_to    text not null,
  primary key (table_name, column_name, path)
);

insert into sealed_column (table_name, column_name, bound_to) values
  ('approval_word', 'sealed', $$'approval:' || t.request_id$$),
  ('approval_word', 'shown', $$'approval:' || t.request_id || ':shown'$$),
  ('attachment', 'name_sealed', $$'attachment-name:' || t.id$$),
  ('audit_word', 'sealed', $$(select 'reason:' || a.subject from audit_log a where a.id = t.audit_id)$$),
  ('bank_import', 'sealed', $$'bank-import:' || t.id$$),
  ('bank_import', 'corrections', $$'bank-import-lines:' || t.id$$),
  ('bank_line', 'sealed', $$'bank-line:' || t.market || ':' || t.digest$$),
  ('borrower', 'phone_sealed', $$'phone:' || t.id$$),
  ('borrower_device', 'sealed', $$'device:' || t.borrower_id$$),
  ('borrower_document', 'number_sealed', $$'document:' || t.kind || ':' || t.borrower_id$$),
  ('bureau_dispute', 'words_sealed', $$'bureau-dispute:' || t.id$$),
  ('bureau_dispute', 'reason_sealed', $$'bureau-dispute-reason:' || t.id$$),
  ('certification_draft', 'sealed', $$'certification-draft:' || t.step || ':' || t.borrower_id$$),
  ('certification_step', 'sealed', $$'certification:' || t.step || ':' || t.borrower_id$$),
  ('certification_step', 'refusals_sealed', $$'certification-refusals:' || t.step || ':' || t.borrower_id$$),
  ('complaint', 'score_sealed', $$'complaint-score:' || t.id$$),
  ('complaint_draft', 'sealed', $$'complaint-draft:' || t.about || ':' || t.borrower_id$$),
  ('complaint_intake', 'complainant_sealed', $$'complaint-complainant:' || t.complaint_id$$),
  ('complaint_message', 'sealed', $$'complaint-message:' || t.id$$),
  ('complaint_note', 'sealed', $$'complaint-note:' || t.id$$),
  ('contact_note', 'sealed', $$'contact:' || t.id$$),
  ('customer_note', 'sealed', $$'customer-note:' || t.id$$),
  ('decision', 'sealed', $$'decision:' || t.id$$),
  ('decision_rerun', 'sealed', $$'decision:' || t.id$$),
  ('enquiry_answer', 'sealed', $$'enquiry:' || t.enquiry_id$$),
  ('hand_decision', 'sealed', $$'hand-decision:' || t.id$$),
  ('hardship_request', 'sealed', $$'hardship:' || t.id$$),
  ('import_row', 'sealed', $$'import:' || t.import_id || ':' || t.line$$),
  ('loan_note', 'sealed', $$'loan-note:' || t.id$$),
  ('message', 'sealed', $$'message:' || t.id$$),
  ('payout_account', 'number_sealed', $$'account-number:' || t.id$$),
  ('payout_account', 'holder_sealed', $$'account-holder:' || t.id$$),
  ('payout_answer_text', 'sealed', $$(select 'payout-answer:' || a.payout_id || '/' || a.attempt from payout_answer a where a.id = t.answer_id)$$),
  ('payout_batch', 'sealed', $$'payout-batch:' || t.id$$),
  ('push_token', 'token_sealed', $$'push:' || encode(t.token_index, 'hex')$$),
  ('reference_person', 'sealed', $$'reference:' || t.borrower_id$$),
  ('refund_account', 'number_sealed', $$'account-number:' || t.id$$),
  ('refund_account', 'holder_sealed', $$'account-holder:' || t.id$$),
  ('refund_account', 'proof_sealed', $$'account-proof:' || t.id$$),
  ('return_note', 'sealed', $$'return-note:' || t.hand_decision_id$$),
  ('signed_text', 'sealed', $$'signed-text:' || t.order_id$$),
  ('staff', 'totp_sealed', $$'staff-totp:' || t.id$$),
  ('staff_ticket', 'enrol_sealed', $$'staff-enrol:' || t.staff_id$$),
  ('statement_line', 'sealed', $$'statement:' || t.market || ':' || t.reference$$),
  ('tax_invoice', 'sealed', $$'tax-invoice:' || t.entry_id$$),
  ('webhook_endpoint', 'secret_sealed', $$'webhook-secret:' || t.id$$),
  ('webhook_endpoint', 'old_secret_sealed', $$'webhook-secret:' || t.id$$);
insert into sealed_column (table_name, column_name, form, bound_to) values
  ('bureau_part', 'sealed', 'bytes', $$'bureau-part:' || t.file_id || ':' || t.no$$),
  ('data_export', 'sealed', 'text-bytes', $$'export:' || t.id$$),
  ('list_export', 'content', 'bytes', $$'export:' || t.id$$),
  ('picture_piece', 'sealed', 'bytes', $$(select 'piece:' || u.picture_id || ':' || t.at_byte from picture_upload u where u.id = t.upload_id)$$),
  ('signed_document', 'sealed', 'bytes', $$'signed-document:' || t.order_id || ':' || t.kind$$);
insert into sealed_column (table_name, column_name, path, bound_to) values
  ('approval_request', 'input', 'sealed', $$'staff-invitee:' || (t.input ->> 'staffId')$$),
  ('outbox', 'payload', 'sealed', $$'staff-invitation:' || (t.payload ->> 'mailId')$$);

grant select on sealed_column to candor_app;

-- How far the files of pictures and attachments have been put under a key: what a file is sealed with stands in the file alone.
create table resealed_files (
  key_id text primary key check (key_id ~ '^[0-9a-f]{8}$'),
  after  text not null,
  at     timestamptz not null default clock_timestamp()
);

-- Only the owner of the tables, and only in what reseal_values does: the application's login can't come here.
create function is_resealing(changed oid) returns boolean language plpgsql stable as $$
begin
  return current_setting('candor.resealing', true) = 'on'
    and exists (select 1 from pg_catalog.pg_class c where c.oid = changed and pg_get_userbyid(c.relowner) = current_user)
    and exists (select 1 from public.sealed_column s join pg_catalog.pg_class c on c.relname = s.table_name where c.oid = changed);
end
$$;

-- One value: nothing where it is under this key already.
create function sealed_text(place sealed_column) returns text language sql immutable as $$
  select case
    when place.path <> '' then format('(t.%I ->> %L)', place.column_name, place.path)
    when place.form = 'bytes' then format('encode(t.%I, ''base64'')', place.column_name)
    when place.form = 'text-bytes' then format('convert_from(t.%I, ''UTF8'')', place.column_name)
    else format('t.%I', place.column_name) end
$$;

create function is_sealed_otherwise(place sealed_column, under text) returns text language sql immutable as $$
  select case
    when place.path <> '' then format('t.%I ->> %L like ''v1.%%'' and split_part(t.%1$I ->> %2$L, ''.'', 2) <> %L', place.column_name, place.path, under)
    when place.form = 'bytes' then format('substring(t.%I from 2 for 4) <> decode(%L, ''hex'')', place.column_name, under)
    when place.form = 'text-bytes' then format('split_part(convert_from(substring(t.%I from 1 for 40), ''UTF8''), ''.'', 2) <> %L', place.column_name, under)
    else format('split_part(t.%I, ''.'', 2) <> %L', place.column_name, under) end
$$;

-- Values of some pages of a table that another key sealed, locked until the transaction ends. Whoever else changes a row now keeps it: it is
-- met in the next pass.
create function values_to_reseal(of_table text, of_column text, of_path text, under text, from_page bigint, pages bigint)
  returns table (at text, sealed text, bound_to text) language plpgsql as $$
declare
  place sealed_column;
begin
  select * into strict place from sealed_column where table_name = of_table and column_name = of_column and path = of_path;
  return query execute format(
    'select t.ctid::text, %s, %s from %I t where t.ctid >= %L::tid and t.ctid < %L::tid and %s for update of t skip locked',
    sealed_text(place), place.bound_to, of_table, format('(%s,0)', from_page), format('(%s,0)', from_page + pages),
    is_sealed_otherwise(place, under));
end
$$;

create function reseal_values(of_table text, of_column text, of_path text, places text[], resealed text[])
  returns bigint language plpgsql as $$
declare
  place sealed_column;
  new_value text;
  done bigint;
begin
  select * into strict place from sealed_column where table_name = of_table and column_name = of_column and path = of_path;
  new_value := case
    when place.path <> '' then format('jsonb_set(t.%I, array[%L], to_jsonb(v.resealed))', place.column_name, place.path)
    when place.form = 'bytes' then 'decode(v.resealed, ''base64'')'
    when place.form = 'text-bytes' then 'convert_to(v.resealed, ''UTF8'')'
    else 'v.resealed' end;
  perform set_config('candor.resealing', 'on', true);
  execute format(
    'update %I t set %I = %s from unnest($1, $2) as v (at, resealed) where t.ctid = v.at::tid', of_table, of_column, new_value)
    using places, resealed;
  get diagnostics done = row_count;
  perform set_config('candor.resealing', 'off', true);
  return done;
end
$$;

create function count_to_reseal(of_table text, of_column text, of_path text, under text) returns bigint language plpgsql stable as $$
declare
  place sealed_column;
  found bigint;
begin
  select * into strict place from sealed_column where table_name = of_table and column_name = of_column and path = of_path;
  execute format('select count(*) from %I t where %s', of_table, is_sealed_otherwise(place, under)) into found;
  return found;
end
$$;

revoke execute on function values_to_reseal, reseal_values from public;

create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and public.is_resealing(tg_relid) then
    return new;
  end if;
  raise exception '% is append-only: % is refused', tg_table_name, lower(tg_op)
    using errcode = 'restrict_violation';
end
$$;

create or replace function refuse_all_but_forgetting() returns trigger language plpgsql as $$
begin
  if (new.sealed is null or public.is_resealing(tg_relid)) and to_jsonb(new) - 'sealed' = to_jsonb(old) - 'sealed' then
    return new;
  end if;
  raise exception '% is append-only: all that may be done is to forget what is sealed', tg_table_name
    using errcode = 'restrict_violation';
end
$$;

create or replace function refuse_change_by_hand() returns trigger language plpgsql as $$
begin
  if (pg_trigger_depth() < 2 or tg_op in ('DELETE', 'TRUNCATE')) and not (tg_op = 'UPDATE' and public.is_resealing(tg_relid)) then
    raise exception '% changes with the lines of an entry and in no other way', tg_table_name
      using errcode = 'restrict_violation';
  end if;
  return null;
end
$$;

create or replace function refuse_change_of_decided_approval() returns trigger language plpgsql as $$
begin
  if public.is_resealing(tg_relid) and to_jsonb(new) - 'input' = to_jsonb(old) - 'input' then
    return new;
  end if;
  raise exception 'request % is %: it is not changed', old.id, old.state using errcode = 'restrict_violation';
end
$$;
