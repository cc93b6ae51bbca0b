-- Generated from the migrations; a test fails when it is older than they are. For reading: the migrations make the database.

create table accrual_span (
  loan_id bigint not null,
  from_on date not null,
  to_on date not null,
  base bigint not null,
  interest bigint not null,
  before numeric not null,
  per_day numeric not null,
  whole numeric not null,
  constraint accrual_span_pkey PRIMARY KEY (loan_id, from_on),
  constraint accrual_span_loan_id_fkey FOREIGN KEY (loan_id) REFERENCES loan(id),
  constraint accrual_span_check CHECK ((to_on > from_on)),
  constraint accrual_span_whole_check CHECK ((whole > (0)::numeric))
);

create table alarm (
  id uuid default gen_random_uuid() not null,
  kind text not null,
  about text not null,
  detail text not null,
  opened_at timestamp with time zone default now() not null,
  last_seen_at timestamp with time zone default now() not null,
  count bigint not null,
  acknowledged_at timestamp with time zone,
  acknowledged_by uuid,
  constraint alarm_pkey PRIMARY KEY (id),
  constraint alarm_acknowledged_by_fkey FOREIGN KEY (acknowledged_by) REFERENCES staff(id),
  constraint alarm_about_check CHECK ((length(about) <= 200)),
  constraint alarm_check CHECK (((acknowledged_at IS NULL) = (acknowledged_by IS NULL))),
  constraint alarm_count_check CHECK ((count > 0)),
  constraint alarm_detail_check CHECK ((length(detail) <= 500)),
  constraint alarm_kind_check CHECK ((kind ~ '^[a-z]+(-[a-z]+)*$'::text))
);
CREATE INDEX alarm_acknowledged ON public.alarm USING btree (acknowledged_at DESC) WHERE (acknowledged_at IS NOT NULL);
CREATE TRIGGER alarm_once BEFORE UPDATE ON public.alarm FOR EACH ROW EXECUTE FUNCTION refuse_acknowledged_alarm();
CREATE TRIGGER alarm_stays BEFORE DELETE OR TRUNCATE ON public.alarm FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE UNIQUE INDEX alarm_open ON public.alarm USING btree (kind, about) WHERE (acknowledged_at IS NULL);

create table allocation (
  id bigint generated always as identity not null,
  loan_id bigint not null,
  by text not null,
  counts_from date not null,
  until_on date,
  amount bigint not null,
  charge bigint not null,
  to_credit bigint not null,
  ended_after integer,
  constraint allocation_pkey PRIMARY KEY (id),
  constraint allocation_loan_id_fkey FOREIGN KEY (loan_id) REFERENCES loan(id),
  constraint allocation_ended_after_check CHECK ((ended_after > 0)),
  constraint allocation_ended_after_ended CHECK (((ended_after IS NULL) OR (until_on IS NOT NULL)))
);
CREATE INDEX allocation_loan ON public.allocation USING btree (loan_id, id);
CREATE TRIGGER allocation_ends_once BEFORE UPDATE ON public.allocation FOR EACH ROW EXECUTE FUNCTION refuse_second_end();
CREATE TRIGGER allocation_stays BEFORE DELETE OR TRUNCATE ON public.allocation FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table allocation_line (
  allocation_id bigint not null,
  place integer not null,
  n integer not null,
  penalty bigint not null,
  fee bigint not null,
  interest bigint not null,
  principal bigint not null,
  constraint allocation_line_pkey PRIMARY KEY (allocation_id, place),
  constraint allocation_line_allocation_id_fkey FOREIGN KEY (allocation_id) REFERENCES allocation(id)
);
CREATE TRIGGER allocation_line_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.allocation_line FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table analytics_event (
  id bigint generated always as identity not null,
  market text not null,
  name text not null,
  category text not null,
  at timestamp with time zone not null,
  props jsonb default '{}'::jsonb not null,
  received_at timestamp with time zone default now() not null,
  constraint analytics_event_pkey PRIMARY KEY (id, received_at)
) partition by range (received_at);
CREATE INDEX analytics_event_received_at ON ONLY public.analytics_event USING btree (received_at);

create table api_key (
  id text not null,
  market text not null,
  name text not null,
  scopes text[] not null,
  secret_hash bytea not null,
  made_by uuid not null,
  made_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  opened_at timestamp with time zone,
  last_used_at timestamp with time zone,
  ended_at timestamp with time zone,
  constraint api_key_pkey PRIMARY KEY (id),
  constraint api_key_made_by_fkey FOREIGN KEY (made_by) REFERENCES staff(id),
  constraint api_key_check CHECK ((expires_at > made_at)),
  constraint api_key_id_check CHECK ((id ~ '^[a-z0-9]{12}$'::text)),
  constraint api_key_market_check CHECK ((market ~ '^[a-z]{2}$'::text)),
  constraint api_key_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60))),
  constraint api_key_scopes_check CHECK ((cardinality(scopes) > 0)),
  constraint api_key_secret_hash_check CHECK ((octet_length(secret_hash) = 32))
);
CREATE INDEX api_key_market ON public.api_key USING btree (market, made_at DESC, id DESC);

create table approval_case (
  request_id uuid not null,
  item_id uuid not null,
  constraint approval_case_pkey PRIMARY KEY (request_id, item_id),
  constraint approval_case_request_id_fkey FOREIGN KEY (request_id) REFERENCES approval_request(id)
);
CREATE INDEX approval_case_item ON public.approval_case USING btree (item_id);
CREATE TRIGGER approval_case_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.approval_case FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table approval_limit (
  market text not null,
  role text not null,
  most bigint not null,
  constraint approval_limit_pkey PRIMARY KEY (market, role),
  constraint approval_limit_market_fkey FOREIGN KEY (market) REFERENCES business_clock(market),
  constraint approval_limit_role_fkey FOREIGN KEY (role) REFERENCES staff_role(key),
  constraint approval_limit_most_check CHECK ((most >= 0))
);

create table approval_request (
  id uuid not null,
  market text not null,
  act text not null,
  subject text not null,
  input jsonb not null,
  figures jsonb,
  asked_by uuid not null,
  asked_at timestamp with time zone not null,
  deadline_at timestamp with time zone not null,
  state text default 'waiting'::text not null,
  decided_by uuid,
  decided_at timestamp with time zone,
  case_due_at timestamp with time zone,
  due_at timestamp with time zone generated always as (LEAST(deadline_at, case_due_at)) stored not null,
  constraint approval_request_pkey PRIMARY KEY (id),
  constraint approval_request_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES staff(id),
  constraint approval_request_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES staff(id),
  constraint approval_request_market_fkey FOREIGN KEY (market) REFERENCES business_clock(market),
  constraint approval_request_act_check CHECK ((act ~ '^[a-z][a-z-]*\.[a-z][a-z-]*$'::text)),
  constraint approval_request_check CHECK (((state = 'waiting'::text) = (decided_at IS NULL))),
  constraint approval_request_check1 CHECK (((state <> ALL (ARRAY['done'::text, 'refused'::text, 'asked-back'::text])) OR (decided_by IS NOT NULL))),
  constraint approval_request_never_oneself CHECK ((decided_by <> asked_by)),
  constraint approval_request_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'asked-back'::text, 'done'::text, 'refused'::text, 'withdrawn'::text, 'lapsed'::text])))
);
CREATE INDEX approval_request_asked ON public.approval_request USING btree (market, asked_at, id);
CREATE INDEX approval_request_by_act ON public.approval_request USING btree (market, act, asked_at, id);
CREATE INDEX approval_request_by_maker ON public.approval_request USING btree (asked_by, asked_at, id);
CREATE INDEX approval_request_by_outcome ON public.approval_request USING btree (market, state, decided_at, id) WHERE (state <> 'waiting'::text);
CREATE INDEX approval_request_due ON public.approval_request USING btree (market, due_at, id);
CREATE INDEX approval_request_ended ON public.approval_request USING btree (market, decided_at DESC, id DESC) WHERE (state <> 'waiting'::text);
CREATE INDEX approval_request_open ON public.approval_request USING btree (deadline_at) WHERE (state = ANY (ARRAY['waiting'::text, 'asked-back'::text]));
CREATE INDEX approval_request_subject ON public.approval_request USING btree (subject, asked_at DESC);
CREATE INDEX approval_request_waiting ON public.approval_request USING btree (market, due_at, id) WHERE (state = 'waiting'::text);
CREATE TRIGGER approval_request_leaves_queue AFTER UPDATE OF state ON public.approval_request FOR EACH ROW WHEN (((old.state = 'waiting'::text) AND (new.state = ANY (ARRAY['done'::text, 'refused'::text, 'asked-back'::text])) AND is_staff_acting())) EXECUTE FUNCTION exit_approval();
CREATE TRIGGER approval_request_state_by_table BEFORE UPDATE OF state ON public.approval_request FOR EACH ROW WHEN ((old.state IS DISTINCT FROM new.state)) EXECUTE FUNCTION refuse_unknown_transition();
CREATE TRIGGER approval_request_stays BEFORE DELETE OR TRUNCATE ON public.approval_request FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER approval_request_stays_decided BEFORE UPDATE ON public.approval_request FOR EACH ROW WHEN ((old.state <> ALL (ARRAY['waiting'::text, 'asked-back'::text]))) EXECUTE FUNCTION refuse_change_of_decided_approval();
CREATE UNIQUE INDEX approval_request_once ON public.approval_request USING btree (act, subject, md5((input)::text)) WHERE (state = ANY (ARRAY['waiting'::text, 'asked-back'::text]));

create table approval_word (
  id bigint generated always as identity not null,
  request_id uuid not null,
  step text not null,
  staff_id uuid not null,
  sealed text,
  at timestamp with time zone not null,
  seen text,
  shown text,
  constraint approval_word_pkey PRIMARY KEY (id),
  constraint approval_word_request_id_fkey FOREIGN KEY (request_id) REFERENCES approval_request(id),
  constraint approval_word_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id),
  constraint approval_word_step_check CHECK ((step = ANY (ARRAY['asked'::text, 'asked-back'::text, 'answered'::text, 'agreed'::text, 'refused'::text, 'withdrawn'::text])))
);
CREATE INDEX approval_word_request ON public.approval_word USING btree (request_id, id);
CREATE TRIGGER approval_word_only_forgotten BEFORE UPDATE ON public.approval_word FOR EACH ROW WHEN (((new.sealed IS NOT NULL) OR (new.shown IS NOT NULL))) EXECUTE FUNCTION refuse_change();
CREATE TRIGGER approval_word_stays BEFORE DELETE OR TRUNCATE ON public.approval_word FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table arrears_sum (
  market text not null,
  due_from date not null,
  loans integer not null,
  overdue bigint not null
);
CREATE INDEX arrears_sum_day ON public.arrears_sum USING btree (market, due_from) INCLUDE (loans, overdue);

create table attachment (
  id uuid not null,
  n bigint generated always as identity not null,
  subject text not null,
  borrower_id uuid,
  name_sealed text,
  media_type text not null,
  bytes integer not null,
  sha256 bytea not null,
  store_key text not null,
  staff_id uuid not null,
  at timestamp with time zone not null,
  deleted_at timestamp with time zone,
  constraint attachment_pkey PRIMARY KEY (id),
  constraint attachment_n_key UNIQUE (n),
  constraint attachment_store_key_key UNIQUE (store_key),
  constraint attachment_borrower_id_fkey FOREIGN KEY (borrower_id) REFERENCES borrower(id),
  constraint attachment_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id),
  constraint attachment_bytes_check CHECK (((bytes >= 1) AND (bytes <= 5242880))),
  constraint attachment_media_type_check CHECK ((media_type = ANY (ARRAY['image/jpeg'::text, 'image/png'::text, 'application/pdf'::text]))),
  constraint attachment_sha256_check CHECK ((octet_length(sha256) = 32)),
  constraint attachment_subject_check CHECK ((subject ~ '^[a-z-]+:[0-9a-f-]{36}$'::text))
);
CREATE INDEX attachment_borrower ON public.attachment USING btree (borrower_id) WHERE (borrower_id IS NOT NULL);
CREATE INDEX attachment_subject ON public.attachment USING btree (subject, n);
CREATE TRIGGER attachment_stays BEFORE DELETE OR TRUNCATE ON public.attachment FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table audit_chain (
  no bigint not null,
  audit_id uuid not null,
  who bytea not null,
  what bytea not null,
  hash bytea not null,
  constraint audit_chain_pkey PRIMARY KEY (no),
  constraint audit_chain_audit_id_key UNIQUE (audit_id),
  constraint audit_chain_no_check CHECK ((no > 0))
);
CREATE TRIGGER audit_chain_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.audit_chain FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table audit_log (
  id uuid not null,
  at timestamp with time zone default clock_timestamp() not null,
  actor_kind text not null,
  actor_id text not null,
  command text not null,
  subject text not null,
  outcome text not null,
  facts jsonb default '{}'::jsonb not null,
  request_id text,
  changes jsonb,
  maker_id uuid,
  address text,
  device text,
  constraint audit_log_pkey PRIMARY KEY (id),
  constraint audit_log_actor_kind_check CHECK ((actor_kind = ANY (ARRAY['anyone'::text, 'borrower'::text, 'staff'::text, 'channel'::text, 'system'::text, 'sandbox'::text, 'key'::text]))) NOT VALID,
  constraint audit_log_changes_check CHECK ((jsonb_typeof(changes) = 'array'::text))
);
CREATE INDEX audit_log_at ON public.audit_log USING btree (at DESC);
CREATE INDEX audit_log_command ON public.audit_log USING btree (command, at DESC);
CREATE INDEX audit_log_key ON public.audit_log USING btree (actor_id, at DESC) WHERE (actor_kind = 'key'::text);
CREATE INDEX audit_log_maker ON public.audit_log USING btree (maker_id, at DESC) WHERE (maker_id IS NOT NULL);
CREATE INDEX audit_log_people ON public.audit_log USING btree (at DESC) WHERE (actor_kind = 'staff'::text);
CREATE INDEX audit_log_refused ON public.audit_log USING btree (at DESC) WHERE (outcome <> 'done'::text);
CREATE INDEX audit_log_request ON public.audit_log USING btree (request_id) WHERE (request_id IS NOT NULL);
CREATE INDEX audit_log_staff ON public.audit_log USING btree (actor_id, at DESC) WHERE (actor_kind = 'staff'::text);
CREATE INDEX audit_log_subject ON public.audit_log USING btree (subject, at DESC);
CREATE TRIGGER audit_log_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.audit_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_log_waits_for_link AFTER INSERT ON public.audit_log FOR EACH ROW EXECUTE FUNCTION note_unsealed_act();

create table audit_unsealed (
  audit_id uuid not null,
  constraint audit_unsealed_pkey PRIMARY KEY (audit_id)
);

create table audit_word (
  audit_id uuid not null,
  sealed text,
  constraint audit_word_pkey PRIMARY KEY (audit_id),
  constraint audit_word_audit_id_fkey FOREIGN KEY (audit_id) REFERENCES audit_log(id)
);
CREATE TRIGGER audit_word_only_forgotten BEFORE UPDATE ON public.audit_word FOR EACH ROW WHEN ((new.sealed IS NOT NULL)) EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_word_stays BEFORE DELETE OR TRUNCATE ON public.audit_word FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table authority_limit (
  id bigint generated always as identity not null,
  market text not null,
  kind text not null,
  role text not null,
  most bigint not null,
  asked_by uuid not null,
  approved_by uuid not null,
  at timestamp with time zone not null,
  constraint authority_limit_pkey PRIMARY KEY (id),
  constraint authority_limit_approved_by_fkey FOREIGN KEY (approved_by) REFERENCES staff(id),
  constraint authority_limit_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES staff(id),
  constraint authority_limit_market_fkey FOREIGN KEY (market) REFERENCES business_clock(market),
  constraint authority_limit_role_fkey FOREIGN KEY (role) REFERENCES staff_role(key),
  constraint authority_limit_by_two CHECK ((asked_by <> approved_by)),
  constraint authority_limit_kind_check CHECK ((kind = ANY (ARRAY['corrections'::text, 'application'::text, 'application-day'::text]))),
  constraint authority_limit_most_check CHECK ((most >= 0))
);
CREATE INDEX authority_limit_newest ON public.authority_limit USING btree (market, kind, role, id DESC);
CREATE TRIGGER authority_limit_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.authority_limit FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table authority_use (
  id bigint generated always as identity not null,
  market text not null,
  kind text not null,
  act text not null,
  subject text not null,
  staff_id uuid not null,
  borrower_id uuid,
  amount bigint not null,
  business_date date not null,
  at timestamp with time zone not null,
  constraint authority_use_pkey PRIMARY KEY (id),
  constraint authority_use_market_fkey FOREIGN KEY (market) REFERENCES business_clock(market),
  constraint authority_use_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id),
  constraint authority_use_amount_check CHECK ((amount >= 0)),
  constraint authority_use_kind_check CHECK ((kind = ANY (ARRAY['corrections'::text, 'application'::text, 'application-day'::text])))
);
CREATE INDEX authority_use_of_borrower ON public.authority_use USING btree (market, business_date, kind, borrower_id) WHERE (borrower_id IS NOT NULL);
CREATE INDEX authority_use_of_staff ON public.authority_use USING btree (market, business_date, kind, staff_id);
CREATE TRIGGER authority_use_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.authority_use FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table bank_balance (
  market text not null,
  on_day date not null,
  closing bigint not null,
  statement_id bigint not null,
  constraint bank_balance_pkey PRIMARY KEY (market, on_day, statement_id),
  constraint bank_balance_market_fkey FOREIGN KEY (market) REFERENCES business_clock(market),
  constraint bank_balance_statement_id_fkey FOREIGN KEY (statement_id) REFERENCES bank_statement(id)
);
CREATE TRIGGER bank_balance_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.bank_balance FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table bank_entry (
  entry_id bigint not null,
  market text not null,
  business_date date not null,
  minor bigint not null,
  line_id bigint,
  matched_by text,
  matched_at timestamp with time zone,
  constraint bank_entry_pkey PRIMARY KEY (entry_id),
  constraint bank_entry_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES ledger_entry(id),
  constraint bank_entry_line_id_fkey FOREIGN KEY (line_id) REFERENCES bank_line(id),
  constraint bank_entry_check CHECK (((line_id IS NULL) = (matched_by IS NULL))),
  constraint bank_entry_check1 CHECK (((line_id IS NULL) = (matched_at IS NULL)))
);
CREATE INDEX bank_entry_day ON public.bank_entry USING btree (market, business_date);
CREATE INDEX bank_entry_line ON public.bank_entry USING btree (line_id) WHERE (line_id IS NOT NULL);
CREATE INDEX bank_entry_open ON public.bank_entry USING btree (market, business_date, entry_id) WHERE (line_id IS NULL);
CREATE TRIGGER bank_entry_marks_line AFTER UPDATE OF line_id ON public.bank_entry FOR EACH ROW WHEN ((new.line_id IS NOT NULL)) EXECUTE FUNCTION mark_matched_line();
CREATE TRIGGER bank_entry_of_open_day AFTER INSERT ON public.bank_entry REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION refuse_entry_of_signed_day();
CREATE TRIGGER bank_entry_stays BEFORE DELETE OR TRUNCATE ON public.bank_entry FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER bank_entry_stays_matched BEFORE UPDATE ON public.bank_entry FOR EACH ROW WHEN ((old.line_id IS NOT NULL)) EXECUTE FUNCTION refuse_change_of_matched_entry();
CREATE TRIGGER bank_entry_unmarks_line AFTER UPDATE OF line_id ON public.bank_entry FOR EACH ROW WHEN (((old.line_id IS NOT NULL) AND (new.line_id IS NULL))) EXECUTE FUNCTION unmark_line();

create table bank_import (
  id uuid not null,
  market text not null,
  account smallint default 1010 not null,
  file text not null,
  digest text not null,
  bytes integer not null,
  sealed text,
  heads text not null,
  how jsonb default '{}'::jsonb not null,
  corrections text,
  left_out jsonb default '[]'::jsonb not null,
  opened_by text not null,
  opened_at timestamp with time zone not null,
  state text default 'open'::text not null,
  started_by text,
  started_at timestamp with time zone,
  ended_at timestamp with time zone,
  statement_id bigint,
  transfers integer default 0 not null,
  done integer default 0 not null,
  credited integer default 0 not null,
  waiting integer default 0 not null,
  known integer default 0 not null,
  why text,
  constraint bank_import_pkey PRIMARY KEY (id),
  constraint bank_import_market_fkey FOREIGN KEY (market) REFERENCES business_clock(market),
  constraint bank_import_statement_id_fkey FOREIGN KEY (statement_id) REFERENCES bank_statement(id),
  constraint bank_import_bytes_check CHECK ((bytes > 0)),
  constraint bank_import_check CHECK (((done >= 0) AND (done <= transfers))),
  constraint bank_import_check1 CHECK (((state = ANY (ARRAY['open'::text, 'cancelled'::text])) OR (started_at IS NOT NULL))),
  constraint bank_import_check2 CHECK (((state = ANY (ARRAY['done'::text, 'stopped'::text, 'cancelled'::text])) = (ended_at IS NOT NULL))),
  constraint bank_import_check3 CHECK (((sealed IS NOT NULL) OR (ended_at IS NOT NULL))),
  constraint bank_import_digest_check CHECK ((digest ~ '^[0-9a-f]{64}$'::text)),
  constraint bank_import_file_check CHECK (((length(file) >= 1) AND (length(file) <= 200))),
  constraint bank_import_state_check CHECK ((state = ANY (ARRAY['open'::text, 'running'::text, 'done'::text, 'stopped'::text, 'cancelled'::text])))
);
CREATE INDEX bank_import_heads ON public.bank_import USING btree (market, heads, started_at DESC) WHERE (state = 'done'::text);
CREATE INDEX bank_import_newest ON public.bank_import USING btree (market, opened_at DESC, id DESC);
CREATE INDEX bank_import_statement ON public.bank_import USING btree (statement_id) WHERE (statement_id IS NOT NULL);
CREATE TRIGGER bank_import_stays BEFORE DELETE OR TRUNCATE ON public.bank_import FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE UNIQUE INDEX bank_import_under_way ON public.bank_import USING btree (market, digest) WHERE (ended_at IS NULL);

create table bank_line (
  id bigint generated always as identity not null,
  market text not null,
  statement_id bigint not null,
  n integer not null,
  value_on date not null,
  amount bigint not null,
  reference text,
  sealed text not null,
  kind text not null,
  channel text,
  balance bigint,
  digest text not null,
  nth integer not null,
  is_matched boolean default false not null,
  constraint bank_line_pkey PRIMARY KEY (id),
  constraint bank_line_market_digest_nth_key UNIQUE (market, digest, nth),
  constraint bank_line_market_fkey FOREIGN KEY (market) REFERENCES business_clock(market),
  constraint bank_line_statement_id_fkey FOREIGN KEY (statement_id) REFERENCES bank_statement(id),
  constraint bank_line_amount_check CHECK ((amount <> 0)),
  constraint bank_line_check CHECK (((kind = 'remittance'::text) = (channel IS NOT NULL))),
  constraint bank_line_kind_check CHECK ((kind = ANY (ARRAY['transfer'::text, 'remittance'::text, 'charge'::text, 'interest'::text, 'debit'::text]))),
  constraint bank_line_n_check CHECK ((n > 0)),
  constraint bank_line_nth_check CHECK ((nth > 0)),
  constraint bank_line_reference_check CHECK ((reference ~ '^[A-Z0-9]{4,60}$'::text))
);
CREATE INDEX bank_line_day ON public.bank_line USING btree (market, value_on, id);
CREATE INDEX bank_line_open ON public.bank_line USING btree (market, value_on, id) WHERE (NOT is_matched);
CREATE INDEX bank_line_reference ON public.bank_line USING btree (market, reference) WHERE (reference IS NOT NULL);
CREATE INDEX bank_line_statement ON public.bank_line USING btree (statement_id);
CREATE TRIGGER bank_line_marked_by_entries_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.bank_line FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_by_hand();
CREATE TRIGGER bank_line_of_open_day AFTER INSERT ON public.bank_line REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION refuse_line_of_signed_day();

create table bank_opening (
  market text not null,
  on_day date not null,
  balance bigint not null,
  entry_id bigint,
  proof text not null,
  posted_at timestamp with time zone not null,
  constraint bank_opening_pkey PRIMARY KEY (market),
  constraint bank_opening_entry_id_key UNIQUE (entry_id),
  constraint bank_opening_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES ledger_entry(id),
  constraint bank_opening_market_fkey FOREIGN KEY (market) REFERENCES business_clock(market),
  constraint bank_opening_proof_check CHECK (((length(proof) >= 3) AND (length(proof) <= 200)))
);
CREATE TRIGGER bank_opening_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.bank_opening FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table bank_sign_off (
  market text not null,
  on_day date not null,
  closing bigint not null,
  adjusted bigint not null,
  prepared_by uuid not null,
  approved_by uuid not null,
  signed_at timestamp with time zone not null,
  constraint bank_sign_off_pkey PRIMARY KEY (market, on_day),
  constraint bank_sign_off_approved_by_fkey FOREIGN KEY (approved_by) REFERENCES staff(id),
  constraint bank_sign_off_market_fkey FOREIGN KEY (market) REFERENCES business_clock(market),
  constraint bank_sign_off_prepared_by_fkey FOREIGN KEY (prepared_by) REFERENCES staff(id),
  constraint bank_sign_off_check CHECK ((approved_by <> prepared_by))
);
CREATE TRIGGER bank_sign_off_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.bank_sign_off FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table bank_statement (
  id bigint generated always as identity not null,
  market text not null,
  account smallint default 1010 not null,
  file text not null,
  digest text not null,
  from_on date not null,
  to_on date not null,
  opening bigint,
  closing bigint,
  lines integer not null,
  read_by text not null,
  read_at timestamp with time zone not null,
  constraint bank_statement_pkey PRIMARY KEY (id),
  constraint bank_statement_market_digest_key UNIQUE (market, digest),
  constraint bank_statement_market_fkey FOREIGN KEY (market) REFERENCES business_clock(market),
  constraint bank_statement_check CHECK ((to_on >= from_on)),
  constraint bank_statement_digest_check CHECK ((digest ~ '^[0-9a-f]{64}$'::text)),
  constraint bank_statement_file_check CHECK (((length(file) >= 1) AND (length(file) <= 200))),
  constraint bank_statement_lines_check CHECK ((lines >= 0))
);
CREATE INDEX bank_statement_days ON public.bank_statement USING btree (market, to_on, from_on);
CREATE INDEX bank_statement_newest ON public.bank_statement USING btree (market, id DESC);
CREATE TRIGGER bank_statement_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.bank_statement FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table bank_unmatch (
  id bigint generated always as identity not null,
  line_id bigint not null,
  entry_id bigint not null,
  matched_by text not null,
  matched_at timestamp with time zone not null,
  unmatched_by text not null,
  unmatched_at timestamp with time zone not null,
  constraint bank_unmatch_pkey PRIMARY KEY (id),
  constraint bank_unmatch_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES bank_entry(entry_id),
  constraint bank_unmatch_line_id_fkey FOREIGN KEY (line_id) REFERENCES bank_line(id)
);
CREATE INDEX bank_unmatch_line ON public.bank_unmatch USING btree (line_id);
CREATE INDEX bank_unmatch_pair ON public.bank_unmatch USING btree (entry_id, line_id);
CREATE TRIGGER bank_unmatch_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.bank_unmatch FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table borrower (
  id uuid not null,
  market text not null,
  phone_sealed text,
  phone_index bytea,
  language text default 'en'::text not null,
  opened_at timestamp with time zone default clock_timestamp() not null,
  last_seen_at timestamp with time zone default clock_timestamp() not null,
  score_asked_at timestamp with time zone,
  deleted_at timestamp with time zone,
  kept_until date,
  phone_parts bigint[],
  constraint borrower_pkey PRIMARY KEY (id),
  constraint borrower_market_fkey FOREIGN KEY (market) REFERENCES business_clock(market),
  constraint borrower_deleted_has_no_phone CHECK (((deleted_at IS NULL) OR (phone_index IS NULL))),
  constraint borrower_phone_whole CHECK (((phone_sealed IS NULL) = (phone_index IS NULL)))
);
CREATE INDEX borrower_kept_until ON public.borrower USING btree (kept_until) WHERE (deleted_at IS NOT NULL);
CREATE INDEX borrower_left ON public.borrower USING btree (market, deleted_at DESC, id DESC) WHERE (deleted_at IS NOT NULL);
CREATE INDEX borrower_newest ON public.borrower USING btree (market, opened_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX borrower_phone_parts ON public.borrower USING gin (phone_parts);
CREATE UNIQUE INDEX borrower_phone ON public.borrower USING btree (market, phone_index) WHERE (phone_index IS NOT NULL);

create table borrower_device (
  borrower_id uuid not null,
  sealed text not null,
  noted_at timestamp with time zone not null,
  constraint borrower_device_pkey PRIMARY KEY (borrower_id),
  constraint borrower_device_borrower_id_fkey FOREIGN KEY (borrower_id) REFERENCES borrower(id)
);

create table borrower_document (
  borrower_id uuid not null,
  market text not null,
  kind text not null,
  number_sealed text not null,
  number_index bytea,
  noted_at timestamp with time zone default clock_timestamp() not null,
  constraint borrower_document_pkey PRIMARY KEY (borrower_id, kind),
  constraint borrower_document_borrower_id_fkey FOREIGN KEY (borrower_id) REFERENCES borrower(id)
);
CREATE UNIQUE INDEX borrower_document_once ON public.borrower_document USING btree (market, kind, number_index) WHERE (number_index IS NOT NULL);

create table borrower_location (
  borrower_id uuid not null,
  latitude numeric(4,2) not null,
  longitude numeric(5,2) not null,
  noted_at timestamp with time zone not null,
  constraint borrower_location_pkey PRIMARY KEY (borrower_id),
  constraint borrower_location_borrower_id_fkey FOREIGN KEY (borrower_id) REFERENCES borrower(id)
);

create table borrower_name_word (
  borrower_id uuid not null,
  step text generated always as ('base'::text) stored not null,
  market text not null,
  word_index bytea not null,
  parts bigint[],
  constraint borrower_name_word_pkey PRIMARY KEY (borrower_id, word_index),
  constraint borrower_name_word_borrower_id_step_fkey FOREIGN KEY (borrower_id, step) REFERENCES certification_step(borrower_id, step) ON DELETE CASCADE,
  constraint borrower_name_word_word_index_check CHECK ((octet_length(word_index) = 32))
);
CREATE INDEX borrower_name_word_found ON public.borrower_name_word USING btree (market, word_index, borrower_id);
CREATE INDEX borrower_name_word_parts ON public.borrower_name_word USING gin (parts);

create table borrower_passkey (
  id uuid not null,
  borrower_id uuid not null,
  credential_id text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  browser text,
  system text,
  made_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint borrower_passkey_pkey PRIMARY KEY (id),
  constraint borrower_passkey_credential_id_key UNIQUE (credential_id),
  constraint borrower_passkey_borrower_id_fkey FOREIGN KEY (borrower_id) REFERENCES borrower(id),
  constraint borrower_passkey_counter_check CHECK ((counter >= 0)),
  constraint borrower_passkey_credential_id_check CHECK (((length(credential_id) >= 1) AND (length(credential_id) <= 1400)))
);
CREATE INDEX borrower_passkey_borrower ON public.borrower_passkey USING btree (borrower_id);

create table bureau_dispute (
  id uuid not null,
  market text not null,
  loan_id bigint not null,
  borrower_id uuid not null,
  file_id uuid not null,
  n integer not null,
  raised_by text not null,
  complaint_id uuid,
  about text not null,
  words_sealed text,
  raised_at timestamp with time zone not null,
  raised_on date not null,
  decide_by date not null,
  state text not null,
  reason_sealed text,
  decided_by uuid,
  decided_at timestamp with time zone,
  right_figures jsonb,
  corrected_in uuid,
  constraint bureau_dispute_pkey PRIMARY KEY (id),
  constraint bureau_dispute_borrower_id_fkey FOREIGN KEY (borrower_id) REFERENCES borrower(id),
  constraint bureau_dispute_complaint_id_fkey FOREIGN KEY (complaint_id) REFERENCES complaint(id),
  constraint bureau_dispute_corrected_in_fkey FOREIGN KEY (corrected_in) REFERENCES bureau_file(id),
  constraint bureau_dispute_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES staff(id),
  constraint bureau_dispute_file_id_n_fkey FOREIGN KEY (file_id, n) REFERENCES bureau_row(file_id, n),
  constraint bureau_dispute_loan_id_fkey FOREIGN KEY (loan_id) REFERENCES loan(id),
  constraint bureau_dispute_market_fkey FOREIGN KEY (market) REFERENCES business_clock(market),
  constraint bureau_dispute_about_check CHECK ((about = ANY (ARRAY['status'::text, 'late'::text, 'amount'::text, 'closed'::text, 'person'::text, 'not-mine'::text]))),
  constraint bureau_dispute_check CHECK (((state = 'open'::text) = (decided_at IS NULL))),
  constraint bureau_dispute_check1 CHECK (((state = 'corrected'::text) = (corrected_in IS NOT NULL))),
  constraint bureau_dispute_raised_by_check CHECK ((raised_by = ANY (ARRAY['borrower'::text, 'bureau'::text]))),
  constraint bureau_dispute_state_check CHECK ((state = ANY (ARRAY['open'::text, 'correcting'::text, 'corrected'::text, 'stands'::text])))
);
CREATE INDEX bureau_dispute_borrower ON public.bureau_dispute USING btree (borrower_id);
CREATE INDEX bureau_dispute_correcting ON public.bureau_dispute USING btree (loan_id) WHERE (state = 'correcting'::text);
CREATE INDEX bureau_dispute_decided ON public.bureau_dispute USING btree (market, decided_at DESC, id DESC) WHERE (state <> 'open'::text);
CREATE INDEX bureau_dispute_to_correct ON public.bureau_dispute USING btree (market, loan_id) WHERE (state = 'correcting'::text);
CREATE INDEX bureau_dispute_waiting ON public.bureau_dispute USING btree (market, decide_by, id) WHERE (state = 'open'::text);
CREATE TRIGGER bureau_dispute_leaves_queue AFTER UPDATE OF state ON public.bureau_dispute FOR EACH ROW WHEN (((old.state = 'open'::text) AND (new.state <> 'open'::text) AND is_staff_acting())) EXECUTE FUNCTION exit_bureau_dispute();
CREATE TRIGGER bureau_dispute_stays BEFORE DELETE OR TRUNCATE ON public.bureau_dispute FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE UNIQUE INDEX bureau_dispute_one_open ON public.bureau_dispute USING btree (loan_id) WHERE (state = 'open'::text);

create table bureau_file (
  id uuid not null,
  market text not null,
  on_day date not null,
  covers text not null,
  since date not null,
  send_by date not null,
  state text not null,
  rows integer default 0 not null,
  done integer default 0 not null,
  left_out integer default 0 not null,
  unchanged integer default 0 not null,
  outstanding bigint default 0 not null,
  left_outstanding bigint default 0 not null,
  same_outstanding bigint default 0 not null,
  ledger bigint default 0 not null,
  overdue bigint default 0 not null,
  bytes bigint default 0 not null,
  groups jsonb default '{"statuses": [], "leftOutBy": []}'::jsonb not null,
  made_by uuid,
  made_at timestamp with time zone not null,
  ready_at timestamp with time zone,
  released_at timestamp with time zone,
  sent_at timestamp with time zone,
  answered_at timestamp with time zone,
  constraint bureau_file_pkey PRIMARY KEY (id),
  constraint bureau_file_once UNIQUE (market, on_day, covers),
  constraint bureau_file_made_by_fkey FOREIGN KEY (made_by) REFERENCES staff(id),
  constraint bureau_file_market_fkey FOREIGN KEY (market) REFERENCES business_clock(market),
  constraint bureau_file_check CHECK ((since < on_day)),
  constraint bureau_file_check1 CHECK ((done <= rows)),
  constraint bureau_file_covers_check CHECK ((covers = ANY (ARRAY['all'::text, 'changes'::text, 'corrections'::text]))),
  constraint bureau_file_state_check CHECK ((state = ANY (ARRAY['making'::text, 'ready'::text, 'released'::text, 'sent'::text, 'answered'::text])))
);
CREATE INDEX bureau_file_in_order ON public.bureau_file USING btree (market, on_day DESC, id DESC);
CREATE TRIGGER bureau_file_stays BEFORE DELETE OR TRUNCATE ON public.bureau_file FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE UNIQUE INDEX bureau_file_one_of_day ON public.bureau_file USING btree (market, on_day) WHERE (covers <> 'corrections'::text);

create table bureau_part (
  file_id uuid not null,
  no integer not null,
  last_n integer not null,
  sealed bytea not null,
  constraint bureau_part_pkey PRIMARY KEY (file_id, no),
  constraint bureau_part_file_id_fkey FOREIGN KEY (file_id) REFERENCES bureau_file(id),
  constraint bureau_part_no_check CHECK ((no > 0))
);
CREATE TRIGGER bureau_part_never_changed BEFORE UPDATE OR TRUNCATE ON public.bureau_part FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table bureau_refusal (
  id uuid not null,
  market text not null,
  file_id uuid not null,
  n integer not null,
  loan_id bigint not null,
  code text not null,
  words text not null,
  state text not null,
  raised_at timestamp with time zone not null,
  due_on date not null,
  mended_by uuid,
  mended_at timestamp with time zone,
  resent_in uuid,
  constraint bureau_refusal_pkey PRIMARY KEY (id),
  constraint bureau_refusal_once UNIQUE (file_id, n),
  constraint bureau_refusal_file_id_n_fkey FOREIGN KEY (file_id, n) REFERENCES bureau_row(file_id, n),
  constraint bureau_refusal_loan_id_fkey FOREIGN KEY (loan_id) REFERENCES loan(id),
  constraint bureau_refusal_market_fkey FOREIGN KEY (market) REFERENCES business_clock(market),
  constraint bureau_refusal_mended_by_fkey FOREIGN KEY (mended_by) REFERENCES staff(id),
  constraint bureau_refusal_resent_in_fkey FOREIGN KEY (resent_in) REFERENCES bureau_file(id),
  constraint bureau_refusal_check CHECK (((state = 'open'::text) = (mended_at IS NULL))),
  constraint bureau_refusal_check1 CHECK (((state = 'resent'::text) = (resent_in IS NOT NULL))),
  constraint bureau_refusal_state_check CHECK ((state = ANY (ARRAY['open'::text, 'mended'::text, 'resent'::text])))
);
CREATE INDEX bureau_refusal_mended ON public.bureau_refusal USING btree (loan_id) WHERE (state = 'mended'::text);
CREATE INDEX bureau_refusal_open ON public.bureau_refusal USING btree (market, due_on, id) WHERE (state = 'open'::text);
CREATE INDEX bureau_refusal_to_resend ON public.bureau_refusal USING btree (market, loan_id) WHERE (state = 'mended'::text);
CREATE TRIGGER bureau_refusal_leaves_queue AFTER UPDATE OF state ON public.bureau_refusal FOR EACH ROW WHEN (((old.state = 'open'::text) AND (new.state <> 'open'::text) AND is_staff_acting())) EXECUTE FUNCTION exit_bureau_refusal();
CREATE TRIGGER bureau_refusal_stays BEFORE DELETE OR TRUNCATE ON public.bureau_refusal FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table bureau_row (
  file_id uuid not null,
  n integer not null,
  loan_id bigint not null,
  borrower_id uuid not null,
  status text not null,
  opened_on date not null,
  closed_on date,
  sanctioned bigint not null,
  instalment bigint not null,
  outstanding bigint not null,
  overdue bigint not null,
  written_off bigint not null,
  days_late integer not null,
  is_disputed boolean not null,
  is_correction boolean not null,
  left_out text,
  constraint bureau_row_pkey PRIMARY KEY (file_id, n),
  constraint bureau_row_file_id_loan_id_key UNIQUE (file_id, loan_id),
  constraint bureau_row_borrower_id_fkey FOREIGN KEY (borrower_id) REFERENCES borrower(id),
  constraint bureau_row_file_id_fkey FOREIGN KEY (file_id) REFERENCES bureau_file(id),
  constraint bureau_row_loan_id_fkey FOREIGN KEY (loan_id) REFERENCES loan(id),
  constraint bureau_row_days_late_check CHECK ((days_late >= 0)),
  constraint bureau_row_left_out_check CHECK ((left_out = ANY (ARRAY['no_consent'::text, 'identity_missing'::text, 'document_missing'::text, 'value_is_missing'::text, 'value_is_too_long'::text, 'code_is_unknown'::text]))),
  constraint bureau_row_n_check CHECK ((n > 0)),
  constraint bureau_row_status_check CHECK ((status = ANY (ARRAY['current'::text, 'late'::text, 'restructured'::text, 'written-off'::text, 'closed'::text])))
);
CREATE INDEX bureau_row_borrower ON public.bureau_row USING btree (borrower_id);
CREATE INDEX bureau_row_left_out ON public.bureau_row USING btree (file_id, n) WHERE (left_out IS NOT NULL);
CREATE INDEX bureau_row_loan ON public.bureau_row USING btree (loan_id, file_id);
CREATE TRIGGER bureau_row_keeps_sums AFTER INSERT ON public.bureau_row REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_bureau_sums();
CREATE TRIGGER bureau_row_keeps_sums_of_left_out AFTER UPDATE ON public.bureau_row REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_bureau_sums();
CREATE TRIGGER bureau_row_stays BEFORE DELETE OR TRUNCATE ON public.bureau_row FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table bureau_row_sum (
  file_id uuid not null,
  status text not null,
  left_out text not null,
  rows integer not null,
  outstanding bigint not null,
  constraint bureau_row_sum_pkey PRIMARY KEY (file_id, status, left_out),
  constraint bureau_row_sum_file_id_fkey FOREIGN KEY (file_id) REFERENCES bureau_file(id)
);

create table business_clock (
  market text not null,
  business_date date not null,
  closed_through date,
  constraint business_clock_pkey PRIMARY KEY (market),
  constraint business_clock_check CHECK ((closed_through < business_date)),
  constraint business_clock_market_check CHECK ((market ~ '^[a-z]{2}$'::text))
);
CREATE TRIGGER business_clock_changes_page AFTER UPDATE OF business_date ON public.business_clock FOR EACH ROW EXECUTE FUNCTION page_configuration_changed();
CREATE TRIGGER business_clock_goes_forward BEFORE UPDATE ON public.business_clock FOR EACH ROW EXECUTE FUNCTION business_clock_goes_forward();
CREATE TRIGGER business_clock_stays BEFORE DELETE OR TRUNCATE ON public.business_clock FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table certification_draft (
  borrower_id uuid not null,
  step text not null,
  sealed text not null,
  kept_at timestamp with time zone not null,
  constraint certification_draft_pkey PRIMARY KEY (borrower_id, step),
  constraint certification_draft_borrower_id_fkey FOREIGN KEY (borrower_id) REFERENCES borrower(id),
  constraint certification_draft_step_check CHECK ((step = ANY (ARRAY['base'::text, 'personal'::text, 'job'::text, 'ext'::text])))
);
CREATE INDEX certification_draft_old ON public.certification_draft USING btree (kept_at);

create table certification_step (
  borrower_id uuid not null,
  step text not null,
  state text not null,
  sealed text not null,
  refusals_sealed text,
  changed_at timestamp with time zone not null,
  complete_up_to bigint,
  constraint certification_step_pkey PRIMARY KEY (borrower_id, step),
  constraint certification_step_borrower_id_fkey FOREIGN KEY (borrower_id) REFERENCES borrower(id),
  constraint certification_step_check CHECK (((state = 'refused'::text) = (refusals_sealed IS NOT NULL))),
  constraint certification_step_complete_up_to_check CHECK ((complete_up_to > 0)),
  constraint certification_step_state_check CHECK ((state = ANY (ARRAY['saved'::text, 'accepted'::text, 'refused'::text]))),
  constraint certification_step_step_check CHECK ((step = ANY (ARRAY['base'::text, 'personal'::text, 'job'::text, 'ext'::text])))
);

create table chain_check (
  checked_at timestamp with time zone default now() not null,
  entries bigint not null,
  acts bigint not null,
  days bigint,
  differences bigint not null,
  constraint chain_check_pkey PRIMARY KEY (checked_at),
  constraint chain_check_acts_check CHECK ((acts >= 0)),
  constraint chain_check_days_check CHECK ((days >= 0)),
  constraint chain_check_differences_check CHECK ((differences >= 0)),
  constraint chain_check_entries_check CHECK ((entries >= 0))
);
CREATE TRIGGER chain_check_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.chain_check FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table chain_root (
  market text not null,
  day date not null,
  entry_no bigint not null,
  audit_no bigint not null,
  line text not null,
  constraint chain_root_pkey PRIMARY KEY (market, day),
  constraint chain_root_market_fkey FOREIGN KEY (market) REFERENCES business_clock(market)
);
CREATE TRIGGER chain_root_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.chain_root FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table channel_difference (
  id bigint generated always as identity not null,
  market text not null,
  channel text not null,
  kind text not null,
  reference text not null,
  payment_id uuid,
  ours bigint,
  theirs bigint,
  value_on date,
  line_amount bigint generated always as (
CASE
    WHEN (value_on IS NULL) THEN NULL::bigint
    ELSE theirs
END) stored,
  found_on date not null,
  found_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  closed_by text,
  closed_why text,
  constraint channel_difference_pkey PRIMARY KEY (id),
  constraint channel_difference_market_channel_kind_reference_value_on_l_key UNIQUE NULLS NOT DISTINCT (market, channel, kind, reference, value_on, line_amount),
  constraint channel_difference_market_fkey FOREIGN KEY (market) REFERENCES business_clock(market),
  constraint channel_difference_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payment(id),
  constraint channel_difference_check CHECK (((closed_by IS NULL) = (closed_why IS NULL))),
  constraint channel_difference_check1 CHECK (((closed_why IS NULL) OR (closed_at IS NOT NULL))),
  constraint channel_difference_closed_why_check CHECK (((length(closed_why) >= 3) AND (length(closed_why) <= 500))),
  constraint channel_difference_kind_check CHECK ((kind = ANY (ARRAY['only-theirs'::text, 'only-ours'::text, 'other-amount'::text, 'other-day'::text, 'taken-back-here'::text])))
);
CREATE INDEX channel_difference_open ON public.channel_difference USING btree (market, id DESC) WHERE (closed_at IS NULL);
CREATE TRIGGER channel_difference_stays BEFORE DELETE OR TRUNCATE ON public.channel_difference FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table channel_event (
  id bigint generated always as identity not null,
  market text not null,
  channel text not null,
  key text not null,
  txn_id text not null,
  external_id text not null,
  says text not null,
  letter text not null,
  scheme text not null,
  raw text not null,
  heard_at timestamp with time zone not null,
  times integer default 1 not null,
  state text default 'open'::text not null,
  outcome text,
  closed_by text,
  closed_why text,
  constraint channel_event_pkey PRIMARY KEY (id),
  constraint channel_event_once UNIQUE (channel, key),
  constraint channel_event_market_fkey FOREIGN KEY (market) REFERENCES business_clock(market),
  constraint channel_event_check CHECK (((closed_by IS NULL) = (closed_why IS NULL))),
  constraint channel_event_closed_why_check CHECK (((length(closed_why) >= 3) AND (length(closed_why) <= 500))),
  constraint channel_event_raw_check CHECK ((length(raw) <= 16384)),
  constraint channel_event_says_check CHECK ((says = ANY (ARRAY['paid'::text, 'failed'::text, 'waiting'::text, 'taken-back'::text, 'void'::text, 'mandate'::text]))),
  constraint channel_event_state_check CHECK ((state = ANY (ARRAY['open'::text, 'done'::text, 'waiting-for-money'::text, 'needs-a-person'::text])))
);
CREATE INDEX channel_event_for_a_person ON public.channel_event USING btree (market, heard_at) WHERE (state = ANY (ARRAY['needs-a-person'::text, 'waiting-for-money'::text]));
CREATE INDEX channel_event_reference ON public.channel_event USING btree (market, channel, external_id);
CREATE TRIGGER channel_event_stays BEFORE DELETE OR TRUNCATE ON public.channel_event FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table channel_settlement (
  id bigint generated always as identity not null,
  market text not null,
  channel text not null,
  entry_id bigint not null,
  amount bigint not null,
  cost bigint not null,
  settled_on date not null,
  proof text,
  settled_at timestamp with time zone not null,
  constraint channel_settlement_pkey PRIMARY KEY (id),
  constraint channel_settlement_entry_id_key UNIQUE (entry_id),
  constraint channel_settlement_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES ledger_entry(id),
  constraint channel_settlement_market_fkey FOREIGN KEY (market) REFERENCES business_clock(market),
  constraint channel_settlement_cost_check CHECK ((cost >= 0)),
  constraint channel_settlement_proof_check CHECK (((length(proof) >= 3) AND (length(proof) <= 200)))
);
CREATE INDEX channel_settlement_last ON public.channel_settlement USING btree (market, channel, id DESC);
CREATE TRIGGER channel_settlement_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.channel_settlement FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table channel_settlement_item (
  settlement_id bigint not null,
  payment_id uuid not null,
  amount bigint not null,
  constraint channel_settlement_item_pkey PRIMARY KEY (settlement_id, payment_id),
  constraint channel_settlement_item_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payment(id),
  constraint channel_settlement_item_settlement_id_fkey FOREIGN KEY (settlement_id) REFERENCES channel_settlement(id),
  constraint channel_settlement_item_amount_check CHECK ((amount <> 0))
);
CREATE INDEX channel_settlement_item_payment ON public.channel_settlement_item USING btree (payment_id);
CREATE TRIGGER channel_settlement_item_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.channel_settlement_item FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table client_error (
  id bigint generated always as identity not null,
  market text not null,
  message text not null,
  screen text not null,
  stack text,
  app_version text,
  at timestamp with time zone not null,
  received_at timestamp with time zone default now() not null,
  constraint client_error_pkey PRIMARY KEY (id, received_at)
) partition by range (received_at);
CREATE INDEX client_error_received_at ON ONLY public.client_error USING btree (received_at);

create table clock_reading (
  process text not null,
  skew_ms bigint not null,
  read_at timestamp with time zone default now() not null,
  constraint clock_reading_pkey PRIMARY KEY (process),
  constraint clock_reading_process_check CHECK ((length(process) <= 200))
);

create table collection_assignment (
  id bigint generated always as identity not null,
  market text not null,
  loan_id bigint not null,
  staff_id uuid,
  assigned_by uuid,
  how text not null,
  at timestamp with time zone not null,
  constraint collection_assignment_pkey PRIMARY KEY (id),
  constraint collection_assignment_assigned_by_fkey FOREIGN KEY (assigned_by) REFERENCES staff(id),
  constraint collection_assignment_loan_id_fkey FOREIGN KEY (loan_id) REFERENCES loan(id),
  constraint collection_assignment_market_fkey FOREIGN KEY (market) REFERENCES business_clock(market),
  constraint collection_assignment_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id),
  constraint collection_assignment_how_check CHECK ((how = ANY (ARRAY['taken'::text, 'assigned'::text, 'round-robin'::text, 'released'::text, 'cured'::text])))
);
CREATE INDEX collection_assignment_loan ON public.collection_assignment USING btree (loan_id, id DESC);
CREATE INDEX collection_assignment_shared ON public.collection_assignment USING btree (market, staff_id, id DESC) WHERE (how = 'round-robin'::text);
CREATE TRIGGER collection_assignment_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.collection_assignment FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table collection_call (
  id uuid not null,
  market text not null,
  loan_id bigint not null,
  borrower_id uuid not null,
  staff_id uuid not null,
  direction text not null,
  opened_at timestamp with time zone not null,
  tries integer default 0 not null,
  verified_at timestamp with time zone,
  logged_at timestamp with time zone,
  constraint collection_call_pkey PRIMARY KEY (id),
  constraint collection_call_borrower_id_fkey FOREIGN KEY (borrower_id) REFERENCES borrower(id),
  constraint collection_call_loan_id_fkey FOREIGN KEY (loan_id) REFERENCES loan(id),
  constraint collection_call_market_fkey FOREIGN KEY (market) REFERENCES business_clock(market),
  constraint collection_call_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id),
  constraint collection_call_direction_check CHECK ((direction = ANY (ARRAY['in'::text, 'out'::text])))
);
CREATE INDEX collection_call_borrower ON public.collection_call USING btree (borrower_id, opened_at DESC) WHERE (direction = 'out'::text);
CREATE INDEX collection_call_running ON public.collection_call USING btree (staff_id, loan_id, opened_at DESC) WHERE (logged_at IS NULL);
CREATE TRIGGER collection_call_logged_once BEFORE UPDATE ON public.collection_call FOR EACH ROW WHEN ((old.logged_at IS NOT NULL)) EXECUTE FUNCTION refuse_change();
CREATE TRIGGER collection_call_stays BEFORE DELETE OR TRUNCATE ON public.collection_call FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table collection_case (
  loan_id bigint not null,
  market text not null,
  staff_id uuid,
  assigned_at timestamp with time zone,
  next_action text,
  next_on date,
  opened_on date not null,
  closed_at timestamp with time zone,
  constraint collection_case_pkey PRIMARY KEY (loan_id),
  constraint collection_case_loan_id_fkey FOREIGN KEY (loan_id) REFERENCES loan(id),
  constraint collection_case_market_fkey FOREIGN KEY (market) REFERENCES business_clock(market),
  constraint collection_case_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id),
  constraint collection_case_check CHECK (((next_action IS NULL) = (next_on IS NULL))),
  constraint collection_case_check1 CHECK (((staff_id IS NULL) = (assigned_at IS NULL))),
  constraint collection_case_check2 CHECK (((closed_at IS NULL) OR ((staff_id IS NULL) AND (next_on IS NULL)))),
  constraint collection_case_next_action_check CHECK ((next_action = ANY (ARRAY['call'::text, 'message'::text, 'review'::text, 'verify-number'::text])))
);
CREATE INDEX collection_case_assignee ON public.collection_case USING btree (staff_id) WHERE ((closed_at IS NULL) AND (staff_id IS NOT NULL));
CREATE INDEX collection_case_open ON public.collection_case USING btree (market, loan_id) WHERE (closed_at IS NULL);
CREATE TRIGGER collection_case_leaves_queue AFTER INSERT OR UPDATE OF next_on ON public.collection_case FOR EACH ROW WHEN (((new.next_on IS NOT NULL) AND is_staff_acting())) EXECUTE FUNCTION exit_collection();

create table collection_cure (
  id bigint generated always as identity not null,
  market text not null,
  loan_id bigint not null,
  staff_id uuid,
  opened_on date not null,
  on_day date not null,
  constraint collection_cure_pkey PRIMARY KEY (id),
  constraint collection_cure_loan_id_fkey FOREIGN KEY (loan_id) REFERENCES loan(id),
  constraint collection_cure_market_fkey FOREIGN KEY (market) REFERENCES business_clock(market),
  constraint collection_cure_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id)
);
CREATE INDEX collection_cure_day ON public.collection_cure USING btree (market, on_day);
CREATE TRIGGER collection_cure_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.collection_cure FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table collection_promise (
  request_id uuid not null,
  market text not null,
  staff_id uuid not null,
  at timestamp with time zone not null,
  constraint collection_promise_pkey PRIMARY KEY (request_id),
  constraint collection_promise_market_fkey FOREIGN KEY (market) REFERENCES business_clock(market),
  constraint collection_promise_request_id_fkey FOREIGN KEY (request_id) REFERENCES hardship_request(id),
  constraint collection_promise_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id)
);
CREATE INDEX collection_promise_taken ON public.collection_promise USING btree (market, at);
CREATE TRIGGER collection_promise_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.collection_promise FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table complaint (
  id uuid not null,
  borrower_id uuid,
  market text not null,
  reference text not null,
  kind text not null,
  order_id uuid,
  row_n integer,
  answer_way text not null,
  state text not null,
  round integer default 1 not null,
  asked_at timestamp with time zone not null,
  asked_on date not null,
  promised_by date not null,
  escalate_on date not null,
  regulator_from date,
  regulator_told_at timestamp with time zone,
  answered_at timestamp with time zone,
  is_rejected boolean default false not null,
  score integer,
  score_sealed text,
  news integer default 0 not null,
  seen integer default 0 not null,
  messages integer default 0 not null,
  changed_at timestamp with time zone not null,
  charge_decision text,
  constraint complaint_pkey PRIMARY KEY (id),
  constraint complaint_reference_key UNIQUE (reference),
  constraint complaint_borrower_id_fkey FOREIGN KEY (borrower_id) REFERENCES borrower(id),
  constraint complaint_market_fkey FOREIGN KEY (market) REFERENCES business_clock(market),
  constraint complaint_order_id_fkey FOREIGN KEY (order_id) REFERENCES loan_order(id),
  constraint complaint_answer_way_check CHECK ((answer_way = ANY (ARRAY['app'::text, 'phone'::text, 'email'::text]))),
  constraint complaint_charge_decision_check CHECK ((charge_decision = ANY (ARRAY['taken-back'::text, 'stands'::text]))),
  constraint complaint_check CHECK ((escalate_on <= promised_by)),
  constraint complaint_check1 CHECK ((seen <= news)),
  constraint complaint_check2 CHECK (((row_n IS NULL) OR ((order_id IS NOT NULL) AND (kind = 'charge'::text)))),
  constraint complaint_check3 CHECK (((state <> 'answered'::text) OR (answered_at IS NOT NULL))),
  constraint complaint_check4 CHECK (((charge_decision IS NULL) OR (row_n IS NOT NULL))),
  constraint complaint_of_a_borrower CHECK (((borrower_id IS NOT NULL) OR ((order_id IS NULL) AND (row_n IS NULL)))),
  constraint complaint_round_check CHECK ((round > 0)),
  constraint complaint_row_n_check CHECK ((row_n > 0)),
  constraint complaint_score_check CHECK (((score >= 1) AND (score <= 5))),
  constraint complaint_state_check CHECK ((state = ANY (ARRAY['open'::text, 'answered'::text, 'closed'::text, 'reopened'::text])))
);
CREATE INDEX complaint_answered ON public.complaint USING btree (market, changed_at DESC, id DESC) WHERE (state = ANY (ARRAY['answered'::text, 'closed'::text]));
CREATE INDEX complaint_asked ON public.complaint USING btree (market, asked_on);
CREATE INDEX complaint_borrower ON public.complaint USING btree (borrower_id, changed_at DESC, id DESC);
CREATE INDEX complaint_by_change ON public.complaint USING btree (market, changed_at, id);
CREATE INDEX complaint_by_due ON public.complaint USING btree (market, promised_by, id);
CREATE INDEX complaint_by_kind ON public.complaint USING btree (market, kind, asked_at, id);
CREATE INDEX complaint_by_received ON public.complaint USING btree (market, asked_at, id);
CREATE INDEX complaint_charge_stands ON public.complaint USING btree (order_id, row_n) WHERE (charge_decision = 'stands'::text);
CREATE INDEX complaint_order ON public.complaint USING btree (order_id) WHERE (order_id IS NOT NULL);
CREATE INDEX complaint_waiting ON public.complaint USING btree (market, promised_by, id) WHERE (state = ANY (ARRAY['open'::text, 'reopened'::text]));
CREATE TRIGGER complaint_leaves_queue AFTER UPDATE OF state ON public.complaint FOR EACH ROW WHEN (((old.state = ANY (ARRAY['open'::text, 'reopened'::text])) AND (new.state <> ALL (ARRAY['open'::text, 'reopened'::text])) AND is_staff_acting())) EXECUTE FUNCTION exit_complaint();
CREATE TRIGGER complaint_state_by_table BEFORE UPDATE OF state ON public.complaint FOR EACH ROW WHEN ((old.state IS DISTINCT FROM new.state)) EXECUTE FUNCTION refuse_unknown_transition();
CREATE TRIGGER complaint_stays BEFORE DELETE OR TRUNCATE ON public.complaint FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE UNIQUE INDEX complaint_one_dispute ON public.complaint USING btree (order_id, row_n) WHERE ((row_n IS NOT NULL) AND (state = ANY (ARRAY['open'::text, 'reopened'::text])));

create table complaint_classification (
  complaint_id uuid not null,
  n integer not null,
  class text not null,
  cause text not null,
  outcome text not null,
  redress text[] not null,
  redress_minor bigint not null,
  redress_entries bigint[] not null,
  staff_id uuid not null,
  at timestamp with time zone not null,
  constraint complaint_classification_pkey PRIMARY KEY (complaint_id, n),
  constraint complaint_classification_complaint_id_fkey FOREIGN KEY (complaint_id) REFERENCES complaint(id),
  constraint complaint_classification_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id),
  constraint complaint_classification_cause_check CHECK ((cause ~ '^[a-z][a-z-]*$'::text)),
  constraint complaint_classification_check CHECK (((redress_minor = 0) = (redress_entries = '{}'::bigint[]))),
  constraint complaint_classification_class_check CHECK ((class ~ '^[a-z][a-z-]*$'::text)),
  constraint complaint_classification_n_check CHECK ((n > 0)),
  constraint complaint_classification_outcome_check CHECK ((outcome = ANY (ARRAY['upheld'::text, 'partly'::text, 'not-upheld'::text]))),
  constraint complaint_classification_redress_check CHECK ((redress <@ ARRAY['apology'::text, 'correction'::text, 'waiver'::text, 'refund'::text])),
  constraint complaint_classification_redress_minor_check CHECK ((redress_minor >= 0))
);
CREATE TRIGGER complaint_classification_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.complaint_classification FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table complaint_draft (
  borrower_id uuid not null,
  about text not null,
  sealed text not null,
  kept_at timestamp with time zone not null,
  constraint complaint_draft_pkey PRIMARY KEY (borrower_id, about),
  constraint complaint_draft_borrower_id_fkey FOREIGN KEY (borrower_id) REFERENCES borrower(id)
);
CREATE INDEX complaint_draft_old ON public.complaint_draft USING btree (kept_at);

create table complaint_escalation (
  complaint_id uuid not null,
  round integer not null,
  level text not null,
  on_day date not null,
  at timestamp with time zone not null,
  constraint complaint_escalation_pkey PRIMARY KEY (complaint_id, round, level),
  constraint complaint_escalation_complaint_id_fkey FOREIGN KEY (complaint_id) REFERENCES complaint(id),
  constraint complaint_escalation_level_check CHECK ((level = ANY (ARRAY['near'::text, 'missed'::text])))
);
CREATE TRIGGER complaint_escalation_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.complaint_escalation FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table complaint_intake (
  complaint_id uuid not null,
  channel text not null,
  logged_by uuid not null,
  logged_at timestamp with time zone not null,
  regulator_reference text,
  regulator_due_on date,
  complainant_sealed text,
  kept_until date,
  constraint complaint_intake_pkey PRIMARY KEY (complaint_id),
  constraint complaint_intake_complaint_id_fkey FOREIGN KEY (complaint_id) REFERENCES complaint(id),
  constraint complaint_intake_logged_by_fkey FOREIGN KEY (logged_by) REFERENCES staff(id),
  constraint complaint_intake_channel_check CHECK ((channel = ANY (ARRAY['phone'::text, 'email'::text, 'walk-in'::text, 'social'::text, 'regulator'::text]))),
  constraint complaint_intake_check CHECK (((channel = 'regulator'::text) OR ((regulator_reference IS NULL) AND (regulator_due_on IS NULL)))),
  constraint complaint_intake_regulator_reference_check CHECK ((regulator_reference <> ''::text))
);
CREATE INDEX complaint_intake_channel ON public.complaint_intake USING btree (channel, complaint_id);
CREATE INDEX complaint_intake_kept ON public.complaint_intake USING btree (kept_until) WHERE (complainant_sealed IS NOT NULL);
CREATE TRIGGER complaint_intake_only_forgotten BEFORE UPDATE ON public.complaint_intake FOR EACH ROW WHEN ((new.complainant_sealed IS NOT NULL)) EXECUTE FUNCTION refuse_change();
CREATE TRIGGER complaint_intake_stays BEFORE DELETE OR TRUNCATE ON public.complaint_intake FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table complaint_message (
  id uuid not null,
  complaint_id uuid not null,
  n integer not null,
  author text not null,
  staff_name text,
  sealed text,
  said_at timestamp with time zone not null,
  constraint complaint_message_pkey PRIMARY KEY (id),
  constraint complaint_message_complaint_id_n_key UNIQUE (complaint_id, n),
  constraint complaint_message_complaint_id_fkey FOREIGN KEY (complaint_id) REFERENCES complaint(id),
  constraint complaint_message_author_check CHECK ((author = ANY (ARRAY['borrower'::text, 'staff'::text]))),
  constraint complaint_message_check CHECK (((author = 'staff'::text) OR (staff_name IS NULL))),
  constraint complaint_message_n_check CHECK ((n > 0))
);
CREATE TRIGGER complaint_message_only_forgotten BEFORE UPDATE ON public.complaint_message FOR EACH ROW WHEN ((new.sealed IS NOT NULL)) EXECUTE FUNCTION refuse_change();
CREATE TRIGGER complaint_message_stays BEFORE DELETE OR TRUNCATE ON public.complaint_message FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table complaint_note (
  id uuid not null,
  n bigint generated always as identity not null,
  complaint_id uuid not null,
  staff_name text,
  sealed text,
  noted_at timestamp with time zone not null,
  constraint complaint_note_pkey PRIMARY KEY (id),
  constraint complaint_note_complaint_id_fkey FOREIGN KEY (complaint_id) REFERENCES complaint(id)
);
CREATE INDEX complaint_note_complaint ON public.complaint_note USING btree (complaint_id, n);
CREATE TRIGGER complaint_note_only_forgotten BEFORE UPDATE ON public.complaint_note FOR EACH ROW WHEN ((new.sealed IS NOT NULL)) EXECUTE FUNCTION refuse_change();
CREATE TRIGGER complaint_note_stays BEFORE DELETE OR TRUNCATE ON public.complaint_note FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table complaint_picture (
  picture_id uuid not null,
  message_id uuid not null,
  place integer not null,
  constraint complaint_picture_pkey PRIMARY KEY (picture_id),
  constraint complaint_picture_message_id_place_key UNIQUE (message_id, place),
  constraint complaint_picture_message_id_fkey FOREIGN KEY (message_id) REFERENCES complaint_message(id),
  constraint complaint_picture_picture_id_fkey FOREIGN KEY (picture_id) REFERENCES picture(id) ON DELETE CASCADE,
  constraint complaint_picture_place_check CHECK ((place > 0))
);

create table complaint_step (
  id bigint generated always as identity not null,
  complaint_id uuid not null,
  step text not null,
  day date,
  at timestamp with time zone not null,
  constraint complaint_step_pkey PRIMARY KEY (id),
  constraint complaint_step_complaint_id_fkey FOREIGN KEY (complaint_id) REFERENCES complaint(id),
  constraint complaint_step_step_check CHECK ((step = ANY (ARRAY['received'::text, 'disputed'::text, 'replied'::text, 'wrote'::text, 'escalated'::text, 'late'::text, 'answered'::text, 'taken-back'::text, 'rejected'::text, 'regulator'::text, 'reopened'::text, 'closed'::text, 'scored'::text, 'left'::text])))
);
CREATE INDEX complaint_step_complaint ON public.complaint_step USING btree (complaint_id, id);
CREATE TRIGGER complaint_step_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.complaint_step FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table consent_entry (
  id bigint generated always as identity not null,
  borrower_id uuid not null,
  purpose text not null,
  text_version text not null,
  language text not null,
  is_given boolean not null,
  at timestamp with time zone not null,
  constraint consent_entry_pkey PRIMARY KEY (id),
  constraint consent_entry_borrower_id_fkey FOREIGN KEY (borrower_id) REFERENCES borrower(id)
);
CREATE INDEX consent_entry_latest ON public.consent_entry USING btree (borrower_id, purpose, id DESC);
CREATE TRIGGER consent_entry_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.consent_entry FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table console_access (
  id bigint generated always as identity not null,
  networks text[] not null,
  confirm_minutes integer not null,
  asked_by uuid,
  approved_by uuid,
  at timestamp with time zone not null,
  constraint console_access_pkey PRIMARY KEY (id),
  constraint console_access_approved_by_fkey FOREIGN KEY (approved_by) REFERENCES staff(id),
  constraint console_access_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES staff(id),
  constraint console_access_by_two CHECK ((asked_by <> approved_by)),
  constraint console_access_closed_by_two CHECK ((((asked_by IS NULL) = (approved_by IS NULL)) AND ((asked_by IS NOT NULL) OR (cardinality(networks) = 0)))),
  constraint console_access_confirm_minutes_check CHECK (((confirm_minutes >= 5) AND (confirm_minutes <= 60))),
  constraint console_access_networks_check CHECK ((cardinality(networks) <= 200))
);
CREATE TRIGGER console_access_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.console_access FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table contact_note (
  id uuid not null,
  n bigint generated always as identity not null,
  market text not null,
  loan_id bigint not null,
  borrower_id uuid not null,
  staff_id uuid not null,
  way text not null,
  outcome text not null,
  sealed text,
  at timestamp with time zone not null,
  direction text default 'out'::text not null,
  call_id uuid,
  disposition text,
  is_verified boolean default false not null,
  constraint contact_note_pkey PRIMARY KEY (id),
  constraint contact_note_call_id_key UNIQUE (call_id),
  constraint contact_note_n_key UNIQUE (n),
  constraint contact_note_borrower_id_fkey FOREIGN KEY (borrower_id) REFERENCES borrower(id),
  constraint contact_note_call_id_fkey FOREIGN KEY (call_id) REFERENCES collection_call(id),
  constraint contact_note_loan_id_fkey FOREIGN KEY (loan_id) REFERENCES loan(id),
  constraint contact_note_market_fkey FOREIGN KEY (market) REFERENCES business_clock(market),
  constraint contact_note_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id),
  constraint contact_note_direction_check CHECK ((direction = ANY (ARRAY['in'::text, 'out'::text]))),
  constraint contact_note_disposition_check CHECK ((disposition = ANY (ARRAY['promise-to-pay'::text, 'refused'::text, 'callback'::text, 'hardship'::text, 'third-party'::text, 'wrong-number'::text, 'no-answer'::text, 'asked-not-to'::text]))),
  constraint contact_note_outcome_check CHECK ((outcome = ANY (ARRAY['spoke'::text, 'no-answer'::text, 'wrong-number'::text, 'sent'::text, 'asked-not-to'::text, 'third-party'::text]))),
  constraint contact_note_way_check CHECK ((way = ANY (ARRAY['call'::text, 'message'::text])))
);
CREATE INDEX contact_note_borrower ON public.contact_note USING btree (borrower_id, at DESC);
CREATE INDEX contact_note_loan ON public.contact_note USING btree (loan_id, n DESC);
CREATE INDEX contact_note_staff ON public.contact_note USING btree (market, at) WHERE (way = 'call'::text);
CREATE INDEX contact_note_wrong_number ON public.contact_note USING btree (borrower_id, at) WHERE (outcome = 'wrong-number'::text);
CREATE TRIGGER contact_note_only_forgotten BEFORE UPDATE ON public.contact_note FOR EACH ROW WHEN ((new.sealed IS NOT NULL)) EXECUTE FUNCTION refuse_change();
CREATE TRIGGER contact_note_stays BEFORE DELETE OR TRUNCATE ON public.contact_note FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table customer_note (
  id uuid not null,
  n bigint generated always as identity not null,
  market text not null,
  borrower_id uuid not null,
  staff_id uuid not null,
  sealed text,
  at timestamp with time zone not null,
  constraint customer_note_pkey PRIMARY KEY (id),
  constraint customer_note_n_key UNIQUE (n),
  constraint customer_note_borrower_id_fkey FOREIGN KEY (borrower_id) REFERENCES borrower(id),
  constraint customer_note_market_fkey FOREIGN KEY (market) REFERENCES business_clock(market),
  constraint customer_note_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id)
);
CREATE INDEX customer_note_borrower ON public.customer_note USING btree (borrower_id, at DESC, id DESC);
CREATE TRIGGER customer_note_only_forgotten BEFORE UPDATE ON public.customer_note FOR EACH ROW EXECUTE FUNCTION refuse_all_but_forgetting();
CREATE TRIGGER customer_note_stays BEFORE DELETE OR TRUNCATE ON public.customer_note FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table data_export (
  id uuid not null,
  borrower_id uuid not null,
  state text not null,
  progress_percent integer default 0 not null,
  asked_at timestamp with time zone not null,
  expires_at timestamp with time zone,
  sealed bytea,
  size_bytes integer,
  constraint data_export_pkey PRIMARY KEY (id),
  constraint data_export_borrower_id_fkey FOREIGN KEY (borrower_id) REFERENCES borrower(id),
  constraint data_export_check CHECK (((state = 'ready'::text) = (size_bytes IS NOT NULL))),
  constraint data_export_progress_percent_check CHECK (((progress_percent >= 0) AND (progress_percent <= 100))),
  constraint data_export_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'making'::text, 'ready'::text, 'failed'::text])))
);
CREATE INDEX data_export_asked ON public.data_export USING btree (asked_at DESC, id DESC);
CREATE INDEX data_export_borrower ON public.data_export USING btree (borrower_id, asked_at DESC);
CREATE INDEX data_export_sealed ON public.data_export USING btree (expires_at) WHERE (sealed IS NOT NULL);

create table database_identity (
  only_row boolean default true not null,
  cluster text not null,
  timeline integer not null,
  database oid not null,
  noted_at timestamp with time zone default now() not null,
  constraint database_identity_pkey PRIMARY KEY (only_row),
  constraint database_identity_only_row_check CHECK (only_row)
);

create table day_end (
  market text not null,
  business_date date not null,
  began_at timestamp with time zone default clock_timestamp() not null,
  finished_at timestamp with time zone,
  facts jsonb,
  constraint day_end_pkey PRIMARY KEY (market, business_date),
  constraint day_end_market_fkey FOREIGN KEY (market) REFERENCES business_clock(market),
  constraint day_end_check CHECK (((finished_at IS NULL) = (facts IS NULL)))
);
CREATE INDEX day_end_open ON public.day_end USING btree (market, business_date) WHERE (finished_at IS NULL);
CREATE TRIGGER day_end_once BEFORE UPDATE ON public.day_end FOR EACH ROW EXECUTE FUNCTION refuse_second_time();
CREATE TRIGGER day_end_stays BEFORE DELETE OR TRUNCATE ON public.day_end FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table day_end_chunk (
  market text not null,
  business_date date not null,
  no integer not null,
  first_loan bigint not null,
  last_loan bigint not null,
  done_at timestamp with time zone,
  facts jsonb,
  constraint day_end_chunk_pkey PRIMARY KEY (market, business_date, no),
  constraint day_end_chunk_market_business_date_fkey FOREIGN KEY (market, business_date) REFERENCES day_end(market, business_date),
  constraint day_end_chunk_check CHECK ((last_loan >= first_loan)),
  constraint day_end_chunk_check1 CHECK (((done_at IS NULL) = (facts IS NULL))),
  constraint day_end_chunk_no_check CHECK ((no > 0))
);
CREATE INDEX day_end_chunk_open ON public.day_end_chunk USING btree (market, business_date, no) WHERE (done_at IS NULL);
CREATE TRIGGER day_end_chunk_once BEFORE UPDATE ON public.day_end_chunk FOR EACH ROW EXECUTE FUNCTION refuse_second_time();
CREATE TRIGGER day_end_chunk_stays BEFORE DELETE OR TRUNCATE ON public.day_end_chunk FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table decision (
  id uuid not null,
  order_id uuid not null,
  submission bigint not null,
  market text not null,
  table_version integer not null,
  outcome text not null,
  reasons jsonb not null,
  most_amount bigint,
  sealed text,
  decided_on date not null,
  decided_at timestamp with time zone not null,
  constraint decision_pkey PRIMARY KEY (id),
  constraint decision_order_id_submission_key UNIQUE (order_id, submission),
  constraint decision_market_table_version_fkey FOREIGN KEY (market, table_version) REFERENCES decision_table(market, version),
  constraint decision_order_id_fkey FOREIGN KEY (order_id) REFERENCES loan_order(id),
  constraint decision_check CHECK (((outcome = 'approve'::text) = (reasons = '[]'::jsonb))),
  constraint decision_outcome_check CHECK ((outcome = ANY (ARRAY['approve'::text, 'refuse'::text, 'refer'::text])))
);
CREATE INDEX decision_of_market ON public.decision USING btree (market, decided_on, order_id);
CREATE INDEX decision_outcome ON public.decision USING btree (order_id, submission DESC) INCLUDE (outcome);
CREATE INDEX decision_referred ON public.decision USING btree (market, decided_at) WHERE (outcome = 'refer'::text);
CREATE TRIGGER decision_append_only BEFORE DELETE OR TRUNCATE ON public.decision FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER decision_forgets_only BEFORE UPDATE ON public.decision FOR EACH ROW EXECUTE FUNCTION refuse_all_but_forgetting();

create table decision_rerun (
  id uuid not null,
  order_id uuid not null,
  market text not null,
  table_version integer not null,
  outcome text not null,
  reasons jsonb not null,
  most_amount bigint,
  sealed text,
  staff_id uuid not null,
  run_on date not null,
  run_at timestamp with time zone not null,
  constraint decision_rerun_pkey PRIMARY KEY (id),
  constraint decision_rerun_market_table_version_fkey FOREIGN KEY (market, table_version) REFERENCES decision_table(market, version),
  constraint decision_rerun_order_id_fkey FOREIGN KEY (order_id) REFERENCES loan_order(id),
  constraint decision_rerun_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id),
  constraint decision_rerun_most_amount_check CHECK ((most_amount >= 0)),
  constraint decision_rerun_outcome_check CHECK ((outcome = ANY (ARRAY['approve'::text, 'refuse'::text, 'refer'::text])))
);
CREATE INDEX decision_rerun_order ON public.decision_rerun USING btree (order_id, run_at);
CREATE TRIGGER decision_rerun_append_only BEFORE DELETE OR TRUNCATE ON public.decision_rerun FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER decision_rerun_forgets_only BEFORE UPDATE ON public.decision_rerun FOR EACH ROW EXECUTE FUNCTION refuse_all_but_forgetting();

create table decision_table (
  market text not null,
  version integer not null,
  content jsonb not null,
  valid_from date not null,
  saved_at timestamp with time zone default clock_timestamp() not null,
  constraint decision_table_pkey PRIMARY KEY (market, version),
  constraint decision_table_market_fkey FOREIGN KEY (market) REFERENCES business_clock(market),
  constraint decision_table_version_check CHECK ((version > 0))
);
CREATE TRIGGER decision_table_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.decision_table FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table deployment (
  only_row boolean default true not null,
  mode text not null,
  constraint deployment_pkey PRIMARY KEY (only_row),
  constraint deployment_mode_check CHECK ((mode = ANY (ARRAY['sandbox'::text, 'production'::text]))),
  constraint deployment_only_row_check CHECK (only_row)
);

create table dispute (
  id bigint generated always as identity not null,
  loan_id bigint not null,
  n integer not null,
  since date not null,
  until_on date,
  constraint dispute_pkey PRIMARY KEY (id),
  constraint dispute_loan_id_fkey FOREIGN KEY (loan_id) REFERENCES loan(id)
);
CREATE INDEX dispute_loan ON public.dispute USING btree (loan_id, id);
CREATE TRIGGER dispute_ends_once BEFORE UPDATE ON public.dispute FOR EACH ROW EXECUTE FUNCTION refuse_second_end();
CREATE TRIGGER dispute_stays BEFORE DELETE OR TRUNCATE ON public.dispute FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table enquiry (
  id uuid not null,
  order_id uuid not null,
  borrower_id uuid not null,
  kind text not null,
  submission bigint not null,
  about bytea not null,
  consent_id bigint,
  asked_at timestamp with time zone not null,
  constraint enquiry_pkey PRIMARY KEY (id),
  constraint enquiry_order_id_kind_submission_about_key UNIQUE (order_id, kind, submission, about),
  constraint enquiry_borrower_id_fkey FOREIGN KEY (borrower_id) REFERENCES borrower(id),
  constraint enquiry_consent_id_fkey FOREIGN KEY (consent_id) REFERENCES consent_entry(id),
  constraint enquiry_order_id_fkey FOREIGN KEY (order_id) REFERENCES loan_order(id),
  constraint enquiry_about_check CHECK ((length(about) = 32)),
  constraint enquiry_check CHECK (((kind = 'bureau'::text) = (consent_id IS NOT NULL))),
  constraint enquiry_kind_check CHECK ((kind = ANY (ARRAY['bureau'::text, 'screening'::text, 'identity'::text])))
);
CREATE INDEX enquiry_borrower ON public.enquiry USING btree (borrower_id, asked_at);
CREATE TRIGGER enquiry_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.enquiry FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table enquiry_answer (
  enquiry_id uuid not null,
  outcome text not null,
  sealed text,
  answered_at timestamp with time zone not null,
  constraint enquiry_answer_pkey PRIMARY KEY (enquiry_id),
  constraint enquiry_answer_enquiry_id_fkey FOREIGN KEY (enquiry_id) REFERENCES enquiry(id),
  constraint enquiry_answer_outcome_check CHECK ((outcome = ANY (ARRAY['answered'::text, 'unknown'::text])))
);
CREATE TRIGGER enquiry_answer_append_only BEFORE DELETE OR TRUNCATE ON public.enquiry_answer FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER enquiry_answer_forgets_only BEFORE UPDATE ON public.enquiry_answer FOR EACH ROW EXECUTE FUNCTION refuse_all_but_forgetting();

create table gl_hand_over (
  id bigint generated always as identity not null,
  market text not null,
  n integer not null,
  through date not null,
  last_no bigint not null,
  entries integer not null,
  late integer not null,
  debit bigint not null,
  mapping_id bigint not null,
  made_by text not null,
  made_at timestamp with time zone not null,
  constraint gl_hand_over_pkey PRIMARY KEY (id),
  constraint gl_hand_over_market_n_key UNIQUE (market, n),
  constraint gl_hand_over_mapping_id_fkey FOREIGN KEY (mapping_id) REFERENCES gl_mapping(id),
  constraint gl_hand_over_market_fkey FOREIGN KEY (market) REFERENCES business_clock(market),
  constraint gl_hand_over_check CHECK (((late >= 0) AND (late <= entries))),
  constraint gl_hand_over_entries_check CHECK ((entries > 0)),
  constraint gl_hand_over_last_no_check CHECK ((last_no >= 0)),
  constraint gl_hand_over_n_check CHECK ((n > 0))
);
CREATE TRIGGER gl_hand_over_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.gl_hand_over FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER gl_hand_over_forward BEFORE INSERT ON public.gl_hand_over FOR EACH ROW EXECUTE FUNCTION hand_over_goes_forward();

create table gl_mapping (
  id bigint generated always as identity not null,
  market text not null,
  accounts jsonb not null,
  prepared_by uuid not null,
  approved_by uuid not null,
  made_at timestamp with time zone not null,
  constraint gl_mapping_pkey PRIMARY KEY (id),
  constraint gl_mapping_approved_by_fkey FOREIGN KEY (approved_by) REFERENCES staff(id),
  constraint gl_mapping_market_fkey FOREIGN KEY (market) REFERENCES business_clock(market),
  constraint gl_mapping_prepared_by_fkey FOREIGN KEY (prepared_by) REFERENCES staff(id),
  constraint gl_mapping_check CHECK ((approved_by <> prepared_by))
);
CREATE INDEX gl_mapping_newest ON public.gl_mapping USING btree (market, id DESC);
CREATE TRIGGER gl_mapping_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.gl_mapping FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table hand_decision (
  id uuid not null,
  order_id uuid not null,
  decision text not null,
  amount bigint,
  reasons jsonb not null,
  sealed text,
  staff_id uuid not null,
  decided_at timestamp with time zone not null,
  override_code text,
  approved_by uuid,
  instalments integer,
  every_count integer,
  every_unit text,
  constraint hand_decision_pkey PRIMARY KEY (id),
  constraint hand_decision_approved_by_fkey FOREIGN KEY (approved_by) REFERENCES staff(id),
  constraint hand_decision_order_id_fkey FOREIGN KEY (order_id) REFERENCES loan_order(id),
  constraint hand_decision_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id),
  constraint hand_decision_amount_check CHECK ((amount > 0)),
  constraint hand_decision_by_two CHECK ((approved_by <> staff_id)),
  constraint hand_decision_check CHECK (((decision = 'approve'::text) = (amount IS NOT NULL))),
  constraint hand_decision_check1 CHECK (((decision = 'approve'::text) = (reasons = '[]'::jsonb))),
  constraint hand_decision_decision_check CHECK ((decision = ANY (ARRAY['approve'::text, 'refuse'::text, 'send-back'::text]))),
  constraint hand_decision_every_count_check CHECK ((every_count > 0)),
  constraint hand_decision_every_unit_check CHECK ((every_unit = ANY (ARRAY['day'::text, 'week'::text, 'half-month'::text, 'month'::text]))),
  constraint hand_decision_instalments_check CHECK ((instalments > 0)),
  constraint hand_decision_override_by_two CHECK (((override_code IS NULL) OR (approved_by IS NOT NULL))),
  constraint hand_decision_override_code_check CHECK ((override_code ~ '^OV-[0-9]{1,2}$'::text)),
  constraint hand_decision_term CHECK ((num_nulls(instalments, every_count, every_unit) = ANY (ARRAY[0, 3])))
);
CREATE INDEX hand_decision_order ON public.hand_decision USING btree (order_id, decided_at);
CREATE INDEX hand_decision_override ON public.hand_decision USING btree (decided_at, override_code) WHERE (override_code IS NOT NULL);
CREATE TRIGGER hand_decision_append_only BEFORE DELETE OR TRUNCATE ON public.hand_decision FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER hand_decision_forgets_only BEFORE UPDATE ON public.hand_decision FOR EACH ROW EXECUTE FUNCTION refuse_all_but_forgetting();

create table hardship_request (
  id uuid not null,
  loan_id bigint not null,
  option text not null,
  instalments integer,
  promised_on date,
  sealed text,
  state text not null,
  asked_at timestamp with time zone not null,
  asked_on date not null,
  paused_until date not null,
  decided_at timestamp with time zone,
  decided_on date,
  why text,
  outcome text,
  promised_amount bigint,
  held_until date,
  constraint hardship_request_pkey PRIMARY KEY (id),
  constraint hardship_request_loan_id_fkey FOREIGN KEY (loan_id) REFERENCES loan(id),
  constraint hardship_request_check CHECK (((option = 'promise-to-pay'::text) = (promised_on IS NOT NULL))),
  constraint hardship_request_check1 CHECK (((option = ANY (ARRAY['delay'::text, 'smaller-instalments'::text])) = (instalments IS NOT NULL))),
  constraint hardship_request_check2 CHECK (((state = 'considered'::text) = (decided_at IS NULL))),
  constraint hardship_request_check3 CHECK (((decided_at IS NULL) = (decided_on IS NULL))),
  constraint hardship_request_check4 CHECK (((state = 'refused'::text) = (why IS NOT NULL))),
  constraint hardship_request_check5 CHECK ((paused_until >= asked_on)),
  constraint hardship_request_check6 CHECK (((outcome IS NULL) OR ((option = 'promise-to-pay'::text) AND (state = 'granted'::text)))),
  constraint hardship_request_check7 CHECK (((promised_amount IS NULL) OR ((promised_amount > 0) AND (promised_on IS NOT NULL)))),
  constraint hardship_request_check8 CHECK (((held_until IS NULL) OR ((state = 'granted'::text) AND (held_until >= decided_on)))),
  constraint hardship_request_instalments_check CHECK ((instalments > 0)),
  constraint hardship_request_option_check CHECK ((option = ANY (ARRAY['delay'::text, 'smaller-instalments'::text, 'promise-to-pay'::text, 'talk'::text]))),
  constraint hardship_request_outcome_check CHECK ((outcome = ANY (ARRAY['kept'::text, 'broken'::text]))),
  constraint hardship_request_state_check CHECK ((state = ANY (ARRAY['considered'::text, 'granted'::text, 'refused'::text, 'withdrawn'::text])))
);
CREATE INDEX hardship_request_considered ON public.hardship_request USING btree (asked_at, id) WHERE (state = 'considered'::text);
CREATE INDEX hardship_request_held ON public.hardship_request USING btree (held_until, loan_id) WHERE (held_until IS NOT NULL);
CREATE INDEX hardship_request_loan ON public.hardship_request USING btree (loan_id, asked_at DESC);
CREATE INDEX hardship_request_newest_promise ON public.hardship_request USING btree (loan_id, asked_at DESC, id) INCLUDE (promised_on, promised_amount, outcome) WHERE ((state = 'granted'::text) AND (promised_on IS NOT NULL));
CREATE INDEX hardship_request_outcome ON public.hardship_request USING btree (outcome, loan_id) WHERE (outcome IS NOT NULL);
CREATE INDEX hardship_request_promised_on ON public.hardship_request USING btree (promised_on, loan_id) WHERE ((state = 'granted'::text) AND (promised_on IS NOT NULL));
CREATE INDEX hardship_request_promises ON public.hardship_request USING btree (promised_on) WHERE ((state = 'granted'::text) AND (promised_on IS NOT NULL) AND (outcome IS NULL));
CREATE TRIGGER hardship_request_amount_stays BEFORE UPDATE OF promised_amount ON public.hardship_request FOR EACH ROW WHEN ((old.promised_amount IS NOT NULL)) EXECUTE FUNCTION refuse_change_of_decided_request();
CREATE TRIGGER hardship_request_leaves_queue AFTER UPDATE OF state ON public.hardship_request FOR EACH ROW WHEN (((old.state = 'considered'::text) AND (new.state <> 'considered'::text) AND (old.promised_on IS NULL) AND is_staff_acting())) EXECUTE FUNCTION exit_hardship();
CREATE TRIGGER hardship_request_outcome_stays BEFORE UPDATE OF outcome ON public.hardship_request FOR EACH ROW WHEN ((old.outcome IS NOT NULL)) EXECUTE FUNCTION refuse_change_of_decided_request();
CREATE TRIGGER hardship_request_stays BEFORE DELETE OR TRUNCATE ON public.hardship_request FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER hardship_request_stays_decided BEFORE UPDATE OF state, decided_at, decided_on, why ON public.hardship_request FOR EACH ROW WHEN ((old.state <> 'considered'::text)) EXECUTE FUNCTION refuse_change_of_decided_request();
CREATE UNIQUE INDEX hardship_request_one_considered ON public.hardship_request USING btree (loan_id) WHERE (state = 'considered'::text);

create table holiday_change (
  id bigint generated always as identity not null,
  market text not null,
  day date not null,
  is_off boolean not null,
  name text not null,
  at timestamp with time zone not null,
  constraint holiday_change_pkey PRIMARY KEY (id),
  constraint holiday_change_market_fkey FOREIGN KEY (market) REFERENCES business_clock(market),
  constraint holiday_change_name_check CHECK ((length(name) <= 60))
);
CREATE INDEX holiday_change_market ON public.holiday_change USING btree (market, day, id);
CREATE TRIGGER holiday_change_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.holiday_change FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table idempotency_key (
  scope text not null,
  key text not null,
  command text not null,
  fingerprint text not null,
  answer jsonb not null,
  created_at timestamp with time zone default now() not null,
  constraint idempotency_key_pkey PRIMARY KEY (scope, key),
  constraint idempotency_key_key_check CHECK (((length(key) >= 8) AND (length(key) <= 128)))
);
CREATE INDEX idempotency_key_created_at ON public.idempotency_key USING btree (created_at);

create table identity_try (
  id bigint generated always as identity not null,
  borrower_id uuid not null,
  at timestamp with time zone not null,
  constraint identity_try_pkey PRIMARY KEY (id),
  constraint identity_try_borrower_id_fkey FOREIGN KEY (borrower_id) REFERENCES borrower(id)
);
CREATE INDEX identity_try_at ON public.identity_try USING btree (at);
CREATE INDEX identity_try_of ON public.identity_try USING btree (borrower_id, at);

create table import_row (
  import_id uuid not null,
  line integer not null,
  state text not null,
  sealed text,
  reasons jsonb default '[]'::jsonb not null,
  order_id uuid,
  constraint import_row_pkey PRIMARY KEY (import_id, line),
  constraint import_row_import_id_fkey FOREIGN KEY (import_id) REFERENCES loan_import(id),
  constraint import_row_order_id_fkey FOREIGN KEY (order_id) REFERENCES loan_order(id),
  constraint import_row_check CHECK (((state = 'imported'::text) = (order_id IS NOT NULL))),
  constraint import_row_check1 CHECK (((state = 'imported'::text) OR (state = 'refused'::text) OR (sealed IS NOT NULL))),
  constraint import_row_line_check CHECK ((line > 1)),
  constraint import_row_state_check CHECK ((state = ANY (ARRAY['good'::text, 'refused'::text, 'imported'::text])))
);
CREATE INDEX import_row_left ON public.import_row USING btree (import_id, line) WHERE (state = 'good'::text);
CREATE INDEX import_row_refused ON public.import_row USING btree (import_id, line) WHERE (state = 'refused'::text);
CREATE INDEX import_row_sealed ON public.import_row USING btree (import_id) WHERE (sealed IS NOT NULL);
CREATE TRIGGER import_row_stays BEFORE DELETE OR TRUNCATE ON public.import_row FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE UNIQUE INDEX import_row_order ON public.import_row USING btree (order_id) WHERE (order_id IS NOT NULL);

create table imported_loan (
  loan_id bigint not null,
  market text not null,
  external_reference text not null,
  import_id uuid not null,
  line integer not null,
  as_of date not null,
  paid_out_on date not null,
  principal bigint not null,
  constraint imported_loan_pkey PRIMARY KEY (loan_id),
  constraint imported_loan_import_id_line_key UNIQUE (import_id, line),
  constraint imported_loan_once UNIQUE (market, external_reference),
  constraint imported_loan_import_id_fkey FOREIGN KEY (import_id) REFERENCES loan_import(id),
  constraint imported_loan_loan_id_fkey FOREIGN KEY (loan_id) REFERENCES loan(id),
  constraint imported_loan_market_fkey FOREIGN KEY (market) REFERENCES business_clock(market),
  constraint imported_loan_external_reference_check CHECK (((length(external_reference) >= 1) AND (length(external_reference) <= 60))),
  constraint imported_loan_principal_check CHECK ((principal > 0))
);
CREATE TRIGGER imported_loan_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.imported_loan FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table issued_document (
  id uuid not null,
  loan_id bigint not null,
  kind text not null,
  number text not null,
  language text not null,
  from_on date,
  until_on date,
  issued_on date not null,
  issued_at timestamp with time zone not null,
  issued_by uuid,
  digest text not null,
  amount bigint,
  constraint issued_document_pkey PRIMARY KEY (id),
  constraint issued_document_number_key UNIQUE (number),
  constraint issued_document_issued_by_fkey FOREIGN KEY (issued_by) REFERENCES staff(id),
  constraint issued_document_loan_id_fkey FOREIGN KEY (loan_id) REFERENCES loan(id),
  constraint issued_document_amount_check CHECK ((((amount IS NOT NULL) = (kind = 'settlement-quote'::text)) AND (amount > 0))),
  constraint issued_document_days_check CHECK ((((from_on IS NOT NULL) = (kind = ANY (ARRAY['statement'::text, 'interest-certificate'::text]))) AND ((until_on IS NULL) = (kind = 'certificate'::text)))),
  constraint issued_document_digest_check CHECK ((digest ~ '^[0-9a-f]{64}$'::text)),
  constraint issued_document_kind_check CHECK ((kind = ANY (ARRAY['statement'::text, 'certificate'::text, 'settlement-quote'::text, 'interest-certificate'::text])))
);
CREATE INDEX issued_document_of_loan ON public.issued_document USING btree (loan_id, issued_at DESC, id);
CREATE TRIGGER issued_document_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.issued_document FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table issued_document_series (
  market text not null,
  kind text not null,
  year integer not null,
  last integer not null,
  constraint issued_document_series_pkey PRIMARY KEY (market, kind, year),
  constraint issued_document_series_market_fkey FOREIGN KEY (market) REFERENCES business_clock(market),
  constraint issued_document_series_last_check CHECK ((last > 0))
);

create table kept_arrears (
  id bigint generated always as identity not null,
  loan_id bigint not null,
  due_on date not null,
  from_on date not null,
  until_on date,
  constraint kept_arrears_pkey PRIMARY KEY (id),
  constraint kept_arrears_loan_id_fkey FOREIGN KEY (loan_id) REFERENCES loan(id),
  constraint kept_arrears_check CHECK ((due_on < from_on)),
  constraint kept_arrears_check1 CHECK (((until_on IS NULL) OR (until_on >= from_on)))
);
CREATE INDEX kept_arrears_loan ON public.kept_arrears USING btree (loan_id, from_on);
CREATE UNIQUE INDEX kept_arrears_one_open ON public.kept_arrears USING btree (loan_id) WHERE (until_on IS NULL);

create table known_device (
  borrower_id uuid not null,
  device_index bytea not null,
  first_seen_at timestamp with time zone not null,
  last_seen_at timestamp with time zone not null,
  constraint known_device_pkey PRIMARY KEY (borrower_id, device_index),
  constraint known_device_borrower_id_fkey FOREIGN KEY (borrower_id) REFERENCES borrower(id),
  constraint known_device_device_index_check CHECK ((octet_length(device_index) = 32))
);

create table late_charge (
  id bigint generated always as identity not null,
  loan_id bigint not null,
  n integer not null,
  charged_on date not null,
  amount bigint not null,
  why text not null,
  code text,
  constraint late_charge_pkey PRIMARY KEY (id),
  constraint late_charge_loan_id_fkey FOREIGN KEY (loan_id) REFERENCES loan(id),
  constraint late_charge_check CHECK ((((why = ANY (ARRAY['late'::text, 'contingent'::text])) = (amount > 0)) OR (amount = 0))),
  constraint late_charge_code_check CHECK ((code ~ '^[a-z][a-z0-9-]{0,59}$'::text)),
  constraint late_charge_code_of_contingent CHECK (((why = 'contingent'::text) = (code IS NOT NULL))),
  constraint late_charge_why_check CHECK ((why = ANY (ARRAY['late'::text, 'taken-back'::text, 'waived'::text, 'carried'::text, 'contingent'::text])))
);
CREATE INDEX late_charge_loan ON public.late_charge USING btree (loan_id, id);
CREATE TRIGGER late_charge_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.late_charge FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table ledger_account (
  number smallint not null,
  code text not null,
  kind text not null,
  held_for text not null,
  name text not null,
  constraint ledger_account_pkey PRIMARY KEY (number),
  constraint ledger_account_code_key UNIQUE (code),
  constraint ledger_account_check CHECK (((kind = 'memo'::text) = (number >= 9000))),
  constraint ledger_account_check1 CHECK (((code ~~ 'channel-clearing:%'::text) = ((number >= 1100) AND (number <= 1199)))),
  constraint ledger_account_held_for_check CHECK ((held_for = ANY (ARRAY['house'::text, 'loan'::text, 'payment'::text, 'party'::text]))),
  constraint ledger_account_kind_check CHECK ((kind = ANY (ARRAY['asset'::text, 'liability'::text, 'income'::text, 'expense'::text, 'memo'::text])))
);
CREATE TRIGGER ledger_account_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.ledger_account FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table ledger_balance (
  subject text not null,
  account smallint not null,
  currency text not null,
  market text not null,
  drawer smallint not null,
  minor bigint not null,
  constraint ledger_balance_pkey PRIMARY KEY (subject, account, currency, market, drawer)
);
CREATE INDEX ledger_balance_parties ON public.ledger_balance USING btree (market, subject) INCLUDE (minor) WHERE (account = 2040);
CREATE INDEX ledger_balance_suspense ON public.ledger_balance USING btree (market) WHERE (account = 2030);
CREATE TRIGGER ledger_balance_by_entries_only BEFORE INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.ledger_balance FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_by_hand();

create table ledger_chain (
  market text not null,
  no bigint not null,
  entry bytea not null,
  lines bytea not null,
  hash bytea not null,
  constraint ledger_chain_pkey PRIMARY KEY (market, no),
  constraint ledger_chain_no_check CHECK ((no > 0))
);
CREATE TRIGGER ledger_chain_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.ledger_chain FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table ledger_closing (
  market text not null,
  closed_through date not null,
  last_entry_id bigint not null,
  closed_at timestamp with time zone default clock_timestamp() not null,
  last_no bigint,
  constraint ledger_closing_pkey PRIMARY KEY (market, closed_through),
  constraint ledger_closing_market_fkey FOREIGN KEY (market) REFERENCES business_clock(market)
);
CREATE TRIGGER ledger_closing_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.ledger_closing FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table ledger_entry (
  id bigint generated always as identity not null,
  natural_key text not null,
  event text not null,
  market text not null,
  business_date date not null,
  line_count smallint not null,
  reverses bigint,
  posted_at timestamp with time zone default clock_timestamp() not null,
  cause uuid default (NULLIF(current_setting('candor.cause'::text, true), ''::text))::uuid,
  author text default NULLIF(current_setting('candor.author'::text, true), ''::text),
  constraint ledger_entry_pkey PRIMARY KEY (id),
  constraint ledger_entry_natural_key_key UNIQUE (natural_key),
  constraint ledger_entry_reverses_fkey FOREIGN KEY (reverses) REFERENCES ledger_entry(id),
  constraint ledger_entry_check CHECK ((reverses <> id)),
  constraint ledger_entry_check1 CHECK (((event = 'reverse'::text) = (reverses IS NOT NULL))),
  constraint ledger_entry_has_an_author CHECK (((cause IS NOT NULL) AND (author ~ '^[a-z]+:.'::text))) NOT VALID,
  constraint ledger_entry_line_count_check CHECK ((line_count >= 2)),
  constraint ledger_entry_balanced TRIGGER DEFERRABLE INITIALLY DEFERRED
);
CREATE CONSTRAINT TRIGGER ledger_entry_balanced AFTER INSERT ON public.ledger_entry DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_unbalanced();
CREATE INDEX ledger_entry_business_date ON public.ledger_entry USING btree (market, business_date, id);
CREATE INDEX ledger_entry_event ON public.ledger_entry USING btree (market, event, id);
CREATE INDEX ledger_entry_in_order ON public.ledger_entry USING btree (market, id);
CREATE TRIGGER ledger_entry_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.ledger_entry FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER ledger_entry_period AFTER INSERT ON public.ledger_entry REFERENCING NEW TABLE AS new_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_closed_period();
CREATE TRIGGER ledger_entry_waits_for_number AFTER INSERT ON public.ledger_entry REFERENCING NEW TABLE AS posted FOR EACH STATEMENT EXECUTE FUNCTION note_unsealed();
CREATE UNIQUE INDEX ledger_entry_reverses ON public.ledger_entry USING btree (reverses) WHERE (reverses IS NOT NULL);

create table ledger_line (
  entry_id bigint not null,
  n smallint not null,
  account smallint not null,
  subject text,
  currency text not null,
  minor bigint not null,
  constraint ledger_line_pkey PRIMARY KEY (entry_id, n),
  constraint ledger_line_currency_check CHECK ((length(currency) = 3)),
  constraint ledger_line_minor_check CHECK ((minor <> 0)),
  constraint ledger_line_n_check CHECK ((n > 0))
);
CREATE INDEX ledger_line_account ON public.ledger_line USING btree (account, entry_id);
CREATE INDEX ledger_line_subject ON public.ledger_line USING btree (subject) WHERE (subject IS NOT NULL);
CREATE TRIGGER ledger_line_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.ledger_line FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER ledger_line_keep_balances AFTER INSERT ON public.ledger_line REFERENCING NEW TABLE AS new_lines FOR EACH STATEMENT EXECUTE FUNCTION keep_balances();
CREATE TRIGGER ledger_line_keep_bank_entries AFTER INSERT ON public.ledger_line REFERENCING NEW TABLE AS new_lines FOR EACH STATEMENT EXECUTE FUNCTION keep_bank_entries();

create table ledger_number (
  market text not null,
  no bigint not null,
  entry_id bigint not null,
  constraint ledger_number_pkey PRIMARY KEY (market, no),
  constraint ledger_number_entry_id_key UNIQUE (entry_id),
  constraint ledger_number_no_check CHECK ((no > 0))
);
CREATE TRIGGER ledger_number_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.ledger_number FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table ledger_sum (
  market text not null,
  business_date date not null,
  account smallint not null,
  currency text not null,
  drawer smallint not null,
  minor bigint not null,
  constraint ledger_sum_pkey PRIMARY KEY (market, business_date, account, currency, drawer)
);
CREATE TRIGGER ledger_sum_by_entries_only BEFORE INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.ledger_sum FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_by_hand();

create table ledger_unsealed (
  entry_id bigint not null,
  constraint ledger_unsealed_pkey PRIMARY KEY (entry_id)
);

create table list_export (
  id uuid not null,
  market text not null,
  list text not null,
  staff_id uuid not null,
  query text not null,
  rows integer not null,
  has_people boolean not null,
  state text not null,
  content bytea,
  made_at timestamp with time zone not null,
  ready_at timestamp with time zone,
  taken_at timestamp with time zone,
  constraint list_export_pkey PRIMARY KEY (id),
  constraint list_export_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id),
  constraint list_export_check CHECK (((content IS NOT NULL) = (state = ANY (ARRAY['waiting'::text, 'ready'::text])))),
  constraint list_export_list_check CHECK ((list ~ '^[a-z][a-z-]{1,39}$'::text)),
  constraint list_export_query_check CHECK ((length(query) <= 2000)),
  constraint list_export_rows_check CHECK ((rows >= 0)),
  constraint list_export_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'ready'::text, 'taken'::text, 'dropped'::text])))
);
CREATE INDEX list_export_kept ON public.list_export USING btree (made_at) WHERE (content IS NOT NULL);
CREATE INDEX list_export_of_person ON public.list_export USING btree (staff_id, made_at DESC);

create table list_view (
  id uuid not null,
  market text not null,
  list text not null,
  staff_id uuid not null,
  name text not null,
  query text not null,
  is_shared boolean not null,
  made_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  constraint list_view_pkey PRIMARY KEY (id),
  constraint list_view_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id),
  constraint list_view_list_check CHECK ((list ~ '^[a-z][a-z-]{1,39}$'::text)),
  constraint list_view_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60))),
  constraint list_view_query_check CHECK ((length(query) <= 2000))
);
CREATE INDEX list_view_shared ON public.list_view USING btree (market, list, id) WHERE is_shared;
CREATE UNIQUE INDEX list_view_of_person ON public.list_view USING btree (staff_id, market, list, lower(name));

create table loan (
  id bigint generated always as identity not null,
  order_id uuid,
  borrower_id uuid not null,
  market text not null,
  currency text not null,
  product_id text not null,
  product_version integer not null,
  state text not null,
  terms jsonb not null,
  fees jsonb not null,
  agreement jsonb not null,
  disclosed jsonb not null,
  amount bigint not null,
  disbursed_on date not null,
  entered_on date not null,
  fee_charged bigint default 0 not null,
  written_off_penalty bigint,
  written_off_fee bigint,
  written_off_interest bigint,
  written_off_principal bigint,
  npa_since date,
  rounding_mode text not null,
  interest_total bigint not null,
  accrual_stop bigint,
  cost_room bigint,
  credit bigint default 0 not null,
  next_due_on date,
  grace_days integer,
  late_num numeric,
  late_den numeric,
  late_fixed bigint,
  late_most_num numeric,
  late_most_den numeric,
  constraint loan_pkey PRIMARY KEY (id),
  constraint loan_order_id_key UNIQUE (order_id),
  constraint loan_borrower_id_fkey FOREIGN KEY (borrower_id) REFERENCES borrower(id),
  constraint loan_market_fkey FOREIGN KEY (market) REFERENCES business_clock(market),
  constraint loan_order_id_fkey FOREIGN KEY (order_id) REFERENCES loan_order(id),
  constraint loan_product_id_product_version_fkey FOREIGN KEY (product_id, product_version) REFERENCES product_version(product_id, version),
  constraint loan_amount_check CHECK ((amount > 0)),
  constraint loan_currency_check CHECK ((length(currency) = 3)),
  constraint loan_state_check CHECK ((state = ANY (ARRAY['active'::text, 'settled'::text, 'cancelled'::text, 'written-off'::text, 'recovered'::text])))
);
CREATE INDEX loan_active ON public.loan USING btree (market, id) WHERE (state = 'active'::text);
CREATE INDEX loan_borrower ON public.loan USING btree (borrower_id);
CREATE INDEX loan_ended ON public.loan USING btree (market, id) WHERE (state = ANY (ARRAY['settled'::text, 'cancelled'::text, 'recovered'::text]));
CREATE INDEX loan_ended_with_credit ON public.loan USING btree (market, id) WHERE ((state <> 'active'::text) AND (credit > 0));
CREATE INDEX loan_newest ON public.loan USING btree (market, id);
CREATE INDEX loan_next_due ON public.loan USING btree (market, next_due_on, id) WHERE ((state = 'active'::text) AND (next_due_on IS NOT NULL));
CREATE INDEX loan_with_credit ON public.loan USING btree (market, id) WHERE ((state = 'active'::text) AND (credit > 0));
CREATE INDEX loan_written_off ON public.loan USING btree (market, id) WHERE (state = 'written-off'::text);
CREATE TRIGGER loan_begins_accrual AFTER INSERT ON public.loan FOR EACH ROW EXECUTE FUNCTION begin_accrual();
CREATE TRIGGER loan_notes_npa_end AFTER UPDATE OF npa_since ON public.loan FOR EACH ROW WHEN (((old.npa_since IS NOT NULL) AND (new.npa_since IS NULL))) EXECUTE FUNCTION note_npa_end();
CREATE TRIGGER loan_state_by_table BEFORE UPDATE OF state ON public.loan FOR EACH ROW WHEN ((old.state IS DISTINCT FROM new.state)) EXECUTE FUNCTION refuse_unknown_transition();
CREATE TRIGGER loan_stays BEFORE DELETE OR TRUNCATE ON public.loan FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table loan_accrual (
  loan_id bigint not null,
  accrued bigint default 0 not null,
  constraint loan_accrual_pkey PRIMARY KEY (loan_id),
  constraint loan_accrual_loan_id_fkey FOREIGN KEY (loan_id) REFERENCES loan(id)
);
CREATE TRIGGER loan_accrual_stays BEFORE DELETE OR TRUNCATE ON public.loan_accrual FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table loan_figure (
  loan_id bigint not null,
  market text not null,
  state text not null,
  product_id text not null,
  principal bigint not null,
  disbursed_on date not null,
  owed bigint not null,
  overdue bigint not null,
  due_from date not null,
  max_dpd integer not null,
  restructured_on date,
  as_of date not null,
  outstanding bigint generated always as (
CASE
    WHEN (state = 'written-off'::text) THEN (0)::bigint
    ELSE owed
END) stored not null,
  borrower_id uuid not null,
  order_id uuid,
  payoff bigint,
  next_due_on date,
  has_payoff boolean default false not null,
  constraint loan_figure_pkey PRIMARY KEY (loan_id),
  constraint loan_figure_loan_id_fkey FOREIGN KEY (loan_id) REFERENCES loan(id),
  constraint loan_figure_max_dpd_check CHECK ((max_dpd >= 0))
);
CREATE INDEX loan_figure_disbursed ON public.loan_figure USING btree (market, disbursed_on, loan_id);
CREATE INDEX loan_figure_due ON public.loan_figure USING btree (market, due_from, loan_id) INCLUDE (overdue, borrower_id, order_id);
CREATE INDEX loan_figure_ended ON public.loan_figure USING btree (market, disbursed_on, loan_id) WHERE (state = ANY (ARRAY['settled'::text, 'cancelled'::text, 'recovered'::text]));
CREATE INDEX loan_figure_item ON public.loan_figure USING btree (market, COALESCE(order_id, (md5(('loan '::text || (loan_id)::text)))::uuid));
CREATE INDEX loan_figure_max_dpd ON public.loan_figure USING btree (market, max_dpd, loan_id);
CREATE INDEX loan_figure_outstanding ON public.loan_figure USING btree (market, outstanding, loan_id);
CREATE INDEX loan_figure_overdue ON public.loan_figure USING btree (market, overdue, loan_id);
CREATE INDEX loan_figure_principal ON public.loan_figure USING btree (market, principal, loan_id);
CREATE INDEX loan_figure_product ON public.loan_figure USING btree (market, product_id, disbursed_on, loan_id);
CREATE INDEX loan_figure_restructured ON public.loan_figure USING btree (market, restructured_on, loan_id) WHERE (restructured_on IS NOT NULL);
CREATE INDEX loan_figure_state ON public.loan_figure USING btree (market, state, disbursed_on, loan_id);
CREATE TRIGGER loan_figure_keeps_sums AFTER INSERT ON public.loan_figure REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_arrears_sums();
CREATE TRIGGER loan_figure_keeps_sums_of_changed AFTER UPDATE ON public.loan_figure REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_arrears_sums();
CREATE TRIGGER loan_figure_keeps_sums_of_gone AFTER DELETE ON public.loan_figure REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_arrears_sums();

create table loan_import (
  id uuid not null,
  market text not null,
  as_of date not null,
  file_name text not null,
  fingerprint text not null,
  heads jsonb not null,
  summary jsonb not null,
  request_id uuid not null,
  asked_by uuid not null,
  asked_at timestamp with time zone not null,
  rows integer not null,
  refused integer not null,
  imported integer default 0 not null,
  begun_at timestamp with time zone,
  ended_at timestamp with time zone,
  constraint loan_import_pkey PRIMARY KEY (id),
  constraint loan_import_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES staff(id),
  constraint loan_import_market_fkey FOREIGN KEY (market) REFERENCES business_clock(market),
  constraint loan_import_request_id_fkey FOREIGN KEY (request_id) REFERENCES approval_request(id) DEFERRABLE INITIALLY DEFERRED,
  constraint loan_import_check CHECK (((refused >= 0) AND (refused <= rows))),
  constraint loan_import_check1 CHECK (((imported >= 0) AND (imported <= (rows - refused)))),
  constraint loan_import_check2 CHECK (((ended_at IS NULL) OR (begun_at IS NOT NULL))),
  constraint loan_import_file_name_check CHECK (((length(file_name) >= 1) AND (length(file_name) <= 200))),
  constraint loan_import_fingerprint_check CHECK ((fingerprint ~ '^[0-9a-f]{64}$'::text)),
  constraint loan_import_rows_check CHECK ((rows > 0))
);
CREATE INDEX loan_import_newest ON public.loan_import USING btree (market, asked_at DESC, id DESC);
CREATE TRIGGER loan_import_stays BEFORE DELETE OR TRUNCATE ON public.loan_import FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table loan_note (
  id uuid not null,
  n bigint generated always as identity not null,
  loan_id bigint not null,
  staff_id uuid not null,
  about text not null,
  reason text,
  sealed text,
  at timestamp with time zone not null,
  constraint loan_note_pkey PRIMARY KEY (id),
  constraint loan_note_n_key UNIQUE (n),
  constraint loan_note_loan_id_fkey FOREIGN KEY (loan_id) REFERENCES loan(id),
  constraint loan_note_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id),
  constraint loan_note_about_check CHECK ((about = ANY (ARRAY['delay'::text, 'settle'::text, 'message'::text, 'hardship'::text])))
);
CREATE INDEX loan_note_loan ON public.loan_note USING btree (loan_id, n DESC);
CREATE TRIGGER loan_note_only_forgotten BEFORE UPDATE ON public.loan_note FOR EACH ROW WHEN ((new.sealed IS NOT NULL)) EXECUTE FUNCTION refuse_change();
CREATE TRIGGER loan_note_stays BEFORE DELETE OR TRUNCATE ON public.loan_note FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table loan_order (
  id uuid not null,
  market text not null,
  borrower_id uuid not null,
  product_id text not null,
  product_version integer not null,
  state text not null,
  amount bigint not null,
  instalments integer not null,
  every_count integer not null,
  every_unit text not null,
  submitted_on date,
  most_amount bigint,
  open_until date,
  key_facts_until date,
  account_is_own boolean,
  reasons jsonb default '[]'::jsonb not null,
  changed_at timestamp with time zone default clock_timestamp() not null,
  account_id uuid,
  purpose text,
  issued_on date,
  most_per_month bigint,
  applied_at timestamp with time zone default now() not null,
  asked_instalments integer,
  asked_every_count integer,
  asked_every_unit text,
  constraint loan_order_pkey PRIMARY KEY (id),
  constraint loan_order_borrower_id_fkey FOREIGN KEY (borrower_id) REFERENCES borrower(id),
  constraint loan_order_market_fkey FOREIGN KEY (market) REFERENCES business_clock(market),
  constraint loan_order_product_id_product_version_fkey FOREIGN KEY (product_id, product_version) REFERENCES product_version(product_id, version),
  constraint loan_order_amount_check CHECK ((amount > 0)),
  constraint loan_order_asked_every_count_check CHECK ((asked_every_count > 0)),
  constraint loan_order_asked_every_unit_check CHECK ((asked_every_unit = ANY (ARRAY['day'::text, 'week'::text, 'half-month'::text, 'month'::text]))),
  constraint loan_order_asked_instalments_check CHECK ((asked_instalments > 0)),
  constraint loan_order_asked_term CHECK ((num_nulls(asked_instalments, asked_every_count, asked_every_unit) = ANY (ARRAY[0, 3]))),
  constraint loan_order_check CHECK (((most_amount IS NULL) = (open_until IS NULL))),
  constraint loan_order_every_count_check CHECK ((every_count > 0)),
  constraint loan_order_every_unit_check CHECK ((every_unit = ANY (ARRAY['day'::text, 'week'::text, 'half-month'::text, 'month'::text]))),
  constraint loan_order_instalments_check CHECK ((instalments > 0)),
  constraint loan_order_most_amount_check CHECK ((most_amount > 0)),
  constraint loan_order_most_per_month_check CHECK ((most_per_month > 0)),
  constraint loan_order_purpose_check CHECK (((length(purpose) >= 1) AND (length(purpose) <= 60))),
  constraint loan_order_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'submitted'::text, 'in-review'::text, 'sent-back'::text, 'refused'::text, 'approved'::text, 'expired'::text, 'withdrawn'::text, 'confirmed'::text, 'paying-out'::text, 'payout-failed'::text, 'paid-out'::text])))
);
CREATE INDEX loan_order_account ON public.loan_order USING btree (account_id) WHERE (account_id IS NOT NULL);
CREATE INDEX loan_order_by_amount ON public.loan_order USING btree (market, amount, id);
CREATE INDEX loan_order_by_product ON public.loan_order USING btree (market, product_id, applied_at, id);
CREATE INDEX loan_order_funnel ON public.loan_order USING btree (market, submitted_on, product_id, state) INCLUDE (most_amount);
CREATE INDEX loan_order_in_review ON public.loan_order USING btree (market, changed_at, id) WHERE (state = 'in-review'::text);
CREATE INDEX loan_order_in_state ON public.loan_order USING btree (market, state, applied_at DESC, id DESC);
CREATE INDEX loan_order_newest ON public.loan_order USING btree (market, applied_at DESC, id DESC);
CREATE INDEX loan_order_of_borrower ON public.loan_order USING btree (borrower_id, applied_at DESC, id DESC);
CREATE INDEX loan_order_offers ON public.loan_order USING btree (market, open_until) WHERE (state = 'approved'::text);
CREATE TRIGGER loan_order_leaves_queue AFTER UPDATE OF state ON public.loan_order FOR EACH ROW WHEN (((old.state = 'in-review'::text) AND (new.state <> 'in-review'::text) AND is_staff_acting())) EXECUTE FUNCTION exit_application();
CREATE TRIGGER loan_order_notes_first_step AFTER INSERT ON public.loan_order FOR EACH ROW EXECUTE FUNCTION note_order_step();
CREATE TRIGGER loan_order_notes_step AFTER UPDATE OF state ON public.loan_order FOR EACH ROW WHEN ((new.state IS DISTINCT FROM old.state)) EXECUTE FUNCTION note_order_step();
CREATE TRIGGER loan_order_state_by_table BEFORE UPDATE OF state ON public.loan_order FOR EACH ROW WHEN ((old.state IS DISTINCT FROM new.state)) EXECUTE FUNCTION refuse_unknown_transition();
CREATE TRIGGER loan_order_stays BEFORE DELETE OR TRUNCATE ON public.loan_order FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER loan_order_stays_paid_out BEFORE UPDATE ON public.loan_order FOR EACH ROW WHEN (((old.state = 'paid-out'::text) AND (new.state <> old.state))) EXECUTE FUNCTION refuse_change_of_paid_out();
CREATE UNIQUE INDEX loan_order_one_open ON public.loan_order USING btree (borrower_id) WHERE (state <> ALL (ARRAY['refused'::text, 'expired'::text, 'withdrawn'::text, 'paid-out'::text]));

create table loan_order_step (
  id bigint generated always as identity not null,
  order_id uuid not null,
  state text not null,
  at timestamp with time zone not null,
  constraint loan_order_step_pkey PRIMARY KEY (id),
  constraint loan_order_step_order_id_fkey FOREIGN KEY (order_id) REFERENCES loan_order(id)
);
CREATE INDEX loan_order_step_order ON public.loan_order_step USING btree (order_id, id);
CREATE TRIGGER loan_order_step_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.loan_order_step FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table loan_plan (
  loan_id bigint not null,
  no integer not null,
  since date not null,
  until_on date,
  cause text not null,
  by text,
  charge bigint not null,
  terms jsonb,
  reason text,
  gone integer[],
  constraint loan_plan_pkey PRIMARY KEY (loan_id, no),
  constraint loan_plan_loan_id_fkey FOREIGN KEY (loan_id) REFERENCES loan(id),
  constraint loan_plan_cause_check CHECK ((cause = ANY (ARRAY['payout'::text, 'brought-in'::text, 'delay'::text, 'due-day'::text, 'prepayment'::text, 'settlement'::text, 'restructuring'::text, 'waiver'::text, 'cancellation'::text]))),
  constraint loan_plan_no_check CHECK ((no > 0))
);
CREATE TRIGGER loan_plan_ends_once BEFORE UPDATE ON public.loan_plan FOR EACH ROW EXECUTE FUNCTION refuse_second_end();
CREATE TRIGGER loan_plan_stays BEFORE DELETE OR TRUNCATE ON public.loan_plan FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table loan_row (
  loan_id bigint not null,
  plan_no integer not null,
  n integer not null,
  place integer default 0 not null,
  from_on date not null,
  to_on date not null,
  due_on date not null,
  principal bigint not null,
  interest bigint not null,
  fee bigint not null,
  penalty bigint not null,
  constraint loan_row_pkey PRIMARY KEY (loan_id, plan_no, n),
  constraint loan_row_loan_id_plan_no_fkey FOREIGN KEY (loan_id, plan_no) REFERENCES loan_plan(loan_id, no),
  constraint loan_row_check CHECK ((to_on >= from_on)),
  constraint loan_row_n_check CHECK ((n > 0))
);
CREATE INDEX loan_row_due ON public.loan_row USING btree (due_on);
CREATE TRIGGER loan_row_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.loan_row FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table loose_file (
  store_key text not null,
  token uuid default gen_random_uuid() not null,
  due_at timestamp with time zone not null,
  constraint loose_file_pkey PRIMARY KEY (store_key)
);
CREATE INDEX loose_file_due ON public.loose_file USING btree (due_at);

create table low_rate_point (
  product_id text not null,
  on_day date not null,
  seen bigint default 0 not null,
  tapped bigint default 0 not null,
  constraint low_rate_point_pkey PRIMARY KEY (product_id, on_day),
  constraint low_rate_point_product_id_fkey FOREIGN KEY (product_id) REFERENCES product(id)
);

create table mail_code (
  id uuid not null,
  borrower_id uuid not null,
  address_index bytea not null,
  code_hash bytea not null,
  sent_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  tries integer default 0 not null,
  constraint mail_code_pkey PRIMARY KEY (id),
  constraint mail_code_borrower_id_key UNIQUE (borrower_id),
  constraint mail_code_borrower_id_fkey FOREIGN KEY (borrower_id) REFERENCES borrower(id),
  constraint mail_code_tries_check CHECK ((tries >= 0))
);
CREATE INDEX mail_code_sent ON public.mail_code USING btree (sent_at);

create table mail_confirmation (
  borrower_id uuid not null,
  address_index bytea not null,
  confirmed_at timestamp with time zone not null,
  constraint mail_confirmation_pkey PRIMARY KEY (borrower_id),
  constraint mail_confirmation_borrower_id_fkey FOREIGN KEY (borrower_id) REFERENCES borrower(id)
);

create table mandate (
  id uuid not null,
  loan_id bigint not null,
  market text not null,
  channel text not null,
  scheme text not null,
  state text not null,
  most_per_debit bigint not null,
  last_day date not null,
  asked_at timestamp with time zone not null,
  confirm_by timestamp with time zone not null,
  link text,
  why text,
  ended_there_at timestamp with time zone,
  look_at timestamp with time zone,
  asks integer default 0 not null,
  constraint mandate_pkey PRIMARY KEY (id),
  constraint mandate_loan_id_fkey FOREIGN KEY (loan_id) REFERENCES loan(id),
  constraint mandate_market_fkey FOREIGN KEY (market) REFERENCES business_clock(market),
  constraint mandate_most_per_debit_check CHECK ((most_per_debit > 0)),
  constraint mandate_state_check CHECK ((state = ANY (ARRAY['asked'::text, 'active'::text, 'paused'::text, 'declined'::text, 'cancelled'::text, 'expired'::text])))
);
CREATE INDEX mandate_look ON public.mandate USING btree (look_at) WHERE (look_at IS NOT NULL);
CREATE INDEX mandate_of_loan ON public.mandate USING btree (loan_id, asked_at);
CREATE TRIGGER mandate_state_by_table BEFORE UPDATE OF state ON public.mandate FOR EACH ROW WHEN ((old.state IS DISTINCT FROM new.state)) EXECUTE FUNCTION refuse_unknown_transition();
CREATE TRIGGER mandate_stays BEFORE DELETE OR TRUNCATE ON public.mandate FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE UNIQUE INDEX mandate_one_running ON public.mandate USING btree (loan_id) WHERE (state = ANY (ARRAY['asked'::text, 'active'::text, 'paused'::text]));

create table mandate_debit (
  id uuid not null,
  loan_id bigint not null,
  mandate_id uuid not null,
  due_on date not null,
  state text not null,
  why text,
  notices integer default 0 not null,
  tries integer default 0 not null,
  last_tried_on date,
  constraint mandate_debit_pkey PRIMARY KEY (id),
  constraint mandate_debit_once_a_due UNIQUE (loan_id, due_on),
  constraint mandate_debit_loan_id_fkey FOREIGN KEY (loan_id) REFERENCES loan(id),
  constraint mandate_debit_mandate_id_fkey FOREIGN KEY (mandate_id) REFERENCES mandate(id),
  constraint mandate_debit_state_check CHECK ((state = ANY (ARRAY['planned'::text, 'notified'::text, 'requested'::text, 'bounced'::text, 'collected'::text, 'dropped'::text, 'failed'::text])))
);
CREATE INDEX mandate_debit_of_mandate ON public.mandate_debit USING btree (mandate_id, due_on);
CREATE TRIGGER mandate_debit_state_by_table BEFORE UPDATE OF state ON public.mandate_debit FOR EACH ROW WHEN ((old.state IS DISTINCT FROM new.state)) EXECUTE FUNCTION refuse_unknown_transition();
CREATE TRIGGER mandate_debit_stays BEFORE DELETE OR TRUNCATE ON public.mandate_debit FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table mandate_notice (
  payment_id uuid not null,
  debit_id uuid not null,
  n integer not null,
  amount bigint not null,
  first_on date not null,
  message_id uuid not null,
  written_at timestamp with time zone not null,
  told_at timestamp with time zone,
  announced_at timestamp with time zone,
  return_by date,
  constraint mandate_notice_pkey PRIMARY KEY (payment_id),
  constraint mandate_notice_once UNIQUE (debit_id, n),
  constraint mandate_notice_debit_id_fkey FOREIGN KEY (debit_id) REFERENCES mandate_debit(id),
  constraint mandate_notice_amount_check CHECK ((amount > 0)),
  constraint mandate_notice_n_check CHECK ((n > 0))
);
CREATE TRIGGER mandate_notice_stays BEFORE DELETE OR TRUNCATE ON public.mandate_notice FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table mandate_skip (
  mandate_id uuid not null,
  due_on date not null,
  skipped_at timestamp with time zone not null,
  constraint mandate_skip_pkey PRIMARY KEY (mandate_id, due_on),
  constraint mandate_skip_mandate_id_fkey FOREIGN KEY (mandate_id) REFERENCES mandate(id)
);
CREATE TRIGGER mandate_skip_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.mandate_skip FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table mandate_try (
  debit_id uuid not null,
  n integer not null,
  payment_id uuid not null,
  requested_at timestamp with time zone not null,
  called_at timestamp with time zone,
  outcome text,
  why text,
  ended_at timestamp with time zone,
  constraint mandate_try_pkey PRIMARY KEY (debit_id, n),
  constraint mandate_try_debit_id_fkey FOREIGN KEY (debit_id) REFERENCES mandate_debit(id),
  constraint mandate_try_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES mandate_notice(payment_id),
  constraint mandate_try_check CHECK (((outcome IS NULL) = (ended_at IS NULL))),
  constraint mandate_try_n_check CHECK ((n > 0)),
  constraint mandate_try_outcome_check CHECK ((outcome = ANY (ARRAY['collected'::text, 'bounced'::text])))
);
CREATE TRIGGER mandate_try_stays BEFORE DELETE OR TRUNCATE ON public.mandate_try FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE UNIQUE INDEX mandate_try_one_open ON public.mandate_try USING btree (debit_id) WHERE (outcome IS NULL);

create table message (
  id uuid not null,
  market text not null,
  borrower_id uuid,
  phone_index bytea,
  kind text not null,
  channel text not null,
  sealed text not null,
  written_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  failed_at timestamp with time zone,
  read_at timestamp with time zone,
  sending_until timestamp with time zone,
  loan_id bigint,
  caused_by text,
  sent_by text,
  template text,
  template_version integer,
  sent_template text,
  sent_template_version integer,
  constraint message_pkey PRIMARY KEY (id),
  constraint message_borrower_id_fkey FOREIGN KEY (borrower_id) REFERENCES borrower(id),
  constraint message_loan_id_fkey FOREIGN KEY (loan_id) REFERENCES loan(id),
  constraint message_caused_by_check CHECK ((caused_by = ANY (ARRAY['borrower'::text, 'lender'::text]))),
  constraint message_channel_check CHECK ((channel = ANY (ARRAY['sms'::text, 'voice'::text, 'push'::text, 'email'::text, 'inbox'::text]))),
  constraint message_check CHECK (((borrower_id IS NOT NULL) OR (phone_index IS NOT NULL))),
  constraint message_sent_by_check CHECK ((sent_by = ANY (ARRAY['sms'::text, 'voice'::text, 'push'::text, 'email'::text, 'inbox'::text])))
);
CREATE INDEX message_borrower ON public.message USING btree (borrower_id, written_at DESC, id DESC);
CREATE INDEX message_loan ON public.message USING btree (loan_id) WHERE (loan_id IS NOT NULL);
CREATE INDEX message_market ON public.message USING btree (market, written_at DESC, id DESC);
CREATE INDEX message_phone ON public.message USING btree (phone_index, written_at DESC) WHERE (borrower_id IS NULL);
CREATE INDEX message_sent_template ON public.message USING btree (market, sent_template, sent_at) WHERE (sent_template IS NOT NULL);
CREATE INDEX message_stray ON public.message USING btree (written_at) WHERE (borrower_id IS NULL);
CREATE INDEX message_unsent ON public.message USING btree (market, written_at DESC, id DESC) WHERE (sent_at IS NULL);

create table message_attempt (
  id uuid not null,
  n bigint generated always as identity not null,
  message_id uuid,
  market text not null,
  purpose text not null,
  way text not null,
  state text not null,
  reason text,
  tries integer not null,
  begun_at timestamp with time zone not null,
  handed_at timestamp with time zone,
  ended_at timestamp with time zone,
  parts integer,
  currency text,
  cost_micros bigint,
  is_cost_reported boolean default false not null,
  constraint message_attempt_pkey PRIMARY KEY (id),
  constraint message_attempt_message_id_way_key UNIQUE (message_id, way),
  constraint message_attempt_message_id_fkey FOREIGN KEY (message_id) REFERENCES message(id) ON DELETE SET NULL,
  constraint message_attempt_check CHECK (((currency IS NULL) = (cost_micros IS NULL))),
  constraint message_attempt_check1 CHECK (((state <> ALL (ARRAY['delivered'::text, 'failed'::text])) OR (ended_at IS NOT NULL))),
  constraint message_attempt_cost_micros_check CHECK ((cost_micros >= 0)),
  constraint message_attempt_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint message_attempt_parts_check CHECK ((parts > 0)),
  constraint message_attempt_reason_check CHECK ((reason ~ '^[a-z0-9][a-z0-9-]{0,39}$'::text)),
  constraint message_attempt_state_check CHECK ((state = ANY (ARRAY['sending'::text, 'handed-over'::text, 'delivered'::text, 'failed'::text]))),
  constraint message_attempt_tries_check CHECK ((tries > 0)),
  constraint message_attempt_way_check CHECK ((way = ANY (ARRAY['sms'::text, 'voice'::text, 'push'::text, 'email'::text])))
);
CREATE INDEX message_attempt_paid ON public.message_attempt USING btree (market, handed_at) WHERE (handed_at IS NOT NULL);

create table message_choice (
  borrower_id uuid not null,
  purpose text not null,
  way text not null,
  chosen_at timestamp with time zone not null,
  constraint message_choice_pkey PRIMARY KEY (borrower_id, purpose),
  constraint message_choice_borrower_id_fkey FOREIGN KEY (borrower_id) REFERENCES borrower(id),
  constraint message_choice_purpose_check CHECK ((purpose = ANY (ARRAY['reminders'::text, 'payments'::text, 'applications'::text, 'documents'::text, 'offers'::text]))),
  constraint message_choice_way_check CHECK ((way = ANY (ARRAY['push'::text, 'sms'::text, 'email'::text])))
);

create table message_count (
  day date not null,
  channel text not null,
  sent integer not null,
  constraint message_count_pkey PRIMARY KEY (day, channel)
);

create table message_registration (
  id bigint generated always as identity not null,
  market text not null,
  template text not null,
  channel text not null,
  version integer not null,
  language text not null,
  sender text not null,
  number text not null,
  entered_at timestamp with time zone default clock_timestamp() not null,
  constraint message_registration_pkey PRIMARY KEY (id),
  constraint message_registration_market_fkey FOREIGN KEY (market) REFERENCES business_clock(market),
  constraint message_registration_channel_check CHECK ((channel = 'sms'::text)),
  constraint message_registration_version_check CHECK ((version > 0))
);
CREATE INDEX message_registration_of ON public.message_registration USING btree (market, template, language, version, id DESC);
CREATE TRIGGER message_registration_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.message_registration FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table message_report (
  attempt_id uuid not null,
  says text not null,
  reason text,
  heard_at timestamp with time zone not null,
  times integer not null,
  constraint message_report_pkey PRIMARY KEY (attempt_id, says),
  constraint message_report_attempt_id_fkey FOREIGN KEY (attempt_id) REFERENCES message_attempt(id),
  constraint message_report_says_check CHECK ((says = ANY (ARRAY['on-its-way'::text, 'delivered'::text, 'failed'::text]))),
  constraint message_report_times_check CHECK ((times > 0))
);

create table message_template (
  id bigint generated always as identity not null,
  market text not null,
  template text not null,
  channel text not null,
  version integer not null,
  language text not null,
  title text,
  body text not null,
  saved_at timestamp with time zone default clock_timestamp() not null,
  constraint message_template_pkey PRIMARY KEY (id),
  constraint message_template_market_template_channel_language_version_key UNIQUE (market, template, channel, language, version),
  constraint message_template_market_fkey FOREIGN KEY (market) REFERENCES business_clock(market),
  constraint message_template_body_check CHECK ((body <> ''::text)),
  constraint message_template_channel_check CHECK ((channel = ANY (ARRAY['sms'::text, 'push'::text, 'inbox'::text]))),
  constraint message_template_version_check CHECK ((version > 0))
);
CREATE TRIGGER message_template_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.message_template FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table npa_ended (
  id bigint generated always as identity not null,
  loan_id bigint not null,
  since date not null,
  ended_on date not null,
  constraint npa_ended_pkey PRIMARY KEY (id),
  constraint npa_ended_loan_id_fkey FOREIGN KEY (loan_id) REFERENCES loan(id),
  constraint npa_ended_check CHECK ((ended_on >= since))
);
CREATE INDEX npa_ended_loan ON public.npa_ended USING btree (loan_id);
CREATE TRIGGER npa_ended_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.npa_ended FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table one_time_code (
  id uuid not null,
  market text not null,
  phone_index bytea not null,
  purpose text not null,
  sent_by text not null,
  code_hash bytea not null,
  sent_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  tries integer default 0 not null,
  used_at timestamp with time zone,
  failed_at timestamp with time zone,
  about text,
  constraint one_time_code_pkey PRIMARY KEY (id),
  constraint one_time_code_about_check CHECK ((about ~ '^[0-9a-f]{64}$'::text)),
  constraint one_time_code_code_hash_check CHECK ((octet_length(code_hash) = 32)),
  constraint one_time_code_purpose_check CHECK ((purpose = ANY (ARRAY['login'::text, 'sign'::text, 'new-plan'::text, 'payout-account'::text, 'phone-change'::text, 'passkey'::text, 'delete'::text]))),
  constraint one_time_code_sent_by_check CHECK ((sent_by = ANY (ARRAY['sms'::text, 'voice'::text]))),
  constraint one_time_code_tries_check CHECK (((tries >= 0) AND (tries <= 5)))
);
CREATE INDEX one_time_code_latest ON public.one_time_code USING btree (phone_index, purpose, sent_at DESC);
CREATE INDEX one_time_code_old ON public.one_time_code USING btree (sent_at);

create table outbox (
  id bigint generated always as identity not null,
  topic text not null,
  payload jsonb not null,
  audit_id uuid not null,
  created_at timestamp with time zone default now() not null,
  next_attempt_at timestamp with time zone default now() not null,
  attempts integer default 0 not null,
  last_error text,
  done_at timestamp with time zone,
  given_up_at timestamp with time zone,
  leased_until timestamp with time zone,
  constraint outbox_pkey PRIMARY KEY (id),
  constraint outbox_audit_id_fkey FOREIGN KEY (audit_id) REFERENCES audit_log(id)
);
CREATE INDEX outbox_audit ON public.outbox USING btree (audit_id);
CREATE INDEX outbox_done ON public.outbox USING btree (done_at) WHERE (done_at IS NOT NULL);
CREATE INDEX outbox_given_up ON public.outbox USING btree (id DESC) WHERE (given_up_at IS NOT NULL);
CREATE INDEX outbox_message ON public.outbox USING btree (((payload ->> 'messageId'::text)), id) WHERE (topic = 'message.deliver'::text);
CREATE INDEX outbox_waiting ON public.outbox USING btree (next_attempt_at, id) WHERE ((done_at IS NULL) AND (given_up_at IS NULL));
CREATE INDEX outbox_waiting_newest ON public.outbox USING btree (id DESC) WHERE ((done_at IS NULL) AND (given_up_at IS NULL));

create table page_configuration (
  market text not null,
  com_name text not null,
  email text not null,
  address text not null,
  copyright text not null,
  service_phone text not null,
  licence jsonb not null,
  theme jsonb not null,
  version integer default 1 not null,
  changed_at timestamp with time zone default now() not null,
  constraint page_configuration_pkey PRIMARY KEY (market),
  constraint page_configuration_address_check CHECK ((btrim(address) <> ''::text)),
  constraint page_configuration_com_name_check CHECK ((btrim(com_name) <> ''::text)),
  constraint page_configuration_copyright_check CHECK ((btrim(copyright) <> ''::text)),
  constraint page_configuration_email_check CHECK ((email ~~ '%_@_%'::text)),
  constraint page_configuration_licence_check CHECK ((jsonb_typeof(licence) = 'object'::text)),
  constraint page_configuration_market_check CHECK ((market ~ '^[a-z]{2}$'::text)),
  constraint page_configuration_service_phone_check CHECK ((btrim(service_phone) <> ''::text)),
  constraint page_configuration_theme_check CHECK ((jsonb_typeof(theme) = 'object'::text))
);
CREATE TRIGGER page_configuration_changed AFTER INSERT OR UPDATE ON public.page_configuration FOR EACH ROW EXECUTE FUNCTION page_configuration_changed();

create table payment (
  id uuid not null,
  market text not null,
  currency text not null,
  channel text not null,
  external_id text,
  amount bigint not null,
  state text not null,
  loan_id bigint,
  meant_for text default 'repayment'::text not null,
  surplus text default 'keep'::text not null,
  received_on date,
  reported_on date,
  expires_at timestamp with time zone,
  created_at timestamp with time zone default clock_timestamp() not null,
  settled bigint default 0 not null,
  known_on date,
  begun_for bigint,
  constraint payment_pkey PRIMARY KEY (id),
  constraint payment_once_per_channel UNIQUE (market, channel, external_id),
  constraint payment_begun_for_fkey FOREIGN KEY (begun_for) REFERENCES loan(id),
  constraint payment_loan_id_fkey FOREIGN KEY (loan_id) REFERENCES loan(id),
  constraint payment_market_fkey FOREIGN KEY (market) REFERENCES business_clock(market),
  constraint payment_amount_check CHECK ((amount > 0)),
  constraint payment_channel_check CHECK ((channel ~ '^[a-z][a-z0-9-]*$'::text)),
  constraint payment_external_id_check CHECK ((external_id <> ''::text)),
  constraint payment_is_known CHECK (((received_on IS NULL) OR (known_on IS NOT NULL))),
  constraint payment_meant_for_check CHECK ((meant_for = ANY (ARRAY['repayment'::text, 'settlement'::text, 'delay'::text, 'cooling-off-exit'::text]))),
  constraint payment_state_check CHECK ((state = ANY (ARRAY['created'::text, 'pending'::text, 'expired'::text, 'failed'::text, 'claimed'::text, 'refused'::text, 'matched'::text, 'received'::text, 'allocated'::text, 'reversed'::text, 'refunded'::text, 'divided'::text]))),
  constraint payment_surplus_check CHECK ((surplus = ANY (ARRAY['keep'::text, 'shorter'::text, 'smaller'::text])))
);
CREATE INDEX payment_awaited_transfer ON public.payment USING btree (market, amount) WHERE ((channel = 'bank'::text) AND (received_on IS NULL));
CREATE INDEX payment_by_amount ON public.payment USING btree (market, amount, id) WHERE (received_on IS NOT NULL);
CREATE INDEX payment_by_channel ON public.payment USING btree (market, channel, received_on, id) WHERE (received_on IS NOT NULL);
CREATE INDEX payment_by_day_amount ON public.payment USING btree (market, received_on, amount, id) WHERE (received_on IS NOT NULL);
CREATE INDEX payment_by_number ON public.payment USING btree (market, external_id text_pattern_ops) WHERE ((external_id IS NOT NULL) AND (received_on IS NOT NULL));
CREATE INDEX payment_by_state ON public.payment USING btree (market, state, received_on, id) WHERE (received_on IS NOT NULL);
CREATE INDEX payment_created_day ON public.payment USING brin (created_at) WITH (pages_per_range='16');
CREATE INDEX payment_external ON public.payment USING btree (market, external_id) WHERE (external_id IS NOT NULL);
CREATE INDEX payment_in_order ON public.payment USING btree (market, received_on, id) WHERE (received_on IS NOT NULL);
CREATE INDEX payment_loan ON public.payment USING btree (loan_id);
CREATE INDEX payment_received_day ON public.payment USING brin (received_on) WITH (pages_per_range='16');
CREATE INDEX payment_unmatched ON public.payment USING btree (market, known_on, id) WHERE (state = ANY (ARRAY['received'::text, 'matched'::text]));
CREATE INDEX payment_unsettled ON public.payment USING btree (market, channel, received_on, id) WHERE (settled <>
CASE
    WHEN ((external_id IS NOT NULL) AND (state = ANY (ARRAY['received'::text, 'matched'::text, 'allocated'::text, 'refunded'::text, 'divided'::text]))) THEN amount
    ELSE (0)::bigint
END);
CREATE INDEX payment_waiting ON public.payment USING btree (expires_at) WHERE (state = ANY (ARRAY['created'::text, 'pending'::text]));
CREATE TRIGGER payment_becomes_known BEFORE INSERT OR UPDATE OF received_on ON public.payment FOR EACH ROW WHEN (((new.received_on IS NOT NULL) AND (new.known_on IS NULL))) EXECUTE FUNCTION note_known_money();
CREATE TRIGGER payment_leaves_queue AFTER UPDATE OF state ON public.payment FOR EACH ROW WHEN (((old.state = ANY (ARRAY['received'::text, 'matched'::text])) AND (new.state <> ALL (ARRAY['received'::text, 'matched'::text])) AND is_staff_acting())) EXECUTE FUNCTION exit_payment();
CREATE TRIGGER payment_state_by_table BEFORE UPDATE OF state ON public.payment FOR EACH ROW WHEN ((old.state IS DISTINCT FROM new.state)) EXECUTE FUNCTION refuse_unknown_transition();
CREATE TRIGGER payment_stays BEFORE DELETE OR TRUNCATE ON public.payment FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER payment_stays_received BEFORE UPDATE ON public.payment FOR EACH ROW WHEN ((old.received_on IS NOT NULL)) EXECUTE FUNCTION refuse_change_of_received();
CREATE UNIQUE INDEX payment_bank_number_once ON public.payment USING btree (market, external_id) WHERE (channel = ANY (ARRAY['bank'::text, 'upi'::text]));

create table payment_code (
  payment_id uuid not null,
  pay_type_id text not null,
  moves_due_on date,
  made_at timestamp with time zone,
  kind text,
  pay_type_name jsonb,
  reference text,
  bar_code text,
  qr text,
  app_link text,
  bank_account jsonb,
  steps jsonb,
  takes_utr boolean default false not null,
  fee bigint default 0 not null,
  next_ask_at timestamp with time zone,
  asks integer default 0 not null,
  constraint payment_code_pkey PRIMARY KEY (payment_id),
  constraint payment_code_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payment(id),
  constraint payment_code_check CHECK (((made_at IS NULL) OR ((kind IS NOT NULL) AND (pay_type_name IS NOT NULL) AND (reference IS NOT NULL) AND (steps IS NOT NULL)))),
  constraint payment_code_fee_check CHECK ((fee >= 0)),
  constraint payment_code_kind_check CHECK ((kind = ANY (ARRAY['online-bank'::text, 'over-the-counter'::text, 'wallet'::text, 'upi'::text, 'bank-transfer'::text])))
);
CREATE INDEX payment_code_due ON public.payment_code USING btree (next_ask_at) WHERE (next_ask_at IS NOT NULL);
CREATE TRIGGER payment_code_stays BEFORE DELETE OR TRUNCATE ON public.payment_code FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table payment_entry (
  loan_id bigint not null,
  by text not null,
  entry_id bigint not null,
  fee bigint default 0 not null,
  constraint payment_entry_pkey PRIMARY KEY (loan_id, by, entry_id),
  constraint payment_entry_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES ledger_entry(id),
  constraint payment_entry_loan_id_fkey FOREIGN KEY (loan_id) REFERENCES loan(id)
);
CREATE TRIGGER payment_entry_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.payment_entry FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table payment_part (
  payment_id uuid not null,
  part_of uuid not null,
  constraint payment_part_pkey PRIMARY KEY (payment_id),
  constraint payment_part_part_of_fkey FOREIGN KEY (part_of) REFERENCES payment(id),
  constraint payment_part_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payment(id),
  constraint payment_part_check CHECK ((part_of <> payment_id))
);
CREATE INDEX payment_part_of ON public.payment_part USING btree (part_of);
CREATE TRIGGER payment_part_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.payment_part FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER payment_part_is_known AFTER INSERT ON public.payment_part FOR EACH ROW EXECUTE FUNCTION keep_known_day();

create table payout (
  id uuid not null,
  market text not null,
  currency text not null,
  kind text not null,
  order_id uuid,
  loan_id bigint,
  payment_id uuid,
  amount bigint not null,
  state text not null,
  attempts integer default 1 not null,
  schedule jsonb,
  ordered_on date not null,
  left_on date,
  constraint payout_pkey PRIMARY KEY (id),
  constraint payout_order_id_key UNIQUE (order_id),
  constraint payout_loan_id_fkey FOREIGN KEY (loan_id) REFERENCES loan(id),
  constraint payout_market_fkey FOREIGN KEY (market) REFERENCES business_clock(market),
  constraint payout_order_id_fkey FOREIGN KEY (order_id) REFERENCES loan_order(id),
  constraint payout_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payment(id),
  constraint payout_amount_check CHECK ((amount > 0)),
  constraint payout_check CHECK (((kind = 'loan'::text) = (order_id IS NOT NULL))),
  constraint payout_check1 CHECK (((state = 'left'::text) = (left_on IS NOT NULL))),
  constraint payout_kind_check CHECK ((kind = ANY (ARRAY['loan'::text, 'refund'::text]))),
  constraint payout_state_check CHECK ((state = ANY (ARRAY['ordered'::text, 'failed'::text, 'left'::text])))
);
CREATE INDEX payout_by_amount ON public.payout USING btree (market, state, amount, id);
CREATE INDEX payout_in_order ON public.payout USING btree (market, state, ordered_on, id);
CREATE INDEX payout_loan ON public.payout USING btree (loan_id);
CREATE INDEX payout_refunds ON public.payout USING btree (market, ordered_on, id) WHERE (kind = 'refund'::text);
CREATE INDEX payout_under_way ON public.payout USING btree (market, id) WHERE (state <> 'left'::text);
CREATE TRIGGER payout_failed_leaves_queue AFTER UPDATE OF state ON public.payout FOR EACH ROW WHEN (((old.state = 'failed'::text) AND (new.state <> 'failed'::text) AND is_staff_acting())) EXECUTE FUNCTION exit_failed_payout();
CREATE TRIGGER payout_state_by_table BEFORE UPDATE OF state ON public.payout FOR EACH ROW WHEN ((old.state IS DISTINCT FROM new.state)) EXECUTE FUNCTION refuse_unknown_transition();
CREATE TRIGGER payout_stays BEFORE DELETE OR TRUNCATE ON public.payout FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER payout_stays_left BEFORE UPDATE ON public.payout FOR EACH ROW WHEN ((old.state = 'left'::text)) EXECUTE FUNCTION refuse_change_of_left();

create table payout_account (
  id uuid not null,
  borrower_id uuid not null,
  market text not null,
  kind text not null,
  institution text not null,
  number_sealed text not null,
  number_index bytea not null,
  holder_sealed text not null,
  place integer not null,
  is_default boolean not null,
  added_at timestamp with time zone not null,
  removed_at timestamp with time zone,
  confirmed_at timestamp with time zone,
  constraint payout_account_pkey PRIMARY KEY (id),
  constraint payout_account_borrower_id_fkey FOREIGN KEY (borrower_id) REFERENCES borrower(id),
  constraint payout_account_check CHECK (((removed_at IS NULL) OR (NOT is_default))),
  constraint payout_account_kind_check CHECK ((kind = ANY (ARRAY['bank'::text, 'wallet'::text]))),
  constraint payout_account_number_index_check CHECK ((octet_length(number_index) = 32)),
  constraint payout_account_place_check CHECK (((place >= 1) AND (place <= 5)))
);
CREATE INDEX payout_account_number ON public.payout_account USING btree (number_index);
CREATE UNIQUE INDEX payout_account_default ON public.payout_account USING btree (borrower_id) WHERE is_default;
CREATE UNIQUE INDEX payout_account_once ON public.payout_account USING btree (borrower_id, number_index) WHERE (removed_at IS NULL);
CREATE UNIQUE INDEX payout_account_place ON public.payout_account USING btree (borrower_id, place) WHERE (removed_at IS NULL);

create table payout_account_change (
  order_id uuid not null,
  attempt integer not null,
  from_account uuid,
  to_account uuid not null,
  at timestamp with time zone not null,
  constraint payout_account_change_pkey PRIMARY KEY (order_id, attempt),
  constraint payout_account_change_order_id_fkey FOREIGN KEY (order_id) REFERENCES signed_agreement(order_id),
  constraint payout_account_change_attempt_check CHECK ((attempt > 1))
);
CREATE INDEX payout_account_change_from ON public.payout_account_change USING btree (from_account);
CREATE INDEX payout_account_change_to ON public.payout_account_change USING btree (to_account);
CREATE TRIGGER payout_account_change_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.payout_account_change FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table payout_answer (
  id bigint generated always as identity not null,
  payout_id uuid not null,
  attempt integer not null,
  at timestamp with time zone not null,
  question text not null,
  heard text not null,
  constraint payout_answer_pkey PRIMARY KEY (id),
  constraint payout_answer_payout_id_attempt_fkey FOREIGN KEY (payout_id, attempt) REFERENCES payout_intent(payout_id, attempt),
  constraint payout_answer_question_check CHECK ((question = ANY (ARRAY['send'::text, 'ask'::text, 'told'::text])))
);
CREATE INDEX payout_answer_intent ON public.payout_answer USING btree (payout_id, attempt);
CREATE TRIGGER payout_answer_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.payout_answer FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table payout_answer_text (
  answer_id bigint not null,
  sealed text not null,
  constraint payout_answer_text_pkey PRIMARY KEY (answer_id),
  constraint payout_answer_text_answer_id_fkey FOREIGN KEY (answer_id) REFERENCES payout_answer(id)
);
CREATE TRIGGER payout_answer_text_stays BEFORE UPDATE OR TRUNCATE ON public.payout_answer_text FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table payout_batch (
  id bigint generated always as identity not null,
  market text not null,
  made_on date not null,
  made_at timestamp with time zone not null,
  lines integer not null,
  sealed text,
  state text default 'prepared'::text not null,
  total bigint,
  prepared_by uuid,
  released_by uuid,
  released_at timestamp with time zone,
  constraint payout_batch_pkey PRIMARY KEY (id),
  constraint payout_batch_market_fkey FOREIGN KEY (market) REFERENCES business_clock(market),
  constraint payout_batch_prepared_by_fkey FOREIGN KEY (prepared_by) REFERENCES staff(id),
  constraint payout_batch_released_by_fkey FOREIGN KEY (released_by) REFERENCES staff(id),
  constraint payout_batch_check CHECK (((released_by IS NULL) = (released_at IS NULL))),
  constraint payout_batch_check1 CHECK ((released_by <> prepared_by)),
  constraint payout_batch_lines_check CHECK ((lines > 0)),
  constraint payout_batch_state_check CHECK ((state = ANY (ARRAY['prepared'::text, 'released'::text, 'returned'::text]))),
  constraint payout_batch_total_check CHECK ((total > 0))
);
CREATE INDEX payout_batch_in_order ON public.payout_batch USING btree (market, id);
CREATE INDEX payout_batch_prepared ON public.payout_batch USING btree (market) WHERE (state = 'prepared'::text);
CREATE INDEX payout_batch_sealed ON public.payout_batch USING btree (made_at) WHERE (sealed IS NOT NULL);
CREATE TRIGGER payout_batch_ends_once BEFORE UPDATE OF state ON public.payout_batch FOR EACH ROW WHEN (((old.state <> 'prepared'::text) AND (new.state <> old.state))) EXECUTE FUNCTION refuse_release_without_preparation();

create table payout_concern (
  id bigint generated always as identity not null,
  market text not null,
  payout_id uuid,
  order_id uuid,
  why text not null,
  raised_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  constraint payout_concern_pkey PRIMARY KEY (id),
  constraint payout_concern_payout_id_order_id_why_key UNIQUE NULLS NOT DISTINCT (payout_id, order_id, why),
  constraint payout_concern_order_id_fkey FOREIGN KEY (order_id) REFERENCES loan_order(id),
  constraint payout_concern_payout_id_fkey FOREIGN KEY (payout_id) REFERENCES payout(id),
  constraint payout_concern_check CHECK (((payout_id IS NOT NULL) OR (order_id IS NOT NULL)))
);
CREATE INDEX payout_concern_open ON public.payout_concern USING btree (market, raised_at) WHERE (closed_at IS NULL);
CREATE TRIGGER payout_concern_leaves_queue AFTER UPDATE OF closed_at ON public.payout_concern FOR EACH ROW WHEN (((old.closed_at IS NULL) AND (new.closed_at IS NOT NULL) AND is_staff_acting())) EXECUTE FUNCTION exit_concern();

create table payout_hold (
  id bigint generated always as identity not null,
  payout_id uuid not null,
  held_by uuid not null,
  why text not null,
  held_at timestamp with time zone not null,
  released_by uuid,
  released_at timestamp with time zone,
  constraint payout_hold_pkey PRIMARY KEY (id),
  constraint payout_hold_held_by_fkey FOREIGN KEY (held_by) REFERENCES staff(id),
  constraint payout_hold_payout_id_fkey FOREIGN KEY (payout_id) REFERENCES payout(id),
  constraint payout_hold_released_by_fkey FOREIGN KEY (released_by) REFERENCES staff(id),
  constraint payout_hold_check CHECK (((released_by IS NULL) = (released_at IS NULL))),
  constraint payout_hold_why_check CHECK (((length(why) >= 3) AND (length(why) <= 500)))
);
CREATE INDEX payout_hold_payout ON public.payout_hold USING btree (payout_id);
CREATE TRIGGER payout_hold_stays BEFORE DELETE OR TRUNCATE ON public.payout_hold FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE UNIQUE INDEX payout_hold_once ON public.payout_hold USING btree (payout_id) WHERE (released_at IS NULL);

create table payout_intent (
  payout_id uuid not null,
  attempt integer not null,
  channel text not null,
  account_id uuid not null,
  state text not null,
  vendor_ref text,
  taken_as text,
  why text,
  intended_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  sends integer default 0 not null,
  asks integer default 0 not null,
  changed_at timestamp with time zone not null,
  next_at timestamp with time zone,
  told_at timestamp with time zone,
  batch_id bigint,
  constraint payout_intent_pkey PRIMARY KEY (payout_id, attempt),
  constraint payout_intent_batch_id_fkey FOREIGN KEY (batch_id) REFERENCES payout_batch(id),
  constraint payout_intent_payout_id_fkey FOREIGN KEY (payout_id) REFERENCES payout(id),
  constraint payout_intent_attempt_check CHECK ((attempt > 0)),
  constraint payout_intent_check CHECK (((state = ANY (ARRAY['intended'::text, 'failed'::text])) OR (sends > 0) OR (batch_id IS NOT NULL))),
  constraint payout_intent_state_check CHECK ((state = ANY (ARRAY['intended'::text, 'calling'::text, 'sent'::text, 'unknown'::text, 'failed'::text, 'left'::text]))),
  constraint payout_intent_taken_as_check CHECK ((taken_as = ANY (ARRAY['new'::text, 'known'::text])))
);
CREATE INDEX payout_intent_account ON public.payout_intent USING btree (account_id) WHERE (state <> ALL (ARRAY['failed'::text, 'left'::text]));
CREATE INDEX payout_intent_batch ON public.payout_intent USING btree (batch_id) WHERE (batch_id IS NOT NULL);
CREATE INDEX payout_intent_by_hand ON public.payout_intent USING btree (payout_id) WHERE ((state = 'intended'::text) AND (next_at IS NULL));
CREATE INDEX payout_intent_due ON public.payout_intent USING btree (next_at) WHERE (next_at IS NOT NULL);
CREATE INDEX payout_intent_left ON public.payout_intent USING btree (account_id) WHERE (state = 'left'::text);
CREATE INDEX payout_intent_waiting ON public.payout_intent USING btree (channel) WHERE ((state = 'intended'::text) AND (batch_id IS NULL));
CREATE TRIGGER payout_intent_leaves_queue AFTER UPDATE OF state ON public.payout_intent FOR EACH ROW WHEN (((old.state = 'intended'::text) AND (old.next_at IS NULL) AND (new.state <> 'intended'::text) AND is_staff_acting())) EXECUTE FUNCTION exit_payout_intent();
CREATE TRIGGER payout_intent_state_by_table BEFORE UPDATE OF state ON public.payout_intent FOR EACH ROW WHEN ((old.state IS DISTINCT FROM new.state)) EXECUTE FUNCTION refuse_unknown_transition();
CREATE TRIGGER payout_intent_stays BEFORE DELETE OR TRUNCATE ON public.payout_intent FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER payout_intent_stays_left BEFORE UPDATE ON public.payout_intent FOR EACH ROW WHEN ((old.state = 'left'::text)) EXECUTE FUNCTION refuse_change_of_left_intent();
CREATE UNIQUE INDEX payout_intent_one_open ON public.payout_intent USING btree (payout_id) WHERE (state <> ALL (ARRAY['failed'::text, 'left'::text]));

create table picture (
  id uuid not null,
  borrower_id uuid not null,
  purpose text not null,
  media_type text not null,
  width integer not null,
  height integer not null,
  bytes integer not null,
  sha256 bytea not null,
  store_key text not null,
  created_at timestamp with time zone not null,
  kept_at timestamp with time zone,
  replaced_at timestamp with time zone,
  deleted_at timestamp with time zone,
  constraint picture_pkey PRIMARY KEY (id),
  constraint picture_store_key_key UNIQUE (store_key),
  constraint picture_borrower_id_fkey FOREIGN KEY (borrower_id) REFERENCES borrower(id),
  constraint picture_bytes_check CHECK ((bytes > 0)),
  constraint picture_height_check CHECK ((height > 0)),
  constraint picture_media_type_check CHECK ((media_type = 'image/jpeg'::text)),
  constraint picture_purpose_check CHECK ((purpose = ANY (ARRAY['identity-front'::text, 'identity-back'::text, 'selfie'::text, 'income-proof'::text, 'payment-proof'::text, 'problem'::text]))),
  constraint picture_sha256_check CHECK ((octet_length(sha256) = 32)),
  constraint picture_width_check CHECK ((width > 0))
);
CREATE INDEX picture_borrower ON public.picture USING btree (borrower_id, purpose, created_at) WHERE (deleted_at IS NULL);
CREATE INDEX picture_deleted ON public.picture USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX picture_unkept ON public.picture USING btree (created_at) WHERE ((kept_at IS NULL) AND (deleted_at IS NULL));

create table picture_piece (
  upload_id bigint not null,
  at_byte integer not null,
  byte_count integer not null,
  sealed bytea not null,
  constraint picture_piece_pkey PRIMARY KEY (upload_id, at_byte),
  constraint picture_piece_upload_id_fkey FOREIGN KEY (upload_id) REFERENCES picture_upload(id) ON DELETE CASCADE,
  constraint picture_piece_at_byte_check CHECK ((at_byte >= 0)),
  constraint picture_piece_byte_count_check CHECK ((byte_count > 0))
);

create table picture_upload (
  id bigint generated always as identity not null,
  borrower_id uuid not null,
  upload_key text not null,
  picture_id uuid not null,
  purpose text not null,
  total_bytes integer not null,
  received_bytes integer default 0 not null,
  begun_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  constraint picture_upload_pkey PRIMARY KEY (id),
  constraint picture_upload_borrower_id_upload_key_key UNIQUE (borrower_id, upload_key),
  constraint picture_upload_picture_id_key UNIQUE (picture_id),
  constraint picture_upload_borrower_id_fkey FOREIGN KEY (borrower_id) REFERENCES borrower(id),
  constraint picture_upload_check CHECK (((received_bytes >= 0) AND (received_bytes <= total_bytes))),
  constraint picture_upload_total_bytes_check CHECK (((total_bytes >= 1) AND (total_bytes <= 10485760))),
  constraint picture_upload_upload_key_check CHECK ((upload_key ~ '^[A-Za-z0-9_-]{16,64}$'::text))
);
CREATE INDEX picture_upload_old ON public.picture_upload USING btree (begun_at);

create table portfolio_account (
  market text not null,
  on_day date not null,
  account smallint not null,
  debit bigint not null,
  credit bigint not null,
  constraint portfolio_account_pkey PRIMARY KEY (market, on_day, account)
);
CREATE INDEX portfolio_account_by_account ON public.portfolio_account USING btree (market, account, on_day) INCLUDE (debit, credit);

create table portfolio_bucket (
  market text not null,
  on_day date not null,
  product_id text not null,
  product_version integer not null,
  bucket smallint not null,
  loans integer not null,
  principal bigint not null,
  constraint portfolio_bucket_pkey PRIMARY KEY (market, on_day, product_id, product_version, bucket),
  constraint portfolio_bucket_bucket_check CHECK (((bucket >= 0) AND (bucket <= 4)))
);

create table portfolio_day (
  market text not null,
  on_day date not null,
  principal bigint not null,
  ledger bigint not null,
  taken_at timestamp with time zone default clock_timestamp() not null,
  constraint portfolio_day_pkey PRIMARY KEY (market, on_day),
  constraint portfolio_day_market_fkey FOREIGN KEY (market) REFERENCES business_clock(market)
);

create table portfolio_flow (
  market text not null,
  on_day date not null,
  product_id text not null,
  product_version integer not null,
  paid_out_loans integer not null,
  paid_out bigint not null,
  planned bigint not null,
  principal bigint not null,
  interest bigint not null,
  fee bigint not null,
  penalty bigint not null,
  ahead bigint not null,
  written_off bigint not null,
  constraint portfolio_flow_pkey PRIMARY KEY (market, on_day, product_id, product_version)
);

create table portfolio_late_loan (
  loan_id bigint not null,
  on_day date not null,
  constraint portfolio_late_loan_pkey PRIMARY KEY (loan_id),
  constraint portfolio_late_loan_loan_id_fkey FOREIGN KEY (loan_id) REFERENCES loan(id)
);

create table portfolio_roll (
  market text not null,
  month date not null,
  product_id text not null,
  was smallint not null,
  became smallint,
  loans integer not null,
  principal bigint not null,
  constraint portfolio_roll_market_month_product_id_was_became_key UNIQUE NULLS NOT DISTINCT (market, month, product_id, was, became),
  constraint portfolio_roll_became_check CHECK (((became >= 0) AND (became <= 4))),
  constraint portfolio_roll_was_check CHECK (((was >= 0) AND (was <= 4)))
);

create table portfolio_standing (
  market text not null,
  month date not null,
  loan_id bigint not null,
  product_id text not null,
  bucket smallint not null,
  principal bigint not null,
  constraint portfolio_standing_pkey PRIMARY KEY (market, month, loan_id)
);

create table portfolio_vintage (
  market text not null,
  payout_month date not null,
  product_id text not null,
  age_months smallint not null,
  loans integer not null,
  amount bigint not null,
  constraint portfolio_vintage_pkey PRIMARY KEY (market, payout_month, product_id, age_months)
);

create table portfolio_visit (
  market text not null,
  on_day date not null,
  name text not null,
  times bigint not null,
  constraint portfolio_visit_pkey PRIMARY KEY (market, on_day, name)
);

create table product (
  id text not null,
  market text not null,
  constraint product_pkey PRIMARY KEY (id),
  constraint product_id_market_key UNIQUE (id, market),
  constraint product_market_fkey FOREIGN KEY (market) REFERENCES business_clock(market),
  constraint product_id_check CHECK ((id ~ '^[a-z][a-z0-9-]*$'::text))
);
CREATE TRIGGER product_stays BEFORE DELETE OR TRUNCATE ON public.product FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table product_check (
  market text not null,
  fingerprint text not null,
  law_on date not null,
  verdict text not null,
  breaches jsonb not null,
  checked_at timestamp with time zone default clock_timestamp() not null,
  constraint product_check_pkey PRIMARY KEY (market, fingerprint, law_on, verdict),
  constraint product_check_one_verdict UNIQUE (market, fingerprint, law_on),
  constraint product_check_check CHECK (((verdict = 'lawful'::text) = (breaches = '[]'::jsonb))),
  constraint product_check_verdict_check CHECK ((verdict = ANY (ARRAY['lawful'::text, 'unlawful'::text])))
);
CREATE TRIGGER product_check_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.product_check FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table product_name (
  product_id text not null,
  language text not null,
  name text not null,
  constraint product_name_pkey PRIMARY KEY (product_id, language),
  constraint product_name_product_id_fkey FOREIGN KEY (product_id) REFERENCES product(id),
  constraint product_name_language_check CHECK ((language ~ '^[a-z]{2,3}$'::text)),
  constraint product_name_name_check CHECK (((btrim(name) <> ''::text) AND (length(name) <= 60)))
);

create table product_version (
  product_id text not null,
  version integer not null,
  market text not null,
  terms jsonb not null,
  valid_from date not null,
  fingerprint text generated always as (terms_fingerprint(terms)) stored not null,
  verdict text generated always as ('lawful'::text) stored not null,
  saved_at timestamp with time zone default clock_timestamp() not null,
  constraint product_version_pkey PRIMARY KEY (product_id, version),
  constraint product_version_is_checked FOREIGN KEY (market, fingerprint, valid_from, verdict) REFERENCES product_check(market, fingerprint, law_on, verdict),
  constraint product_version_product_id_market_fkey FOREIGN KEY (product_id, market) REFERENCES product(id, market),
  constraint product_version_version_check CHECK ((version > 0))
);
CREATE TRIGGER product_version_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.product_version FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER product_version_changes_page AFTER INSERT ON public.product_version FOR EACH ROW EXECUTE FUNCTION page_configuration_changed();

create table provision (
  market text not null,
  month date not null,
  as_of date not null,
  exposure bigint not null,
  required bigint not null,
  before bigint not null,
  entry_id bigint,
  posted_at timestamp with time zone not null,
  constraint provision_pkey PRIMARY KEY (market, month),
  constraint provision_entry_id_key UNIQUE (entry_id),
  constraint provision_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES ledger_entry(id),
  constraint provision_market_fkey FOREIGN KEY (market) REFERENCES business_clock(market),
  constraint provision_check CHECK (((required = before) = (entry_id IS NULL))),
  constraint provision_month_check CHECK ((EXTRACT(day FROM month) = (1)::numeric)),
  constraint provision_required_check CHECK ((required >= 0))
);
CREATE TRIGGER provision_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.provision FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table provision_class (
  market text not null,
  month date not null,
  class text not null,
  percent text not null,
  loans integer not null,
  exposure bigint not null,
  required bigint not null,
  before bigint not null,
  constraint provision_class_pkey PRIMARY KEY (market, month, class),
  constraint provision_class_market_month_fkey FOREIGN KEY (market, month) REFERENCES provision(market, month),
  constraint provision_class_loans_check CHECK ((loans >= 0))
);
CREATE TRIGGER provision_class_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.provision_class FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table provision_loan (
  market text not null,
  month date not null,
  loan_id bigint not null,
  class text not null,
  days_late integer not null,
  exposure bigint not null,
  required bigint not null,
  constraint provision_loan_pkey PRIMARY KEY (market, month, loan_id),
  constraint provision_loan_loan_id_fkey FOREIGN KEY (loan_id) REFERENCES loan(id),
  constraint provision_loan_market_month_class_fkey FOREIGN KEY (market, month, class) REFERENCES provision_class(market, month, class)
);
CREATE INDEX provision_loan_most ON public.provision_loan USING btree (market, month, class, required DESC, loan_id);
CREATE TRIGGER provision_loan_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.provision_loan FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table published_text (
  market text not null,
  name text not null,
  version integer not null,
  body jsonb not null,
  origin text not null,
  published_at timestamp with time zone not null,
  constraint published_text_pkey PRIMARY KEY (market, name, version),
  constraint published_text_body_check CHECK ((jsonb_typeof(body) = 'object'::text)),
  constraint published_text_market_check CHECK ((market ~ '^[a-z]{2}$'::text)),
  constraint published_text_name_check CHECK ((name = ANY (ARRAY['faq.en'::text, 'faq.zh'::text, 'faq.fil'::text, 'faq.hi'::text, 'service-desk'::text]))),
  constraint published_text_origin_check CHECK ((origin = ANY (ARRAY['house'::text, 'lender'::text]))),
  constraint published_text_version_check CHECK ((version > 0))
);
CREATE TRIGGER published_text_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.published_text FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table pulse (
  is_there boolean default true not null,
  at timestamp with time zone not null,
  constraint pulse_pkey PRIMARY KEY (is_there),
  constraint pulse_is_there_check CHECK (is_there)
);

create table push_token (
  token_index bytea not null,
  borrower_id uuid not null,
  token_sealed text not null,
  platform text not null,
  noted_at timestamp with time zone not null,
  constraint push_token_pkey PRIMARY KEY (token_index),
  constraint push_token_borrower_id_fkey FOREIGN KEY (borrower_id) REFERENCES borrower(id)
);
CREATE INDEX push_token_borrower ON public.push_token USING btree (borrower_id);

create table queue_exit (
  id bigint generated always as identity not null,
  queue text not null,
  item_id uuid not null,
  market text not null,
  borrower_id uuid,
  order_id uuid,
  arrived_at timestamp with time zone,
  arrived_on date,
  due_on date,
  since timestamp with time zone,
  staff_id uuid not null,
  cause uuid not null,
  done_at timestamp with time zone,
  done_on date,
  deadline timestamp with time zone,
  is_kept boolean,
  constraint queue_exit_pkey PRIMARY KEY (id),
  constraint queue_exit_borrower_id_fkey FOREIGN KEY (borrower_id) REFERENCES borrower(id),
  constraint queue_exit_market_fkey FOREIGN KEY (market) REFERENCES business_clock(market),
  constraint queue_exit_order_id_fkey FOREIGN KEY (order_id) REFERENCES loan_order(id),
  constraint queue_exit_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id),
  constraint queue_exit_check CHECK ((num_nonnulls(arrived_at, arrived_on, due_on) = 1)),
  constraint queue_exit_check1 CHECK ((((done_at IS NULL) = (deadline IS NULL)) AND ((done_at IS NULL) = (is_kept IS NULL)) AND ((done_at IS NULL) = (done_on IS NULL)))),
  constraint queue_exit_queue_check CHECK ((queue ~ '^[a-z][a-z-]*$'::text))
);
CREATE INDEX queue_exit_days ON public.queue_exit USING btree (market, done_on, queue, staff_id);
CREATE INDEX queue_exit_missed ON public.queue_exit USING btree (market, done_at DESC, id DESC) WHERE (NOT is_kept);
CREATE INDEX queue_exit_unsettled ON public.queue_exit USING btree (cause) WHERE (done_at IS NULL);
CREATE TRIGGER queue_exit_once BEFORE UPDATE ON public.queue_exit FOR EACH ROW EXECUTE FUNCTION refuse_settled_exit();
CREATE TRIGGER queue_exit_stays BEFORE DELETE OR TRUNCATE ON public.queue_exit FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table queue_hold (
  queue text not null,
  item_id uuid not null,
  staff_id uuid not null,
  since timestamp with time zone not null,
  last_step_at timestamp with time zone not null,
  constraint queue_hold_pkey PRIMARY KEY (queue, item_id),
  constraint queue_hold_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id),
  constraint queue_hold_check CHECK ((last_step_at >= since)),
  constraint queue_hold_queue_check CHECK ((queue ~ '^[a-z][a-z-]*$'::text))
);
CREATE INDEX queue_hold_old ON public.queue_hold USING btree (last_step_at);
CREATE INDEX queue_hold_staff ON public.queue_hold USING btree (staff_id);

create table rate_limit (
  bucket bytea not null,
  filled_until timestamp with time zone not null,
  constraint rate_limit_pkey PRIMARY KEY (bucket)
);
CREATE INDEX rate_limit_old ON public.rate_limit USING btree (filled_until);

create table recovery (
  id bigint generated always as identity not null,
  loan_id bigint not null,
  by text not null,
  counts_from date not null,
  amount bigint not null,
  until_on date,
  constraint recovery_pkey PRIMARY KEY (id),
  constraint recovery_loan_id_fkey FOREIGN KEY (loan_id) REFERENCES loan(id),
  constraint recovery_amount_check CHECK ((amount > 0))
);
CREATE INDEX recovery_loan ON public.recovery USING btree (loan_id, id);
CREATE TRIGGER recovery_ends_once BEFORE UPDATE ON public.recovery FOR EACH ROW EXECUTE FUNCTION refuse_second_end();
CREATE TRIGGER recovery_stays BEFORE DELETE OR TRUNCATE ON public.recovery FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table reference_person (
  borrower_id uuid not null,
  place integer not null,
  sealed text not null,
  noted_at timestamp with time zone not null,
  constraint reference_person_pkey PRIMARY KEY (borrower_id, place),
  constraint reference_person_borrower_id_fkey FOREIGN KEY (borrower_id) REFERENCES borrower(id),
  constraint reference_person_place_check CHECK (((place >= 1) AND (place <= 5)))
);

create table refund_account (
  id uuid not null,
  market text not null,
  kind text not null,
  institution text not null,
  number_sealed text not null,
  holder_sealed text not null,
  proof_sealed text not null,
  given_by uuid not null,
  given_at timestamp with time zone not null,
  payout_id uuid,
  chosen_at timestamp with time zone,
  number_index bytea,
  constraint refund_account_pkey PRIMARY KEY (id),
  constraint refund_account_given_by_fkey FOREIGN KEY (given_by) REFERENCES staff(id),
  constraint refund_account_market_fkey FOREIGN KEY (market) REFERENCES business_clock(market),
  constraint refund_account_check CHECK (((payout_id IS NULL) = (chosen_at IS NULL))),
  constraint refund_account_kind_check CHECK ((kind = ANY (ARRAY['bank'::text, 'wallet'::text])))
);
CREATE INDEX refund_account_number ON public.refund_account USING btree (number_index) WHERE (number_index IS NOT NULL);
CREATE INDEX refund_account_payout ON public.refund_account USING btree (payout_id) WHERE (payout_id IS NOT NULL);

create table reminder_plan (
  id bigint generated always as identity not null,
  market text not null,
  product_id text,
  version integer not null,
  content jsonb not null,
  valid_from date not null,
  saved_at timestamp with time zone default clock_timestamp() not null,
  constraint reminder_plan_pkey PRIMARY KEY (id),
  constraint reminder_plan_market_product_id_version_key UNIQUE NULLS NOT DISTINCT (market, product_id, version),
  constraint reminder_plan_market_fkey FOREIGN KEY (market) REFERENCES business_clock(market),
  constraint reminder_plan_product_id_fkey FOREIGN KEY (product_id) REFERENCES product(id),
  constraint reminder_plan_version_check CHECK ((version > 0))
);
CREATE TRIGGER reminder_plan_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.reminder_plan FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table resealed_files (
  key_id text not null,
  after text not null,
  at timestamp with time zone default clock_timestamp() not null,
  constraint resealed_files_pkey PRIMARY KEY (key_id),
  constraint resealed_files_key_id_check CHECK ((key_id ~ '^[0-9a-f]{8}$'::text))
);

create table restore_check (
  hold_id bigint not null,
  market text not null,
  channel text not null,
  checked_at timestamp with time zone not null,
  constraint restore_check_pkey PRIMARY KEY (hold_id, market, channel),
  constraint restore_check_hold_id_fkey FOREIGN KEY (hold_id) REFERENCES restore_hold(id),
  constraint restore_check_market_fkey FOREIGN KEY (market) REFERENCES business_clock(market)
);
CREATE TRIGGER restore_check_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.restore_check FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table restore_hold (
  id bigint generated always as identity not null,
  how text not null,
  found_at timestamp with time zone not null,
  restored_to timestamp with time zone not null,
  released_at timestamp with time zone,
  constraint restore_hold_pkey PRIMARY KEY (id),
  constraint restore_hold_how_check CHECK ((how = ANY (ARRAY['found'::text, 'declared'::text])))
);
CREATE TRIGGER restore_hold_stays BEFORE DELETE OR TRUNCATE ON public.restore_hold FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE UNIQUE INDEX restore_hold_open ON public.restore_hold USING btree ((true)) WHERE (released_at IS NULL);

create table restructure_offer (
  id uuid not null,
  loan_id bigint not null,
  request_id uuid,
  terms jsonb not null,
  reason text not null,
  offered_at timestamp with time zone not null,
  offered_on date not null,
  open_until date not null,
  state text not null,
  decided_at timestamp with time zone,
  constraint restructure_offer_pkey PRIMARY KEY (id),
  constraint restructure_offer_loan_id_fkey FOREIGN KEY (loan_id) REFERENCES loan(id),
  constraint restructure_offer_request_id_fkey FOREIGN KEY (request_id) REFERENCES hardship_request(id),
  constraint restructure_offer_check CHECK ((open_until >= offered_on)),
  constraint restructure_offer_check1 CHECK (((state = 'open'::text) = (decided_at IS NULL))),
  constraint restructure_offer_state_check CHECK ((state = ANY (ARRAY['open'::text, 'accepted'::text, 'declined'::text, 'lapsed'::text])))
);
CREATE INDEX restructure_offer_loan ON public.restructure_offer USING btree (loan_id, offered_at DESC);
CREATE TRIGGER restructure_offer_stays BEFORE DELETE OR TRUNCATE ON public.restructure_offer FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER restructure_offer_stays_decided BEFORE UPDATE ON public.restructure_offer FOR EACH ROW WHEN ((old.state <> 'open'::text)) EXECUTE FUNCTION refuse_change();
CREATE UNIQUE INDEX restructure_offer_one_open ON public.restructure_offer USING btree (loan_id) WHERE (state = 'open'::text);

create table return_note (
  hand_decision_id uuid not null,
  order_id uuid not null,
  sealed text,
  written_at timestamp with time zone not null,
  constraint return_note_pkey PRIMARY KEY (hand_decision_id),
  constraint return_note_hand_decision_id_fkey FOREIGN KEY (hand_decision_id) REFERENCES hand_decision(id),
  constraint return_note_order_id_fkey FOREIGN KEY (order_id) REFERENCES loan_order(id)
);
CREATE INDEX return_note_order ON public.return_note USING btree (order_id, written_at DESC);
CREATE TRIGGER return_note_append_only BEFORE DELETE OR TRUNCATE ON public.return_note FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER return_note_forgets_only BEFORE UPDATE ON public.return_note FOR EACH ROW EXECUTE FUNCTION refuse_all_but_forgetting();

create table reveal (
  id uuid not null,
  n bigint generated always as identity not null,
  market text not null,
  borrower_id uuid not null,
  staff_id uuid not null,
  field text not null,
  reason text not null,
  at timestamp with time zone not null,
  constraint reveal_pkey PRIMARY KEY (id),
  constraint reveal_n_key UNIQUE (n),
  constraint reveal_borrower_id_fkey FOREIGN KEY (borrower_id) REFERENCES borrower(id),
  constraint reveal_market_fkey FOREIGN KEY (market) REFERENCES business_clock(market),
  constraint reveal_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id),
  constraint reveal_field_check CHECK ((field = ANY (ARRAY['phone'::text, 'email'::text, 'document'::text]))),
  constraint reveal_reason_check CHECK ((reason = ANY (ARRAY['call'::text, 'verify'::text, 'complaint'::text, 'correction'::text, 'fraud'::text, 'other'::text])))
);
CREATE INDEX reveal_borrower ON public.reveal USING btree (borrower_id, at DESC);
CREATE INDEX reveal_staff ON public.reveal USING btree (staff_id, at DESC);
CREATE TRIGGER reveal_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.reveal FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table row_standing (
  loan_id bigint not null,
  n integer not null,
  place integer default 0 not null,
  due_on date not null,
  penalty bigint not null,
  fee bigint not null,
  interest bigint not null,
  principal bigint not null,
  is_disputed boolean not null,
  late_base numeric not null,
  late_to date not null,
  late_charged bigint not null,
  late_stands bigint not null,
  constraint row_standing_pkey PRIMARY KEY (loan_id, n),
  constraint row_standing_loan_id_fkey FOREIGN KEY (loan_id) REFERENCES loan(id)
);
CREATE INDEX row_standing_due ON public.row_standing USING btree (due_on);

create table sandbox_collection (
  id text not null,
  reference text not null,
  proc_id text not null,
  amount bigint not null,
  paid_amount bigint,
  letter text not null,
  expires_at timestamp with time zone,
  posts integer default 1 not null,
  constraint sandbox_collection_pkey PRIMARY KEY (id),
  constraint sandbox_collection_reference_key UNIQUE (reference)
);

create table sandbox_debit (
  payment_id text not null,
  mandate_id text not null,
  amount bigint not null,
  state text not null,
  why text,
  tries text[] not null,
  taken_at timestamp with time zone not null,
  constraint sandbox_debit_pkey PRIMARY KEY (payment_id),
  constraint sandbox_debit_mandate_id_fkey FOREIGN KEY (mandate_id) REFERENCES sandbox_mandate(id),
  constraint sandbox_debit_state_check CHECK ((state = ANY (ARRAY['told'::text, 'waiting'::text, 'paid'::text, 'failed'::text])))
);

create table sandbox_mandate (
  id text not null,
  scheme text not null,
  most bigint not null,
  state text not null,
  constraint sandbox_mandate_pkey PRIMARY KEY (id),
  constraint sandbox_mandate_state_check CHECK ((state = ANY (ARRAY['asked'::text, 'active'::text, 'resting'::text, 'declined'::text, 'ended'::text])))
);

create table sandbox_message (
  id uuid not null,
  market text not null,
  channel text not null,
  sent_to text not null,
  title text not null,
  body text not null,
  sent_at timestamp with time zone default clock_timestamp() not null,
  attachments jsonb default '[]'::jsonb not null,
  constraint sandbox_message_pkey PRIMARY KEY (id)
);
CREATE INDEX sandbox_message_newest ON public.sandbox_message USING btree (sent_at DESC);

create table sandbox_payout (
  id uuid not null,
  state text not null,
  wish text,
  is_mute boolean default false not null,
  amount bigint,
  reference text,
  why text,
  posts integer default 0 not null,
  taken_at timestamp with time zone,
  constraint sandbox_payout_pkey PRIMARY KEY (id),
  constraint sandbox_payout_state_check CHECK ((state = ANY (ARRAY['awaited'::text, 'queued'::text, 'paid'::text, 'failed'::text]))),
  constraint sandbox_payout_wish_check CHECK ((wish = ANY (ARRAY['left'::text, 'failed'::text])))
);

create table schema_migration (
  name text not null,
  checksum text not null,
  applied_at timestamp with time zone default now() not null,
  constraint schema_migration_pkey PRIMARY KEY (name)
);

create table screening_clearance (
  decision_id uuid not null,
  asked_by uuid not null,
  decided_by uuid not null,
  at timestamp with time zone not null,
  constraint screening_clearance_pkey PRIMARY KEY (decision_id),
  constraint screening_clearance_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES staff(id),
  constraint screening_clearance_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES staff(id),
  constraint screening_clearance_decision_id_fkey FOREIGN KEY (decision_id) REFERENCES decision(id),
  constraint screening_clearance_by_two CHECK ((asked_by <> decided_by))
);
CREATE TRIGGER screening_clearance_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.screening_clearance FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table sealed_column (
  table_name text not null,
  column_name text not null,
  path text default ''::text not null,
  form text default 'text'::text not null,
  bound_to text not null,
  constraint sealed_column_pkey PRIMARY KEY (table_name, column_name, path),
  constraint sealed_column_form_check CHECK ((form = ANY (ARRAY['text'::text, 'bytes'::text, 'text-bytes'::text])))
);

create table session (
  id uuid not null,
  borrower_id uuid not null,
  token_hash bytea not null,
  kept_in text not null,
  started_at timestamp with time zone not null,
  last_used_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  browser text,
  system text,
  opened_by text default 'code'::text not null,
  proved_at timestamp with time zone not null,
  constraint session_pkey PRIMARY KEY (id),
  constraint session_token_hash_key UNIQUE (token_hash),
  constraint session_borrower_id_fkey FOREIGN KEY (borrower_id) REFERENCES borrower(id),
  constraint session_kept_in_check CHECK ((kept_in = ANY (ARRAY['cookie'::text, 'header'::text]))),
  constraint session_opened_by_check CHECK ((opened_by = ANY (ARRAY['code'::text, 'passkey'::text]))),
  constraint session_token_hash_check CHECK ((octet_length(token_hash) = 32))
);
CREATE INDEX session_borrower ON public.session USING btree (borrower_id) WHERE (ended_at IS NULL);
CREATE INDEX session_old ON public.session USING btree (expires_at);
CREATE INDEX session_started ON public.session USING btree (borrower_id, started_at);

create table shell_code (
  code_hash bytea not null,
  session_id uuid not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint shell_code_pkey PRIMARY KEY (code_hash),
  constraint shell_code_session_id_fkey FOREIGN KEY (session_id) REFERENCES session(id) ON DELETE CASCADE,
  constraint shell_code_code_hash_check CHECK ((octet_length(code_hash) = 32))
);
CREATE INDEX shell_code_session ON public.shell_code USING btree (session_id);

create table signed_agreement (
  order_id uuid not null,
  signed_on date not null,
  signed_at timestamp with time zone not null,
  schedule jsonb not null,
  agreement jsonb not null,
  disclosed jsonb not null,
  disclosure_fingerprint text not null,
  agreement_version text not null,
  constraint signed_agreement_pkey PRIMARY KEY (order_id),
  constraint signed_agreement_order_id_fkey FOREIGN KEY (order_id) REFERENCES loan_order(id)
);
CREATE TRIGGER signed_agreement_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.signed_agreement FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table signed_document (
  order_id uuid not null,
  kind text not null,
  sha256 text not null,
  sealed bytea not null,
  made_at timestamp with time zone not null,
  constraint signed_document_pkey PRIMARY KEY (order_id, kind),
  constraint signed_document_order_id_fkey FOREIGN KEY (order_id) REFERENCES signed_text(order_id) ON DELETE CASCADE,
  constraint signed_document_kind_check CHECK ((kind = ANY (ARRAY['agreement'::text, 'disclosure'::text]))),
  constraint signed_document_sha256_check CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text))
);
CREATE TRIGGER signed_document_stays BEFORE UPDATE OR TRUNCATE ON public.signed_document FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table signed_file (
  order_id uuid not null,
  kind text not null,
  sha256 text not null,
  bytes integer not null,
  media_type text not null,
  store_key text not null,
  made_at timestamp with time zone not null,
  constraint signed_file_pkey PRIMARY KEY (order_id, kind),
  constraint signed_file_store_key_key UNIQUE (store_key),
  constraint signed_file_order_id_fkey FOREIGN KEY (order_id) REFERENCES signed_text(order_id) ON DELETE CASCADE,
  constraint signed_file_bytes_check CHECK ((bytes > 0)),
  constraint signed_file_check CHECK ((store_key = ((('documents/'::text || "left"(sha256, 2)) || '/'::text) || sha256))),
  constraint signed_file_kind_check CHECK ((kind = ANY (ARRAY['agreement'::text, 'disclosure'::text]))),
  constraint signed_file_media_type_check CHECK ((media_type = 'application/pdf'::text)),
  constraint signed_file_sha256_check CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text))
);
CREATE TRIGGER signed_file_lets_loose AFTER DELETE ON public.signed_file FOR EACH ROW EXECUTE FUNCTION let_file_loose();
CREATE TRIGGER signed_file_stays BEFORE UPDATE OR TRUNCATE ON public.signed_file FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table signed_text (
  order_id uuid not null,
  language text not null,
  sealed text not null,
  fingerprint text not null,
  constraint signed_text_pkey PRIMARY KEY (order_id),
  constraint signed_text_order_id_fkey FOREIGN KEY (order_id) REFERENCES signed_agreement(order_id),
  constraint signed_text_fingerprint_check CHECK ((fingerprint ~ '^[0-9a-f]{64}$'::text))
);
CREATE TRIGGER signed_text_stays BEFORE UPDATE OR TRUNCATE ON public.signed_text FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table signing_consent (
  order_id uuid not null,
  what text not null,
  version text not null,
  language text not null,
  text text not null,
  at timestamp with time zone not null,
  constraint signing_consent_pkey PRIMARY KEY (order_id, what),
  constraint signing_consent_order_id_fkey FOREIGN KEY (order_id) REFERENCES signed_agreement(order_id),
  constraint signing_consent_what_check CHECK ((what = ANY (ARRAY['disclosure'::text, 'agreement'::text])))
);
CREATE TRIGGER signing_consent_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.signing_consent FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table spent_challenge (
  challenge_hash bytea not null,
  expires_at timestamp with time zone not null,
  constraint spent_challenge_pkey PRIMARY KEY (challenge_hash),
  constraint spent_challenge_challenge_hash_check CHECK ((octet_length(challenge_hash) = 32))
);
CREATE INDEX spent_challenge_old ON public.spent_challenge USING btree (expires_at);

create table staff (
  id uuid not null,
  email text not null,
  name text not null,
  password_hash text,
  totp_sealed text,
  totp_last_step bigint default 0 not null,
  state text not null,
  made_at timestamp with time zone not null,
  last_seen_at timestamp with time zone,
  invited_by uuid,
  constraint staff_pkey PRIMARY KEY (id),
  constraint staff_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES staff(id),
  constraint staff_check CHECK (((state <> 'active'::text) OR (password_hash IS NOT NULL))),
  constraint staff_email_check CHECK (((email ~ '^[^\s@]+@[^\s@]+$'::text) AND (length(email) <= 200))),
  constraint staff_name_check CHECK (((length(name) >= 1) AND (length(name) <= 100))),
  constraint staff_password_hash_check CHECK ((password_hash ~~ 'scrypt$%'::text)),
  constraint staff_state_check CHECK ((state = ANY (ARRAY['invited'::text, 'active'::text, 'disabled'::text])))
);
CREATE INDEX staff_name ON public.staff USING btree (lower(name), id);
CREATE UNIQUE INDEX staff_email ON public.staff USING btree (lower(email));

create table staff_device (
  token_hash bytea not null,
  staff_id uuid not null,
  made_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint staff_device_pkey PRIMARY KEY (token_hash, staff_id),
  constraint staff_device_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id),
  constraint staff_device_token_hash_check CHECK ((octet_length(token_hash) = 32))
);
CREATE INDEX staff_device_old ON public.staff_device USING btree (expires_at);
CREATE INDEX staff_device_staff ON public.staff_device USING btree (staff_id);

create table staff_has_role (
  staff_id uuid not null,
  role_key text not null,
  given_at timestamp with time zone not null,
  constraint staff_has_role_pkey PRIMARY KEY (staff_id, role_key),
  constraint staff_has_role_role_key_fkey FOREIGN KEY (role_key) REFERENCES staff_role(key),
  constraint staff_has_role_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id)
);
CREATE INDEX staff_has_role_role ON public.staff_has_role USING btree (role_key);

create table staff_invitation (
  token_hash bytea not null,
  staff_id uuid not null,
  made_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint staff_invitation_pkey PRIMARY KEY (token_hash),
  constraint staff_invitation_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id),
  constraint staff_invitation_token_hash_check CHECK ((octet_length(token_hash) = 32))
);
CREATE INDEX staff_invitation_staff ON public.staff_invitation USING btree (staff_id);

create table staff_passkey (
  id uuid not null,
  staff_id uuid not null,
  credential_id text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  made_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint staff_passkey_pkey PRIMARY KEY (id),
  constraint staff_passkey_credential_id_key UNIQUE (credential_id),
  constraint staff_passkey_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id),
  constraint staff_passkey_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60)))
);
CREATE INDEX staff_passkey_staff ON public.staff_passkey USING btree (staff_id);

create table staff_recovery_code (
  staff_id uuid not null,
  code_hash bytea not null,
  used_at timestamp with time zone,
  constraint staff_recovery_code_pkey PRIMARY KEY (staff_id, code_hash),
  constraint staff_recovery_code_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id),
  constraint staff_recovery_code_code_hash_check CHECK ((octet_length(code_hash) = 32))
);

create table staff_role (
  key text not null,
  name text not null,
  does text not null,
  permissions text[] not null,
  version integer default 1 not null,
  changed_at timestamp with time zone not null,
  constraint staff_role_pkey PRIMARY KEY (key),
  constraint staff_role_key_check CHECK ((key ~ '^[a-z][a-z-]{1,39}$'::text)),
  constraint staff_role_version_check CHECK ((version > 0))
);

create table staff_session (
  id uuid not null,
  staff_id uuid not null,
  token_hash bytea not null,
  device text not null,
  started_at timestamp with time zone not null,
  last_used_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  challenge text,
  challenge_expires_at timestamp with time zone,
  address text,
  confirmed_at timestamp with time zone,
  constraint staff_session_pkey PRIMARY KEY (id),
  constraint staff_session_token_hash_key UNIQUE (token_hash),
  constraint staff_session_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id),
  constraint staff_session_token_hash_check CHECK ((octet_length(token_hash) = 32))
);
CREATE INDEX staff_session_old ON public.staff_session USING btree (expires_at);
CREATE INDEX staff_session_staff ON public.staff_session USING btree (staff_id) WHERE (ended_at IS NULL);

create table staff_ticket (
  ticket_hash bytea not null,
  staff_id uuid not null,
  enrol_sealed text,
  challenge text,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint staff_ticket_pkey PRIMARY KEY (ticket_hash),
  constraint staff_ticket_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id),
  constraint staff_ticket_ticket_hash_check CHECK ((octet_length(ticket_hash) = 32))
);
CREATE INDEX staff_ticket_old ON public.staff_ticket USING btree (expires_at);
CREATE INDEX staff_ticket_staff ON public.staff_ticket USING btree (staff_id);

create table staff_tries (
  email_index bytea not null,
  wrong integer not null,
  last_at timestamp with time zone not null,
  locked_until timestamp with time zone,
  door bytea not null,
  constraint staff_tries_pkey PRIMARY KEY (email_index, door),
  constraint staff_tries_door_check CHECK ((octet_length(door) = 32)),
  constraint staff_tries_email_index_check CHECK ((octet_length(email_index) = 32)),
  constraint staff_tries_wrong_check CHECK ((wrong >= 0))
);
CREATE INDEX staff_tries_old ON public.staff_tries USING btree (last_at);

create table stand_in (
  name text not null,
  is_on boolean not null,
  constraint stand_in_pkey PRIMARY KEY (name),
  constraint stand_in_name_check CHECK ((name = ANY (ARRAY['decides'::text, 'paysOut'::text])))
);

create table state_transition (
  machine text not null,
  from_state text not null,
  to_state text not null,
  constraint state_transition_pkey PRIMARY KEY (machine, from_state, to_state),
  constraint state_transition_check CHECK ((from_state <> to_state))
);

create table statement_line (
  id bigint generated always as identity not null,
  market text not null,
  reference text not null,
  amount bigint not null,
  value_on date not null,
  sealed text not null,
  payment_id uuid not null,
  found_by text,
  imported_at timestamp with time zone not null,
  constraint statement_line_pkey PRIMARY KEY (id),
  constraint statement_line_market_reference_key UNIQUE (market, reference),
  constraint statement_line_market_fkey FOREIGN KEY (market) REFERENCES business_clock(market),
  constraint statement_line_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payment(id),
  constraint statement_line_amount_check CHECK ((amount > 0)),
  constraint statement_line_found_by_check CHECK ((found_by = ANY (ARRAY['claim'::text, 'reference'::text, 'known'::text]))),
  constraint statement_line_reference_check CHECK ((reference ~ '^[A-Z0-9]{4,60}$'::text))
);
CREATE INDEX statement_line_day ON public.statement_line USING btree (market, value_on);
CREATE INDEX statement_line_in_order ON public.statement_line USING btree (market, id);
CREATE INDEX statement_line_payment ON public.statement_line USING btree (payment_id);
CREATE TRIGGER statement_line_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.statement_line FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table store_score (
  id bigint generated always as identity not null,
  market text not null,
  stars integer,
  on_day date not null,
  constraint store_score_pkey PRIMARY KEY (id),
  constraint store_score_stars_check CHECK (((stars >= 1) AND (stars <= 5)))
);

create table tax_invoice (
  id bigint generated always as identity not null,
  market text not null,
  kind text not null,
  year text not null,
  serial integer not null,
  number text not null,
  entry_id bigint not null,
  loan_id bigint not null,
  order_id uuid,
  against text,
  supplied_on date not null,
  issued_on date not null,
  taxable bigint not null,
  central bigint not null,
  state bigint not null,
  integrated bigint not null,
  place text not null,
  sealed text not null,
  issued_at timestamp with time zone not null,
  constraint tax_invoice_pkey PRIMARY KEY (id),
  constraint tax_invoice_entry_id_key UNIQUE (entry_id),
  constraint tax_invoice_market_kind_year_serial_key UNIQUE (market, kind, year, serial),
  constraint tax_invoice_market_number_key UNIQUE (market, number),
  constraint tax_invoice_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES ledger_entry(id),
  constraint tax_invoice_loan_id_fkey FOREIGN KEY (loan_id) REFERENCES loan(id),
  constraint tax_invoice_market_fkey FOREIGN KEY (market) REFERENCES business_clock(market),
  constraint tax_invoice_order_id_fkey FOREIGN KEY (order_id) REFERENCES loan_order(id),
  constraint tax_invoice_central_check CHECK ((central >= 0)),
  constraint tax_invoice_check CHECK (((integrated = 0) OR ((central + state) = 0))),
  constraint tax_invoice_check1 CHECK ((((central + state) + integrated) > 0)),
  constraint tax_invoice_integrated_check CHECK ((integrated >= 0)),
  constraint tax_invoice_kind_check CHECK ((kind = ANY (ARRAY['invoice'::text, 'credit-note'::text]))),
  constraint tax_invoice_number_check CHECK (((length(number) >= 1) AND (length(number) <= 16))),
  constraint tax_invoice_serial_check CHECK ((serial > 0)),
  constraint tax_invoice_state_check CHECK ((state >= 0)),
  constraint tax_invoice_taxable_check CHECK ((taxable >= 0))
);
CREATE INDEX tax_invoice_in_order ON public.tax_invoice USING btree (market, id);
CREATE INDEX tax_invoice_loan ON public.tax_invoice USING btree (loan_id);
CREATE INDEX tax_invoice_order ON public.tax_invoice USING btree (order_id);
CREATE INDEX tax_invoice_supplied ON public.tax_invoice USING btree (market, supplied_on, id);
CREATE TRIGGER tax_invoice_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.tax_invoice FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table tax_invoice_mark (
  market text not null,
  through bigint not null,
  constraint tax_invoice_mark_pkey PRIMARY KEY (market),
  constraint tax_invoice_mark_market_fkey FOREIGN KEY (market) REFERENCES business_clock(market)
);

create table tax_invoice_series (
  market text not null,
  kind text not null,
  year text not null,
  last integer not null,
  constraint tax_invoice_series_pkey PRIMARY KEY (market, kind, year),
  constraint tax_invoice_series_market_fkey FOREIGN KEY (market) REFERENCES business_clock(market),
  constraint tax_invoice_series_kind_check CHECK ((kind = ANY (ARRAY['invoice'::text, 'credit-note'::text]))),
  constraint tax_invoice_series_last_check CHECK ((last > 0))
);
CREATE TRIGGER tax_invoice_series_stays BEFORE DELETE OR TRUNCATE ON public.tax_invoice_series FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table tax_month (
  market text not null,
  month date not null,
  papers integer not null,
  taxable bigint not null,
  central bigint not null,
  state bigint not null,
  integrated bigint not null,
  constraint tax_month_pkey PRIMARY KEY (market, month),
  constraint tax_month_market_fkey FOREIGN KEY (market) REFERENCES business_clock(market),
  constraint tax_month_month_check CHECK ((EXTRACT(day FROM month) = (1)::numeric)),
  constraint tax_month_papers_check CHECK ((papers > 0))
);

create table utr_claim (
  id bigint generated always as identity not null,
  payment_id uuid not null,
  market text not null,
  utr text not null,
  picture_id uuid,
  found_as uuid,
  state text not null,
  why text,
  said_at timestamp with time zone not null,
  said_on date not null,
  ended_at timestamp with time zone,
  constraint utr_claim_pkey PRIMARY KEY (id),
  constraint utr_claim_found_as_fkey FOREIGN KEY (found_as) REFERENCES payment(id),
  constraint utr_claim_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payment(id),
  constraint utr_claim_check CHECK (((state = 'refused'::text) = (why IS NOT NULL))),
  constraint utr_claim_check1 CHECK (((state = 'waiting'::text) = (ended_at IS NULL))),
  constraint utr_claim_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'found'::text, 'refused'::text]))),
  constraint utr_claim_utr_check CHECK ((utr ~ '^[A-Z0-9]{1,40}$'::text))
);
CREATE INDEX utr_claim_number ON public.utr_claim USING btree (market, utr);
CREATE INDEX utr_claim_payment ON public.utr_claim USING btree (payment_id, id);
CREATE INDEX utr_claim_waiting ON public.utr_claim USING btree (market, said_at) WHERE (state = 'waiting'::text);
CREATE TRIGGER utr_claim_leaves_queue AFTER UPDATE OF state ON public.utr_claim FOR EACH ROW WHEN (((old.state = 'waiting'::text) AND (new.state <> 'waiting'::text) AND is_staff_acting())) EXECUTE FUNCTION exit_claim();
CREATE TRIGGER utr_claim_stays BEFORE DELETE OR TRUNCATE ON public.utr_claim FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER utr_claim_stays_ended BEFORE UPDATE ON public.utr_claim FOR EACH ROW WHEN ((old.state <> 'waiting'::text)) EXECUTE FUNCTION refuse_change_of_ended_claim();
CREATE UNIQUE INDEX utr_claim_once ON public.utr_claim USING btree (market, utr) WHERE (state <> 'refused'::text);
CREATE UNIQUE INDEX utr_claim_one_waiting ON public.utr_claim USING btree (payment_id) WHERE (state = 'waiting'::text);

create table waiver (
  id bigint generated always as identity not null,
  loan_id bigint not null,
  n integer not null,
  waived_on date not null,
  penalty bigint not null,
  fee bigint not null,
  interest bigint not null,
  reason text not null,
  constraint waiver_pkey PRIMARY KEY (id),
  constraint waiver_loan_id_fkey FOREIGN KEY (loan_id) REFERENCES loan(id),
  constraint waiver_fee_check CHECK ((fee >= 0)),
  constraint waiver_interest_check CHECK ((interest >= 0)),
  constraint waiver_penalty_check CHECK ((penalty >= 0)),
  constraint waiver_reason_check CHECK ((btrim(reason) <> ''::text))
);
CREATE INDEX waiver_loan ON public.waiver USING btree (loan_id, id);
CREATE TRIGGER waiver_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.waiver FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table webhook_attempt (
  delivery_id uuid not null,
  number integer not null,
  at timestamp with time zone not null,
  took_ms integer,
  status integer,
  answer text,
  trouble text,
  constraint webhook_attempt_pkey PRIMARY KEY (delivery_id, number),
  constraint webhook_attempt_delivery_id_fkey FOREIGN KEY (delivery_id) REFERENCES webhook_delivery(id) ON DELETE CASCADE,
  constraint webhook_attempt_answer_check CHECK ((length(answer) <= 1024)),
  constraint webhook_attempt_number_check CHECK ((number > 0)),
  constraint webhook_attempt_took_ms_check CHECK ((took_ms >= 0))
);

create table webhook_delivery (
  id uuid not null,
  endpoint_id uuid not null,
  cause bigint,
  event text not null,
  body text not null,
  made_at timestamp with time zone not null,
  attempts integer default 0 not null,
  fresh_from integer default 0 not null,
  next_attempt_at timestamp with time zone not null,
  delivered_at timestamp with time zone,
  given_up_at timestamp with time zone,
  constraint webhook_delivery_pkey PRIMARY KEY (id),
  constraint webhook_delivery_endpoint_id_cause_key UNIQUE (endpoint_id, cause),
  constraint webhook_delivery_endpoint_id_fkey FOREIGN KEY (endpoint_id) REFERENCES webhook_endpoint(id),
  constraint webhook_delivery_check CHECK ((fresh_from <= attempts))
);
CREATE INDEX webhook_delivery_due ON public.webhook_delivery USING btree (endpoint_id, next_attempt_at, id) WHERE ((delivered_at IS NULL) AND (given_up_at IS NULL));
CREATE INDEX webhook_delivery_given_up ON public.webhook_delivery USING btree (endpoint_id, made_at DESC, id DESC) WHERE (given_up_at IS NOT NULL);
CREATE INDEX webhook_delivery_newest ON public.webhook_delivery USING btree (endpoint_id, made_at DESC, id DESC);
CREATE INDEX webhook_delivery_old ON public.webhook_delivery USING btree (made_at);

create table webhook_endpoint (
  id uuid not null,
  market text not null,
  name text not null,
  url text not null,
  events text[] not null,
  secret_sealed text not null,
  old_secret_sealed text,
  old_secret_until timestamp with time zone,
  state text not null,
  made_by uuid not null,
  made_at timestamp with time zone not null,
  failing_since timestamp with time zone,
  off_at timestamp with time zone,
  busy_until timestamp with time zone,
  served_at timestamp with time zone,
  constraint webhook_endpoint_pkey PRIMARY KEY (id),
  constraint webhook_endpoint_made_by_fkey FOREIGN KEY (made_by) REFERENCES staff(id),
  constraint webhook_endpoint_check CHECK (((old_secret_sealed IS NULL) = (old_secret_until IS NULL))),
  constraint webhook_endpoint_check1 CHECK (((state = 'off'::text) = (off_at IS NOT NULL))),
  constraint webhook_endpoint_events_check CHECK ((cardinality(events) > 0)),
  constraint webhook_endpoint_market_check CHECK ((market ~ '^[a-z]{2}$'::text)),
  constraint webhook_endpoint_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60))),
  constraint webhook_endpoint_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'on'::text, 'paused'::text, 'off'::text, 'ended'::text]))),
  constraint webhook_endpoint_url_check CHECK (((url ~ '^https?://'::text) AND (length(url) <= 500)))
);
CREATE INDEX webhook_endpoint_market ON public.webhook_endpoint USING btree (market, made_at DESC, id DESC) WHERE (state <> 'ended'::text);

create table write_off (
  loan_id bigint not null,
  written_off_on date not null,
  reason text not null,
  constraint write_off_pkey PRIMARY KEY (loan_id),
  constraint write_off_loan_id_fkey FOREIGN KEY (loan_id) REFERENCES loan(id),
  constraint write_off_reason_check CHECK ((btrim(reason) <> ''::text))
);
CREATE TRIGGER write_off_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.write_off FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create view plan_row as
 SELECT p.loan_id,
    p.no AS plan_no,
    r.n,
    r.from_on,
    r.to_on,
    r.due_on,
    r.principal,
    r.interest,
    r.fee,
    r.penalty
   FROM (loan_plan p
     JOIN loan_row r ON (((r.loan_id = p.loan_id) AND (r.plan_no <= p.no))))
  WHERE (NOT (EXISTS ( SELECT
           FROM loan_plan q
          WHERE ((q.loan_id = r.loan_id) AND (q.no > r.plan_no) AND (q.no <= p.no) AND ((q.gone IS NULL) OR (r.n = ANY (q.gone)) OR (EXISTS ( SELECT
                   FROM loan_row s
                  WHERE ((s.loan_id = q.loan_id) AND (s.plan_no = q.no) AND (s.n = r.n)))))))));

CREATE OR REPLACE FUNCTION public.accrue_loans(of_market text, of_day date, locked bigint[], natural_key text, OUT loans integer, OUT interest bigint)
 RETURNS record
 LANGUAGE plpgsql
AS $function$
declare
  ids bigint[];
  amounts bigint[];
  of_currencies text[];
begin
  with grown as materialized (
    select l.id, l.currency, l.accrual_stop, l.rounding_mode, s.base, s.whole, a.accrued,
           s.interest * (s.before + s.per_day * (least(of_day, s.to_on) - s.from_on)) as part
      from loan l
      join loan_accrual a on a.loan_id = l.id
     cross join lateral (select * from accrual_span where loan_id = l.id and from_on < of_day
                          order by from_on desc limit 1) s
     where l.market = of_market and l.state = 'active' and l.npa_since is null
       and l.id = any (locked) and a.loan_id = any (locked)
  ), due as materialized (
    -- interest_to() written out: called a million times it would be half of all the work.
    select g.id, g.currency,
           least(g.base + d.quotient + case
                   when d.rest = 0 or g.rounding_mode = 'down' then 0
                   when g.rounding_mode = 'up' or d.rest * 2 > g.whole then 1
                   when d.rest * 2 < g.whole then 0
                   when g.rounding_mode = 'half-up' then 1
                   else d.quotient % 2 end, g.accrual_stop)::bigint - g.accrued as amount
      from grown g
     cross join lateral (select div(g.part, g.whole) as quotient, mod(g.part, g.whole) as rest) d
  ), accrued as (
    update loan_accrual a set accrued = a.accrued + due.amount from due
     where due.id = a.loan_id and due.amount > 0
    returning due.id, due.currency, due.amount
  )
  select array_agg(a.id), array_agg(a.amount), array_agg(a.currency), count(*), coalesce(sum(a.amount), 0)
    into ids, amounts, of_currencies, loans, interest
    from accrued a;
  if loans = 0 then return; end if;

  with line as (
    select 'interest-receivable' as account, 'loan:' || u.id as subject, u.currency, u.amount as minor
      from unnest(ids, amounts, of_currencies) as u (id, amount, currency)
    union all
    select 'interest-income', null, u.currency, -sum(u.amount)::bigint
      from unnest(amounts, of_currencies) as u (amount, currency)
     group by u.currency
  ), entry as (
    select count(*)::integer as line_count, array_agg(account) as accounts, array_agg(subject) as subjects,
           array_agg(currency) as currencies, array_agg(minor) as minors
      from line
  )
  select cardinality(ids) into strict loans
    from entry e
   cross join lateral post_entries(
     array[accrue_loans.natural_key], array['accrue'], array[of_market], array[of_day], array[null]::bigint[],
     array[e.line_count::smallint], array_fill(1, array[e.line_count]),
     (select array_agg(n::smallint order by n) from generate_series(1, e.line_count) n),
     e.accounts, e.subjects, e.currencies, e.minors) posted
   where posted.outcomes = array['posted'];
end
$function$;

CREATE OR REPLACE FUNCTION public.accrued(l loan)
 RETURNS bigint
 LANGUAGE sql
 STABLE
RETURN (SELECT a.accrued FROM loan_accrual a WHERE (a.loan_id = (accrued.l).id));

CREATE OR REPLACE FUNCTION public.add_up_arrears(of_market text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public'
AS $function$
  with gone as (delete from public.arrears_sum where market = of_market returning due_from, loans, overdue)
  insert into public.arrears_sum (market, due_from, loans, overdue)
  select of_market, due_from, sum(loans), sum(overdue) from gone group by due_from having sum(loans) <> 0 or sum(overdue) <> 0
$function$;

CREATE OR REPLACE FUNCTION public.arrears_bucket(days integer)
 RETURNS smallint
 LANGUAGE sql
 IMMUTABLE
RETURN (CASE WHEN (COALESCE(days, 0) <= 0) THEN 0 WHEN (days <= 30) THEN 1 WHEN (days <= 60) THEN 2 WHEN (days <= 90) THEN 3 ELSE 4 END)::smallint;

CREATE OR REPLACE FUNCTION public.begin_accrual()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into public.loan_accrual (loan_id) values (new.id);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.begin_restore_hold(how text, at timestamp with time zone)
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
AS $function$
declare
  hold bigint;
begin
  insert into public.restore_hold (how, found_at, restored_to)
  select begin_restore_hold.how, now(), coalesce(max(a.at), now()) from public.audit_log a
      on conflict do nothing
  returning id into hold;
  if hold is null then return null; end if;
  update public.payout_intent
     set state = 'unknown', sent_at = coalesce(sent_at, begin_restore_hold.at), sends = greatest(sends, 1),
         changed_at = begin_restore_hold.at, next_at = begin_restore_hold.at
   where state = 'intended' and channel <> 'manual';
  -- What was paid in meanwhile is asked for now, and not when its turn comes.
  update public.payment_code set next_ask_at = begin_restore_hold.at where next_ask_at is not null;
  perform setval(pg_get_serial_sequence('public.payout_batch', 'id'),
                 (select coalesce(max(id), 0) from public.payout_batch) + 1000);
  return hold;
end
$function$;

CREATE OR REPLACE FUNCTION public.business_clock_goes_forward()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.market <> old.market or new.business_date < old.business_date
     or new.closed_through is distinct from old.closed_through
        and (new.closed_through is null or new.closed_through < old.closed_through) then
    raise exception 'the business clock of % goes forward only', old.market using errcode = 'restrict_violation';
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION public.chain_audit(at_most integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  head record;
  linked integer;
begin
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('audit_chain', 0));
  select coalesce(max(c.no), 0) as no, coalesce((array_agg(c.hash))[1], '') as hash into head
    from (select no, hash from public.audit_chain order by no desc limit 1) c;
  with waiting as (
    select audit_id from public.audit_unsealed order by audit_id limit at_most
  ), ordered as (
    select w.audit_id, a.*, head.no + row_number() over (order by a.at, w.audit_id) as no
      from waiting w left join public.audit_log a on a.id = w.audit_id
  ), digested as (
    select o.no, o.audit_id,
           sha256(convert_to(json_build_array(o.no, o.id, o.actor_kind, o.actor_id, o.maker_id, o.request_id, o.address, o.device)::text,
             'UTF8')) as who,
           sha256(convert_to(json_build_array(o.no, o.id, (extract(epoch from o.at) * 1000000)::bigint, o.command, o.subject, o.outcome,
             o.facts::text, o.changes::text)::text, 'UTF8')) as what
      from ordered o
  ), done as (
    insert into public.audit_chain (no, audit_id, who, what, hash)
    select d.no, d.audit_id, d.who, d.what, public.chained(head.hash, d.who || d.what) over (order by d.no) from digested d
    returning audit_id
  )
  delete from public.audit_unsealed u using done where u.audit_id = done.audit_id;
  get diagnostics linked = row_count;
  return linked;
end
$function$;

CREATE OR REPLACE FUNCTION public.chain_entries(at_most integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  head record;
  linked integer;
  total integer := 0;
begin
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('ledger_chain', 0));
  for head in
    select m.market, coalesce(c.no, 0) as no, coalesce(c.hash, '') as hash
      from public.business_clock m
      left join lateral (select no, hash from public.ledger_chain where market = m.market order by no desc limit 1) c on true
  loop
    insert into public.ledger_chain (market, no, entry, lines, hash)
    select head.market, d.no, d.entry, d.lines, public.chained(head.hash, d.entry || d.lines) over (order by d.no)
      from (select n.no,
                   sha256(convert_to(json_build_array(head.market, n.no, e.id, e.natural_key, e.event, e.market, e.business_date, e.line_count,
                     e.reverses, (extract(epoch from e.posted_at) * 1000000)::bigint, e.cause, e.author)::text, 'UTF8')) as entry,
                   sha256(convert_to(coalesce(l.text, ''), 'UTF8')) as lines
              from (select no, entry_id from public.ledger_number where market = head.market and no > head.no order by no limit at_most) n
              left join public.ledger_entry e on e.id = n.entry_id
              left join lateral (select string_agg(json_build_array(n, account, subject, currency, minor)::text, ',' order by n) as text
                                   from public.ledger_line where entry_id = e.id) l on true) d;
    get diagnostics linked = row_count;
    total := total + linked;
  end loop;
  return total;
end
$function$;

CREATE OR REPLACE FUNCTION public.close_period(of_market text, through date)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
AS $function$
declare
  clock public.business_clock;
begin
  lock table public.ledger_entry in share mode;
  select * into clock from public.business_clock where market = of_market for update;
  if not found then return 'market_has_no_clock'; end if;
  if through >= clock.business_date then return 'period_not_over'; end if;
  if through <= clock.closed_through then return 'period_already_closed'; end if;
  while public.seal_entries(10000) > 0 loop
    null;
  end loop;
  update public.business_clock set closed_through = through where market = of_market;
  insert into public.ledger_closing (market, closed_through, last_entry_id, last_no)
  select of_market, through, case when is_called then last_value else 0 end,
         (select coalesce(max(no), 0) from public.ledger_number where market = of_market)
    from public.ledger_entry_id_seq;
  return 'closed';
end
$function$;

CREATE OR REPLACE FUNCTION public.count_to_reseal(of_table text, of_column text, of_path text, under text)
 RETURNS bigint
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  place sealed_column;
  found bigint;
begin
  select * into strict place from sealed_column where table_name = of_table and column_name = of_column and path = of_path;
  execute format('select count(*) from %I t where %s', of_table, is_sealed_otherwise(place, under)) into found;
  return found;
end
$function$;

CREATE OR REPLACE FUNCTION public.divide_rounded(num numeric, den numeric, mode text)
 RETURNS numeric
 LANGUAGE sql
 IMMUTABLE
RETURN (SELECT (sign(divide_rounded.num) * (d.quotient + CASE WHEN (d.rest = (0)::numeric) THEN (0)::numeric WHEN (divide_rounded.mode = 'up'::text) THEN (1)::numeric WHEN (divide_rounded.mode = 'down'::text) THEN (0)::numeric WHEN ((d.rest * (2)::numeric) > divide_rounded.den) THEN (1)::numeric WHEN ((d.rest * (2)::numeric) < divide_rounded.den) THEN (0)::numeric WHEN (divide_rounded.mode = 'half-up'::text) THEN (1)::numeric ELSE (d.quotient % (2)::numeric) END)) FROM (SELECT div(abs(divide_rounded.num), divide_rounded.den) AS quotient, mod(abs(divide_rounded.num), divide_rounded.den) AS rest) d);

CREATE OR REPLACE FUNCTION public.exit_application()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform note_exit(
    case when (select d.outcome = 'refer' from decision d where d.order_id = old.id order by d.submission desc limit 1)
      then 'referred' else 'applications' end,
    old.id, old.market, old.borrower_id, old.id, old.changed_at, old.changed_at);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.exit_approval()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform note_exit('second-person', old.id, old.market, null, null, old.asked_at, old.deadline_at);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.exit_bureau_dispute()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform note_exit('bureau', old.id, old.market, old.borrower_id, l.order_id, old.raised_at, null, due_on => old.decide_by)
  from loan l where l.id = old.loan_id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.exit_bureau_refusal()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform note_exit('bureau', old.id, old.market, l.borrower_id, l.order_id, old.raised_at, null, due_on => old.due_on)
  from loan l where l.id = old.loan_id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.exit_claim()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform note_exit('money', old.payment_id, old.market, l.borrower_id, l.order_id, old.said_at, old.said_at)
  from payment p left join loan l on l.id = p.loan_id
  where p.id = old.payment_id
    and not exists (select from queue_exit x where x.cause = current_setting('candor.cause')::uuid and x.done_at is null
      and x.queue = 'money' and x.item_id = old.payment_id);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.exit_collection()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  today date := (select business_date from business_clock where market = new.market);
  was date := case when tg_op = 'UPDATE' and old.closed_at is null then old.next_on end;
begin
  if new.next_on is null or new.next_on <= today or was > today then return null; end if;
  perform note_exit('collections', coalesce(l.order_id, md5('loan ' || l.id)::uuid), new.market, l.borrower_id, l.order_id, null, null,
    due_on => coalesce(was, today))
  from loan l join loan_figure f on f.loan_id = l.id where l.id = new.loan_id and f.due_from < today
    and not exists (select from queue_exit x where x.cause = current_setting('candor.cause')::uuid and x.done_at is null
      and x.queue = 'collections' and x.order_id is not distinct from l.order_id);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.exit_complaint()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform note_exit('complaints', old.id, old.market, old.borrower_id, old.order_id, old.asked_at, null, due_on => old.promised_by);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.exit_concern()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from payout_concern c where coalesce(c.payout_id, c.order_id) = coalesce(old.payout_id, old.order_id)
      and c.closed_at is null) then
    return null;
  end if;
  perform note_exit('payouts', coalesce(old.payout_id, old.order_id), old.market, o.borrower_id, o.id, old.raised_at, old.raised_at)
  from (select coalesce(old.order_id, p.order_id, l.order_id) as id from (select) nothing
          left join payout p on p.id = old.payout_id left join loan l on l.id = p.loan_id) which
    left join loan_order o on o.id = which.id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.exit_failed_payout()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform note_exit('payouts', old.id, old.market, o.borrower_id, o.id, i.changed_at, i.changed_at)
  from payout_intent i left join loan_order o on o.id = old.order_id
  where i.payout_id = old.id and i.attempt = old.attempts
    and not exists (select from payout_concern c where c.payout_id = old.id and c.closed_at is null)
    and not exists (select from queue_exit x where x.cause = current_setting('candor.cause')::uuid and x.done_at is null
      and x.queue = 'payouts' and x.item_id = old.id);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.exit_hardship()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform note_exit('hardship', old.id, l.market, l.borrower_id, l.order_id, old.asked_at, old.asked_at) from loan l where l.id = old.loan_id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.exit_payment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform note_exit('money', old.id, old.market, l.borrower_id, l.order_id, null, null, arrived_on => old.known_on)
  from (select) nothing left join loan l on l.id = new.loan_id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.exit_payout_intent()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform note_exit('payouts', old.payout_id, p.market, o.borrower_id, o.id, old.intended_at, old.intended_at)
  from payout p left join loan l on l.id = p.loan_id left join loan_order o on o.id = coalesce(p.order_id, l.order_id)
  where p.id = old.payout_id
    and not exists (select from payout_concern c where c.payout_id = old.payout_id and c.closed_at is null)
    and not exists (select from queue_exit x where x.cause = current_setting('candor.cause')::uuid and x.done_at is null
      and x.queue = 'payouts' and x.item_id = old.payout_id);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.first_reused_key(natural_keys text[], events text[], markets text[], reversed bigint[], line_entries integer[], accounts text[], subjects text[], currencies text[], minors bigint[], entry_ids bigint[], outcomes text[])
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  with given as (
    select entry_ids[l.entry] as entry_id, a.number as account, l.subject, l.currency, l.minor
      from unnest(line_entries, accounts, subjects, currencies, minors) as l (entry, account, subject, currency, minor)
      left join public.ledger_account a on a.code = l.account
     where outcomes[l.entry] <> 'posted'
  ), stored as (
    select entry_id, account, subject, currency, minor
      from public.ledger_line
     where entry_id in (select entry_id from given)
  ), different as (
    (table given except all table stored) union all (table stored except all table given)
  )
  select e.natural_key
    from unnest(natural_keys, events, markets, reversed, entry_ids, outcomes)
           as k (natural_key, event, market, reverses, id, outcome)
    join public.ledger_entry e on e.id = k.id
   where k.outcome <> 'posted'
     and (e.event <> k.event or e.market <> k.market or e.reverses is distinct from k.reverses
          or e.id in (select entry_id from different))
   limit 1
$function$;

CREATE OR REPLACE FUNCTION public.free_drawer()
 RETURNS smallint
 LANGUAGE plpgsql
AS $function$
declare
  class constant integer := 723840196; -- any number that nobody else locks with
  own constant integer := pg_backend_pid() % 64;
begin
  for i in 0..63 loop
    if pg_try_advisory_xact_lock(class, (own + i) % 64) then return (own + i) % 64; end if;
  end loop;
  perform pg_advisory_xact_lock(class, own);
  return own;
end
$function$;

CREATE OR REPLACE FUNCTION public.hand_over_goes_forward()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from gl_hand_over h where h.market = new.market
             and (h.n >= new.n or h.through > new.through or h.last_no > new.last_no)) then
    raise exception 'a hand-over reaches at least as far as the one before' using errcode = 'check_violation';
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION public.interest_to(span accrual_span, on_day date, mode text)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE
RETURN ((((span).base)::numeric + divide_rounded((((span).interest)::numeric * ((span).before + ((span).per_day * ((on_day - (span).from_on))::numeric))), (span).whole, mode)))::bigint;

CREATE OR REPLACE FUNCTION public.is_resealing(changed oid)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
AS $function$
begin
  return current_setting('candor.resealing', true) = 'on'
    and exists (select 1 from pg_catalog.pg_class c where c.oid = changed and pg_get_userbyid(c.relowner) = current_user)
    and exists (select 1 from public.sealed_column s join pg_catalog.pg_class c on c.relname = s.table_name where c.oid = changed);
end
$function$;

CREATE OR REPLACE FUNCTION public.is_sealed_otherwise(place sealed_column, under text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case
    when place.path <> '' then format('t.%I ->> %L like ''v1.%%'' and split_part(t.%1$I ->> %2$L, ''.'', 2) <> %L', place.column_name, place.path, under)
    when place.form = 'bytes' then format('substring(t.%I from 2 for 4) <> decode(%L, ''hex'')', place.column_name, under)
    when place.form = 'text-bytes' then format('split_part(convert_from(substring(t.%I from 1 for 40), ''UTF8''), ''.'', 2) <> %L', place.column_name, under)
    else format('split_part(t.%I, ''.'', 2) <> %L', place.column_name, under) end
$function$;

CREATE OR REPLACE FUNCTION public.is_staff_acting()
 RETURNS boolean
 LANGUAGE sql
 STABLE
RETURN (COALESCE(current_setting('candor.author'::text, true), ''::text) ~ '^staff:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'::text);

CREATE OR REPLACE FUNCTION public.keep_arrears_sums()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public'
AS $function$
begin
  -- Each with what there is of it: an insert has no old rows, and a delete no new ones.
  if tg_op = 'INSERT' then
    insert into public.arrears_sum (market, due_from, loans, overdue)
    select market, due_from, count(*), sum(overdue) from new_rows where due_from < '9999-12-31' group by 1, 2;
  elsif tg_op = 'DELETE' then
    insert into public.arrears_sum (market, due_from, loans, overdue)
    select market, due_from, -count(*), -sum(overdue) from old_rows where due_from < '9999-12-31' group by 1, 2;
  else
    insert into public.arrears_sum (market, due_from, loans, overdue)
    select market, due_from, sum(loans), sum(overdue)
      from (select market, due_from, 1 as loans, overdue from new_rows
            union all
            select market, due_from, -1, -overdue from old_rows) moved
     where due_from < '9999-12-31'
     group by 1, 2
    having sum(loans) <> 0 or sum(overdue) <> 0;
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.keep_balances()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
AS $function$
declare
  wrong record;
  own constant smallint := public.free_drawer();
begin
  select l.entry_id, l.n into wrong
    from new_lines l
    left join public.ledger_entry e on e.id = l.entry_id
    left join public.ledger_account a on a.number = l.account
   where (l.n <= e.line_count and a.held_for = coalesce(split_part(l.subject, ':', 1), 'house')) is not true
   limit 1;
  if found then
    raise exception 'line % of entry % has no such entry, account or subject', wrong.n, wrong.entry_id
      using errcode = 'foreign_key_violation';
  end if;

  insert into public.ledger_balance as b (subject, account, currency, market, drawer, minor)
  select coalesce(l.subject, '') as subject, l.account, l.currency, e.market,
         case when coalesce(l.subject, '') = '' then own else 0 end, sum(l.minor)::bigint
    from new_lines l
    join public.ledger_entry e on e.id = l.entry_id
   group by 1, 2, 3, 4
  having sum(l.minor) <> 0
   order by 1, 2, 3, 4 -- everyone in the same order: no deadlock between two that touch the same loans
      on conflict (subject, account, currency, market, drawer)
      do update set minor = b.minor + excluded.minor;

  insert into public.ledger_sum as s (market, business_date, account, currency, drawer, minor)
  select e.market, coalesce(e.business_date, '-infinity'::date), l.account, l.currency, own, sum(l.minor)::bigint
    from new_lines l
    join public.ledger_entry e on e.id = l.entry_id
   group by grouping sets ((e.market, e.business_date, l.account, l.currency), (e.market, l.account, l.currency))
  having sum(l.minor) <> 0 or grouping(e.business_date) = 1 -- that an account was ever touched is told by its row of all days
   order by 1, 2, 3, 4
      on conflict (market, business_date, account, currency, drawer)
      do update set minor = s.minor + excluded.minor;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.keep_bank_entries()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
AS $function$
begin
  insert into public.bank_entry (entry_id, market, business_date, minor)
  select e.id, e.market, e.business_date, sum(l.minor)
    from new_lines l join public.ledger_entry e on e.id = l.entry_id
   where l.account = 1010
   group by e.id
  having sum(l.minor) <> 0;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.keep_bureau_sums()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public'
AS $function$
begin
  if tg_op = 'UPDATE' then
    insert into public.bureau_row_sum as s (file_id, status, left_out, rows, outstanding)
    select file_id, status, coalesce(left_out, ''), -count(*), -sum(outstanding) from old_rows group by 1, 2, 3 order by 1, 2, 3
        on conflict (file_id, status, left_out)
        do update set rows = s.rows + excluded.rows, outstanding = s.outstanding + excluded.outstanding;
  end if;
  insert into public.bureau_row_sum as s (file_id, status, left_out, rows, outstanding)
  select file_id, status, coalesce(left_out, ''), count(*), sum(outstanding) from new_rows group by 1, 2, 3 order by 1, 2, 3
      on conflict (file_id, status, left_out)
      do update set rows = s.rows + excluded.rows, outstanding = s.outstanding + excluded.outstanding;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.keep_known_day()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update payment p set known_on = whole.known_on from payment whole where p.id = new.payment_id and whole.id = new.part_of;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.keep_telemetry_parts(before timestamp with time zone, OUT made integer, OUT dropped integer, OUT stray integer)
 RETURNS record
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
 SET lock_timeout TO '2s'
AS $function$
declare
  of_table text;
  this_month date := date_trunc('month', clock_timestamp() at time zone 'UTC')::date;
  oldest text;
  rest integer;
  lost date;
begin
  made := 0; dropped := 0; stray := 0;
  foreach of_table in array array['analytics_event', 'client_error'] loop
    execute format('select count(*) from (select from parts.%I limit 1000) r', of_table || '_rest') into rest;
    stray := stray + rest;
    execute format('select date_trunc(''month'', min(received_at) at time zone ''UTC'')::date from parts.%I', of_table || '_rest') into lost;
    if lost is not null and make_telemetry_part(of_table, lost) then made := made + 1; end if;
    for ahead in 0..2 loop
      if make_telemetry_part(of_table, (this_month + make_interval(months => ahead))::date) then made := made + 1; end if;
    end loop;
    select c.relname into oldest from pg_inherits i join pg_class c on c.oid = i.inhrelid
     where i.inhparent = of_table::regclass and c.relname ~ '_\d{4}_\d{2}$' order by c.relname limit 1;
    if (to_date(right(oldest, 7), 'YYYY_MM') + interval '1 month')::timestamp at time zone 'UTC'
       <= least(before, clock_timestamp() - interval '90 days') then
      execute format('drop table parts.%I', oldest);
      dropped := dropped + 1;
    end if;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION public.let_file_loose()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into public.loose_file (store_key, due_at) values (old.store_key, clock_timestamp())
    on conflict (store_key) do update set due_at = excluded.due_at;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.link_hash(before bytea, start bytea, content bytea)
 RETURNS bytea
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
begin
  return sha256(coalesce(before, start) || content);
end
$function$;

CREATE OR REPLACE FUNCTION public.make_telemetry_part(of_table text, month date)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
declare
  part text := of_table || '_' || to_char(month, 'YYYY_MM');
  first timestamptz := month::timestamp at time zone 'UTC';
  until timestamptz := (month + interval '1 month')::timestamp at time zone 'UTC';
begin
  if to_regclass('parts.' || quote_ident(part)) is not null then return false; end if;
  execute format('create table parts.%I (like public.%I including defaults including constraints)', part, of_table);
  execute format('with moved as (delete from parts.%I where received_at >= %L and received_at < %L returning *) insert into parts.%I select * from moved',
                 of_table || '_rest', first, until, part);
  execute format('alter table public.%I attach partition parts.%I for values from (%L) to (%L)', of_table, part, first, until);
  return true;
end
$function$;

CREATE OR REPLACE FUNCTION public.mark_matched_line()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
AS $function$
begin
  update public.bank_line set is_matched = true where id = new.line_id and not is_matched;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.next_natural_key(base text)
 RETURNS text
 LANGUAGE sql
 STABLE
RETURN (SELECT CASE WHEN (first.id IS NULL) THEN next_natural_key.base ELSE ((next_natural_key.base || ':again-'::text) || (2 + (SELECT count(*) AS count FROM ledger_entry WHERE ((ledger_entry.natural_key >= (next_natural_key.base || ':again-'::text)) AND (ledger_entry.natural_key < (next_natural_key.base || ':again.'::text)))))) END AS "case" FROM ((SELECT 1 AS "?column?") one LEFT JOIN ledger_entry first ON ((first.natural_key = next_natural_key.base))));

CREATE OR REPLACE FUNCTION public.note_exit(queue text, item uuid, market text, borrower uuid, loan_order uuid, since timestamp with time zone, arrived_at timestamp with time zone, arrived_on date DEFAULT NULL::date, due_on date DEFAULT NULL::date)
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into queue_exit (queue, item_id, market, borrower_id, order_id, since, arrived_at, arrived_on, due_on, staff_id, cause)
  select queue, item, market, borrower, loan_order, since, arrived_at, arrived_on, due_on, s.id, current_setting('candor.cause')::uuid
  from staff s where s.id = substr(current_setting('candor.author'), 7)::uuid
$function$;

CREATE OR REPLACE FUNCTION public.note_known_money()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.known_on := (select business_date from business_clock where market = new.market);
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION public.note_npa_end()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into public.npa_ended (loan_id, since, ended_on)
  select new.id, old.npa_since, greatest(c.business_date, old.npa_since) from public.business_clock c where c.market = new.market;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.note_order_step()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public'
AS $function$
begin
  insert into public.loan_order_step (order_id, state, at) values (new.id, new.state, new.changed_at);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.note_unsealed()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into public.ledger_unsealed (entry_id) select id from posted;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.note_unsealed_act()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into public.audit_unsealed (audit_id) values (new.id);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.open_clearing_account(channel text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
AS $function$
begin
  if channel !~ '^[a-z][a-z0-9-]*$' then
    raise exception '% is no channel', channel using errcode = 'check_violation';
  end if;
  lock table public.ledger_account in share row exclusive mode;
  insert into public.ledger_account (number, code, kind, held_for, name)
  select coalesce(max(number) + 1, 1100), 'channel-clearing:' || channel, 'asset', 'house', 'Clearing: ' || channel
    from public.ledger_account
   where number between 1100 and 1199
      on conflict (code) do nothing;
end
$function$;

CREATE OR REPLACE FUNCTION public.page_configuration_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('page_configuration_changed', new.market);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.post_entries(natural_keys text[], events text[], markets text[], business_dates date[], reversed bigint[], line_counts smallint[], line_entries integer[], line_numbers smallint[], accounts text[], subjects text[], currencies text[], minors bigint[], OUT entry_ids bigint[], OUT outcomes text[])
 RETURNS record
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET enable_mergejoin TO 'off'
 SET enable_hashjoin TO 'off'
AS $function$
declare
  fresh bigint[];
  reused text;
begin
  with entry as (
    insert into public.ledger_entry (natural_key, event, market, business_date, reverses, line_count)
    select e.natural_key, e.event, e.market, e.business_date, e.reverses, e.line_count
      from unnest(natural_keys, events, markets, business_dates, reversed, line_counts)
             as e (natural_key, event, market, business_date, reverses, line_count)
        on conflict (natural_key) do nothing
    returning id
  )
  select coalesce(array_agg(id), '{}') into fresh from entry;

  select array_agg(e.id order by k.no), array_agg(case when e.id = any (fresh) then 'posted'
           when exists (select 1 from public.ledger_entry where reverses = e.id) then 'undone'
           else 'replayed' end order by k.no)
    into entry_ids, outcomes
    from unnest(natural_keys) with ordinality as k (natural_key, no)
    join public.ledger_entry e using (natural_key);

  insert into public.ledger_line (entry_id, n, account, subject, currency, minor)
  select entry_ids[l.entry], l.n, a.number, l.subject, l.currency, l.minor
    from unnest(line_entries, line_numbers, accounts, subjects, currencies, minors)
           as l (entry, n, account, subject, currency, minor)
    left join public.ledger_account a on a.code = l.account
   where outcomes[l.entry] = 'posted';

  if cardinality(fresh) = cardinality(natural_keys) then return; end if;
  reused := public.first_reused_key(natural_keys, events, markets, reversed, line_entries, accounts, subjects,
                                    currencies, minors, entry_ids, outcomes);
  if reused is not null then
    raise exception '% was posted before with other lines', reused
      using errcode = 'LB001', detail = jsonb_build_object('naturalKey', reused);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION public.refuse_acknowledged_alarm()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.acknowledged_at is not null then raise exception 'alarm % was acknowledged and stays as it is', old.id; end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION public.refuse_all_but_forgetting()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (new.sealed is null or public.is_resealing(tg_relid)) and to_jsonb(new) - 'sealed' = to_jsonb(old) - 'sealed' then
    return new;
  end if;
  raise exception '% is append-only: all that may be done is to forget what is sealed', tg_table_name
    using errcode = 'restrict_violation';
end
$function$;

CREATE OR REPLACE FUNCTION public.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' and public.is_resealing(tg_relid) then
    return new;
  end if;
  raise exception '% is append-only: % is refused', tg_table_name, lower(tg_op)
    using errcode = 'restrict_violation';
end
$function$;

CREATE OR REPLACE FUNCTION public.refuse_change_by_hand()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (pg_trigger_depth() < 2 or tg_op in ('DELETE', 'TRUNCATE')) and not (tg_op = 'UPDATE' and public.is_resealing(tg_relid)) then
    raise exception '% changes with the lines of an entry and in no other way', tg_table_name
      using errcode = 'restrict_violation';
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.refuse_change_of_decided_approval()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if public.is_resealing(tg_relid) and to_jsonb(new) - 'input' = to_jsonb(old) - 'input' then
    return new;
  end if;
  raise exception 'request % is %: it is not changed', old.id, old.state using errcode = 'restrict_violation';
end
$function$;

CREATE OR REPLACE FUNCTION public.refuse_change_of_decided_request()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'request % is decided: it is not changed', old.id using errcode = 'restrict_violation';
end
$function$;

CREATE OR REPLACE FUNCTION public.refuse_change_of_ended_claim()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'claim % has ended: it is not changed', old.id using errcode = 'restrict_violation';
end
$function$;

CREATE OR REPLACE FUNCTION public.refuse_change_of_left()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new is distinct from old then
    raise exception 'payout % has left: it is not changed', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION public.refuse_change_of_left_intent()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new is distinct from old then
    raise exception 'attempt % of payout % has left: it is not changed', old.attempt, old.payout_id
      using errcode = 'restrict_violation';
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION public.refuse_change_of_matched_entry()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.line_id is null and exists (
    select from public.bank_unmatch u
     where u.entry_id = old.entry_id and u.line_id = old.line_id and u.matched_at = old.matched_at) then
    return new;
  end if;
  raise exception 'entry % stands on line % of a statement: that is not changed', old.entry_id, old.line_id
    using errcode = 'restrict_violation';
end
$function$;

CREATE OR REPLACE FUNCTION public.refuse_change_of_paid_out()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'order % is paid out: its state is not changed', old.id using errcode = 'restrict_violation';
end
$function$;

CREATE OR REPLACE FUNCTION public.refuse_change_of_received()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (new.market, new.currency, new.channel, new.external_id, new.amount, new.received_on)
     is distinct from (old.market, old.currency, old.channel, old.external_id, old.amount, old.received_on) then
    raise exception 'payment % is here: what its channel said of it is not changed', old.id
      using errcode = 'restrict_violation';
  end if;
  if new.state in ('created', 'pending', 'expired', 'failed', 'claimed', 'refused') then
    raise exception 'payment % is here: it is not % again', old.id, new.state using errcode = 'restrict_violation';
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION public.refuse_closed_period()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  wrong record;
begin
  if current_setting('transaction_isolation') <> 'read committed' then
    perform 1 from public.business_clock where market in (select market from new_entries) for share;
  end if;
  select e.natural_key, e.market, e.business_date, c.closed_through into wrong
    from new_entries e
    left join public.business_clock c on c.market = e.market
   where c.market is null or e.business_date <= c.closed_through
   limit 1;
  if not found then return null; end if;
  if wrong.closed_through is null then
    raise exception 'the market % has no business clock', wrong.market using errcode = 'foreign_key_violation';
  end if;
  raise exception '% is of %, and the books of % are closed through %',
    wrong.natural_key, wrong.business_date, wrong.market, wrong.closed_through
    using errcode = 'LB002', detail = jsonb_build_object(
      'naturalKey', wrong.natural_key, 'businessDate', wrong.business_date, 'closedThrough', wrong.closed_through);
end
$function$;

CREATE OR REPLACE FUNCTION public.refuse_entry_of_signed_day()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  signed date;
begin
  select s.on_day into signed from added a join bank_sign_off s on s.market = a.market and s.on_day = a.business_date limit 1;
  if signed is not null then
    raise exception 'the bank account is signed off for %', signed using errcode = 'BK001', detail = signed::text;
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.refuse_line_of_signed_day()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  signed date;
begin
  select s.on_day into signed from added a join bank_sign_off s on s.market = a.market and s.on_day = a.value_on limit 1;
  if signed is not null then
    raise exception 'the bank account is signed off for %', signed using errcode = 'BK001', detail = signed::text;
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.refuse_release_without_preparation()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'batch % is %: it does not become %', old.id, old.state, new.state using errcode = 'restrict_violation';
end
$function$;

CREATE OR REPLACE FUNCTION public.refuse_second_end()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.until_on is not null or new.until_on is null then
    raise exception 'what has ended on % does not end again', old.until_on using errcode = 'restrict_violation';
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION public.refuse_second_time()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.facts is not null then
    raise exception '% of % % was done before', tg_table_name, old.market, old.business_date using errcode = 'restrict_violation';
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION public.refuse_settled_exit()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.done_at is not null then raise exception 'queue_exit % is settled and stays as it is', old.id; end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION public.refuse_unbalanced()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  lines bigint;
  is_off boolean;
begin
  select coalesce(sum(part.lines), 0), bool_or(part.minor <> 0) into lines, is_off
    from (select count(*) as lines, sum(minor) as minor
            from public.ledger_line
           where entry_id = new.id
           group by currency, account >= 9000) part;
  if lines <> new.line_count or is_off then
    raise exception 'entry % (%) is out of balance', new.id, new.natural_key using errcode = 'check_violation';
  end if;

  if new.reverses is null then return null; end if; -- by itself: with the query below it would cost as much as all the rest
  perform 1
     from public.ledger_entry original
    where original.id = new.reverses and original.reverses is null
      and original.market = new.market and original.line_count = new.line_count
      and not exists (
        select 1
          from public.ledger_line o
          left join public.ledger_line m
            on m.entry_id = new.id and m.n = o.n and m.account = o.account
           and m.subject is not distinct from o.subject and m.currency = o.currency and m.minor = -o.minor
         where o.entry_id = original.id and m.entry_id is null);
  if not found then
    raise exception 'entry % is not the mirror of entry %', new.id, new.reverses using errcode = 'check_violation';
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.refuse_unknown_transition()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not exists (select from public.state_transition t
                 where t.machine = tg_table_name and t.from_state = old.state and t.to_state = new.state) then
    raise exception '% does not go from % to %', tg_table_name, old.state, new.state
      using errcode = 'restrict_violation', detail = coalesce(pg_catalog.to_jsonb(new) ->> 'id', pg_catalog.to_jsonb(new) ->> 'payout_id');
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION public.reseal_values(of_table text, of_column text, of_path text, places text[], resealed text[])
 RETURNS bigint
 LANGUAGE plpgsql
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.seal_entries(at_most integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  sealed integer;
begin
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('ledger_number', 0));
  with taken as (
    select e.market, e.id
      from (select entry_id from public.ledger_unsealed order by entry_id limit at_most) u
      join public.ledger_entry e on e.id = u.entry_id
  ), numbered as (
    insert into public.ledger_number (market, no, entry_id)
    select t.market,
           coalesce((select max(n.no) from public.ledger_number n where n.market = t.market), 0)
             + row_number() over (partition by t.market order by t.id),
           t.id
      from taken t
    returning entry_id
  )
  delete from public.ledger_unsealed u using numbered n where u.entry_id = n.entry_id;
  get diagnostics sealed = row_count;
  return sealed;
end
$function$;

CREATE OR REPLACE FUNCTION public.sealed_text(place sealed_column)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case
    when place.path <> '' then format('(t.%I ->> %L)', place.column_name, place.path)
    when place.form = 'bytes' then format('encode(t.%I, ''base64'')', place.column_name)
    when place.form = 'text-bytes' then format('convert_from(t.%I, ''UTF8'')', place.column_name)
    else format('t.%I', place.column_name) end
$function$;

CREATE OR REPLACE FUNCTION public.take_idempotency_key(own_scope text, own_key text, OUT is_taken boolean, OUT command text, OUT fingerprint text, OUT answer jsonb)
 RETURNS record
 LANGUAGE plpgsql
AS $function$
begin
  is_taken := pg_try_advisory_xact_lock(hashtextextended(own_scope || chr(10) || own_key, 0));
  if is_taken then
    select k.command, k.fingerprint, k.answer into command, fingerprint, answer
    from idempotency_key k where k.scope = own_scope and k.key = own_key;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION public.take_permits(buckets bytea[], each_seconds double precision[], at_once integer[], at timestamp with time zone)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
declare
  wait double precision := 0;
begin
  insert into rate_limit (bucket, filled_until) select b, at from unnest(buckets) b order by b
    on conflict (bucket) do update set filled_until = greatest(rate_limit.filled_until, excluded.filled_until);
  select max(extract(epoch from r.filled_until - at) + p.every * (1 - p.burst)) into wait
    from unnest(buckets, each_seconds, at_once) as p (bucket, every, burst) join rate_limit r using (bucket);
  if wait > 0 then return ceil(wait); end if;
  update rate_limit r set filled_until = r.filled_until + make_interval(secs => p.every)
    from unnest(buckets, each_seconds) as p (bucket, every) where r.bucket = p.bucket;
  return 0;
end
$function$;

CREATE OR REPLACE FUNCTION public.terms_fingerprint(terms jsonb)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
RETURN encode(sha256(convert_to((terms)::text, 'UTF8'::name)), 'hex'::text);

CREATE OR REPLACE FUNCTION public.unmark_line()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
AS $function$
begin
  update public.bank_line set is_matched = false
   where id = old.line_id and not exists (select from public.bank_entry b where b.line_id = old.line_id);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.values_to_reseal(of_table text, of_column text, of_path text, under text, from_page bigint, pages bigint)
 RETURNS TABLE(at text, sealed text, bound_to text)
 LANGUAGE plpgsql
AS $function$
declare
  place sealed_column;
begin
  select * into strict place from sealed_column where table_name = of_table and column_name = of_column and path = of_path;
  return query execute format(
    'select t.ctid::text, %s, %s from %I t where t.ctid >= %L::tid and t.ctid < %L::tid and %s for update of t skip locked',
    sealed_text(place), place.bound_to, of_table, format('(%s,0)', from_page), format('(%s,0)', from_page + pages),
    is_sealed_otherwise(place, under));
end
$function$;

grant delete, insert, select, update on accrual_span to candor_app;
grant insert, select on alarm to candor_app;
grant insert, select on allocation to candor_app;
grant insert, select on allocation_line to candor_app;
grant insert, select on analytics_event to candor_app;
grant insert, select on api_key to candor_app;
grant insert, select on approval_case to candor_app;
grant delete, insert, select on approval_limit to candor_app;
grant insert, select on approval_request to candor_app;
grant insert, select on approval_word to candor_app;
grant select on arrears_sum to candor_app;
grant insert, select on attachment to candor_app;
grant select on audit_chain to candor_app;
grant insert, select on audit_log to candor_app;
grant select on audit_unsealed to candor_app;
grant insert, select on audit_word to candor_app;
grant insert, select on authority_limit to candor_app;
grant insert, select on authority_use to candor_app;
grant insert, select on bank_balance to candor_app;
grant select on bank_entry to candor_app;
grant insert, select on bank_import to candor_app;
grant insert, select on bank_line to candor_app;
grant insert, select on bank_opening to candor_app;
grant insert, select on bank_sign_off to candor_app;
grant insert, select on bank_statement to candor_app;
grant insert, select on bank_unmatch to candor_app;
grant insert, select on borrower to candor_app;
grant delete, insert, select, update on borrower_device to candor_app;
grant delete, insert, select, update on borrower_document to candor_app;
grant delete, insert, select, update on borrower_location to candor_app;
grant delete, select on borrower_name_word to candor_app;
grant delete, insert, select on borrower_passkey to candor_app;
grant insert, select on bureau_dispute to candor_app;
grant insert, select on bureau_file to candor_app;
grant delete, insert, select on bureau_part to candor_app;
grant insert, select on bureau_refusal to candor_app;
grant insert, select on bureau_row to candor_app;
grant select on bureau_row_sum to candor_app;
grant select on business_clock to candor_app;
grant delete, insert, select, update on certification_draft to candor_app;
grant delete, insert, select, update on certification_step to candor_app;
grant insert, select on chain_check to candor_app;
grant insert, select on chain_root to candor_app;
grant insert, select on channel_difference to candor_app;
grant insert, select on channel_event to candor_app;
grant insert, select on channel_settlement to candor_app;
grant insert, select on channel_settlement_item to candor_app;
grant insert, select on client_error to candor_app;
grant delete, insert, select on clock_reading to candor_app;
grant insert, select on collection_assignment to candor_app;
grant insert, select on collection_call to candor_app;
grant insert, select on collection_case to candor_app;
grant insert, select on collection_cure to candor_app;
grant insert, select on collection_promise to candor_app;
grant insert, select on complaint to candor_app;
grant insert, select on complaint_classification to candor_app;
grant delete, insert, select, update on complaint_draft to candor_app;
grant insert, select on complaint_escalation to candor_app;
grant insert, select on complaint_intake to candor_app;
grant insert, select on complaint_message to candor_app;
grant insert, select on complaint_note to candor_app;
grant insert, select on complaint_picture to candor_app;
grant insert, select on complaint_step to candor_app;
grant insert, select on consent_entry to candor_app;
grant insert, select on console_access to candor_app;
grant insert, select on contact_note to candor_app;
grant insert, select on customer_note to candor_app;
grant delete, insert, select on data_export to candor_app;
grant insert, select, update on database_identity to candor_app;
grant select on day_end to candor_app;
grant select on day_end_chunk to candor_app;
grant insert, select on decision to candor_app;
grant insert, select on decision_rerun to candor_app;
grant select on decision_table to candor_app;
grant insert, select on deployment to candor_app;
grant insert, select on dispute to candor_app;
grant insert, select on enquiry to candor_app;
grant insert, select on enquiry_answer to candor_app;
grant insert, select on gl_hand_over to candor_app;
grant insert, select on gl_mapping to candor_app;
grant insert, select on hand_decision to candor_app;
grant insert, select on hardship_request to candor_app;
grant insert, select on holiday_change to candor_app;
grant delete, insert, select on idempotency_key to candor_app;
grant delete, insert, select on identity_try to candor_app;
grant insert, select on import_row to candor_app;
grant insert, select on imported_loan to candor_app;
grant insert, select on issued_document to candor_app;
grant insert, select on issued_document_series to candor_app;
grant insert, select on kept_arrears to candor_app;
grant delete, insert, select on known_device to candor_app;
grant insert, select on late_charge to candor_app;
grant select on ledger_account to candor_app;
grant select on ledger_balance to candor_app;
grant select on ledger_chain to candor_app;
grant select on ledger_closing to candor_app;
grant select on ledger_entry to candor_app;
grant select on ledger_line to candor_app;
grant select on ledger_number to candor_app;
grant select on ledger_sum to candor_app;
grant select on ledger_unsealed to candor_app;
grant insert, select on list_export to candor_app;
grant delete, insert, select on list_view to candor_app;
grant insert, select on loan to candor_app;
grant insert, select on loan_accrual to candor_app;
grant insert, select, update on loan_figure to candor_app;
grant insert, select on loan_import to candor_app;
grant insert, select on loan_note to candor_app;
grant insert, select on loan_order to candor_app;
grant select on loan_order_step to candor_app;
grant insert, select on loan_plan to candor_app;
grant insert, select on loan_row to candor_app;
grant delete, insert, select on loose_file to candor_app;
grant insert, select on low_rate_point to candor_app;
grant delete, insert, select, update on mail_code to candor_app;
grant delete, insert, select, update on mail_confirmation to candor_app;
grant insert, select on mandate to candor_app;
grant insert, select on mandate_debit to candor_app;
grant insert, select on mandate_notice to candor_app;
grant insert, select on mandate_skip to candor_app;
grant insert, select on mandate_try to candor_app;
grant delete, insert, select on message to candor_app;
grant insert, select, update on message_attempt to candor_app;
grant delete, insert, select, update on message_choice to candor_app;
grant insert, select, update on message_count to candor_app;
grant insert, select on message_registration to candor_app;
grant insert, select, update on message_report to candor_app;
grant insert, select on message_template to candor_app;
grant insert, select on npa_ended to candor_app;
grant delete, insert, select on one_time_code to candor_app;
grant delete, insert, select, update on outbox to candor_app;
grant insert, select, update on page_configuration to candor_app;
grant insert, select on payment to candor_app;
grant insert, select on payment_code to candor_app;
grant insert, select on payment_entry to candor_app;
grant insert, select on payment_part to candor_app;
grant insert, select on payout to candor_app;
grant delete, insert, select on payout_account to candor_app;
grant insert, select on payout_account_change to candor_app;
grant insert, select on payout_answer to candor_app;
grant delete, insert, select on payout_answer_text to candor_app;
grant insert, select on payout_batch to candor_app;
grant insert, select on payout_concern to candor_app;
grant insert, select on payout_hold to candor_app;
grant insert, select on payout_intent to candor_app;
grant delete, insert, select on picture to candor_app;
grant delete, insert, select on picture_piece to candor_app;
grant delete, insert, select on picture_upload to candor_app;
grant select on plan_row to candor_app;
grant delete, insert, select, update on portfolio_account to candor_app;
grant delete, insert, select on portfolio_bucket to candor_app;
grant delete, insert, select on portfolio_day to candor_app;
grant delete, insert, select, update on portfolio_flow to candor_app;
grant delete, insert, select on portfolio_late_loan to candor_app;
grant delete, insert, select on portfolio_roll to candor_app;
grant delete, insert, select on portfolio_standing to candor_app;
grant delete, insert, select, update on portfolio_vintage to candor_app;
grant delete, insert, select, update on portfolio_visit to candor_app;
grant insert, select on product to candor_app;
grant select on product_check to candor_app;
grant delete, insert, select on product_name to candor_app;
grant select on product_version to candor_app;
grant insert, select on provision to candor_app;
grant insert, select on provision_class to candor_app;
grant insert, select on provision_loan to candor_app;
grant insert, select on published_text to candor_app;
grant select, update on pulse to candor_app;
grant delete, insert, select, update on push_token to candor_app;
grant insert, select on queue_exit to candor_app;
grant delete, insert, select on queue_hold to candor_app;
grant delete, insert, select, update on rate_limit to candor_app;
grant insert, select on recovery to candor_app;
grant delete, insert, select, update on reference_person to candor_app;
grant delete, insert, select on refund_account to candor_app;
grant insert, select on reminder_plan to candor_app;
grant insert, select on restore_check to candor_app;
grant select on restore_hold to candor_app;
grant insert, select on restructure_offer to candor_app;
grant insert, select on return_note to candor_app;
grant insert, select on reveal to candor_app;
grant delete, insert, select, update on row_standing to candor_app;
grant insert, select, update on sandbox_collection to candor_app;
grant insert, select, update on sandbox_debit to candor_app;
grant insert, select, update on sandbox_mandate to candor_app;
grant delete, insert, select on sandbox_message to candor_app;
grant insert, select, update on sandbox_payout to candor_app;
grant select on schema_migration to candor_app;
grant insert, select on screening_clearance to candor_app;
grant select on sealed_column to candor_app;
grant delete, insert, select on session to candor_app;
grant delete, insert, select on shell_code to candor_app;
grant insert, select on signed_agreement to candor_app;
grant delete, insert, select on signed_document to candor_app;
grant delete, insert, select on signed_file to candor_app;
grant delete, insert, select on signed_text to candor_app;
grant insert, select on signing_consent to candor_app;
grant delete, insert, select on spent_challenge to candor_app;
grant insert, select on staff to candor_app;
grant delete, insert, select on staff_device to candor_app;
grant delete, insert, select on staff_has_role to candor_app;
grant delete, insert, select on staff_invitation to candor_app;
grant delete, insert, select on staff_passkey to candor_app;
grant delete, insert, select on staff_recovery_code to candor_app;
grant insert, select on staff_role to candor_app;
grant delete, insert, select on staff_session to candor_app;
grant delete, insert, select on staff_ticket to candor_app;
grant delete, insert, select, update on staff_tries to candor_app;
grant select on stand_in to candor_app;
grant select on state_transition to candor_app;
grant insert, select on statement_line to candor_app;
grant insert, select on store_score to candor_app;
grant insert, select on tax_invoice to candor_app;
grant insert, select on tax_invoice_mark to candor_app;
grant insert, select on tax_invoice_series to candor_app;
grant insert, select on tax_month to candor_app;
grant insert, select on utr_claim to candor_app;
grant insert, select on waiver to candor_app;
grant delete, insert, select on webhook_attempt to candor_app;
grant delete, insert, select on webhook_delivery to candor_app;
grant insert, select on webhook_endpoint to candor_app;
grant insert, select on write_off to candor_app;
