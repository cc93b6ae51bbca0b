/**
 * Tables that lead to no market and no borrower, and where they would be if the rest were divided. A new
 * table is here, or leads to a market by a column or a foreign key: nothing else is taken.
 */
export const withoutKey: Readonly<Record<string, { readonly place: Place; readonly why: string }>> = {
  alarm: { place: 'each', why: 'of the processes of one partition' },
  audit_chain: { place: 'each', why: 'one chain a partition; a proof is then one for each' },
  audit_log: {
    place: 'each',
    why: 'an act is where its subject is; acts of staff about staff where those are',
  },
  audit_unsealed: { place: 'each', why: 'waits for the chain of its partition' },
  audit_word: { place: 'each', why: 'with its line of the audit log' },
  chain_check: { place: 'each', why: 'of one chain' },
  clock_reading: { place: 'each', why: 'compared with this database’s clock' },
  console_access: { place: 'staff', why: 'the console is one' },
  database_identity: { place: 'each', why: 'says which database this is' },
  deployment: { place: 'each', why: 'says which mode this database is of' },
  idempotency_key: { place: 'each', why: 'kept with what the request changed, in one transaction with it' },
  ledger_account: { place: 'copy', why: 'the chart of accounts' },
  ledger_line: {
    place: 'each',
    why: 'with its entry, by entry_id without a foreign key: posted a million at a time',
  },
  ledger_unsealed: { place: 'each', why: 'waits for the chain of its partition' },
  loose_file: { place: 'each', why: 'with the file that its partition writes or erases' },
  message_count: {
    place: 'split',
    why: 'the day’s ceiling is one for the lender: each partition gets its share',
  },
  outbox: { place: 'each', why: 'written in the transaction of its command' },
  pulse: { place: 'each', why: 'says that this database takes writes' },
  queue_hold: { place: 'each', why: 'with the item that it holds' },
  rate_limit: {
    place: 'split',
    why: 'limits by number stay whole; limits by address and of the lender get a share each',
  },
  resealed_files: { place: 'each', why: 'how far this partition’s files are' },
  restore_hold: { place: 'each', why: 'a partition is restored by itself' },
  sandbox_collection: { place: 'each', why: 'of the sandbox' },
  sandbox_debit: { place: 'each', why: 'of the sandbox' },
  sandbox_mandate: { place: 'each', why: 'of the sandbox' },
  sandbox_payout: { place: 'each', why: 'of the sandbox' },
  schema_migration: { place: 'each', why: 'each database has its own version' },
  sealed_column: { place: 'copy', why: 'follows from the migrations' },
  spent_challenge: { place: 'each', why: 'where its login is' },
  staff: { place: 'copy', why: 'named by what they did, in every partition; changed in one' },
  staff_device: { place: 'staff', why: 'of a login' },
  staff_has_role: { place: 'copy', why: 'asked at every act' },
  staff_invitation: { place: 'staff', why: 'of a login' },
  staff_passkey: { place: 'staff', why: 'of a login' },
  staff_recovery_code: { place: 'staff', why: 'of a login' },
  staff_role: { place: 'copy', why: 'asked at every act' },
  staff_session: { place: 'staff', why: 'recognised before a partition is chosen' },
  staff_ticket: { place: 'staff', why: 'of a login' },
  staff_tries: { place: 'staff', why: 'of a login' },
  stand_in: { place: 'each', why: 'of the sandbox' },
  state_transition: { place: 'copy', why: 'follows from the migrations' },
};

type Place = 'each' | 'copy' | 'staff' | 'split';

export const places: Readonly<Record<Place, string>> = {
  each: 'each partition has its own',
  copy: 'the same in each partition, changed in one place',
  staff: 'once, where staff log in',
  split: 'one figure for the lender, divided',
};

/** Unique keys that two partitions could both give out, and what makes that harmless or what it asks for. */
export const crossing: Readonly<Record<string, string>> = {
  analytics_event_pkey: 'numbered by sequence, with its month: ranges of their own for each partition',
  approval_request_once: 'the subject is a row of one partition',
  attachment_n_key: 'an order within one subject: each partition counts for itself',
  attachment_store_key_key: 'a random name',
  borrower_passkey_credential_id_key:
    'made by a phone at random; a login by passkey asks each partition of its market',
  channel_event_once: 'a callback has to find its payment’s partition first: by reference',
  client_error_pkey: 'numbered by sequence, with its month: ranges of their own for each partition',
  complaint_reference_key: 'a random reference; staff who type it ask each partition',
  contact_note_n_key: 'an order within one borrower',
  customer_note_n_key: 'an order within one borrower',
  issued_document_number_key: 'numbers without a gap belong to a market: its partitions need one series each',
  ledger_entry_natural_key_key: 'begins with the loan or payment that it is about',
  ledger_number_entry_id_key: 'entries are numbered by sequence: ranges of their own for each partition',
  loan_note_n_key: 'an order within one loan',
  mandate_notice_pkey: 'a random id, that of the payment asked for by it',
  picture_store_key_key: 'a random name',
  picture_upload_picture_id_key: 'a random id',
  push_token_pkey: 'a phone that changes hands may be in two partitions: asked of each when it is noted',
  reveal_n_key: 'an order within one borrower',
  session_token_hash_key: 'random; the partition has to stand in the cookie',
  shell_code_pkey: 'random, and of one session',
  signed_file_store_key_key: 'the hash of a file that names its application',
};

/** Calls of staff and channels whose request names no market and nothing that is in one. */
export const crossingCalls: readonly { readonly calls: RegExp; readonly why: string }[] = [
  {
    calls:
      /^console\.(?:login|second-factor|logout|me|set-password|password-change|sessions|confirm.*|passkey.*)$/u,
    why: 'the login of staff: once, where staff log in',
  },
  {
    calls: /^console\.(?:people|person-save|roles|networks)$/u,
    why: 'who may do what: changed in one place',
  },
  {
    calls: /^console\.(?:audit-trail|outbox-tasks|system-status|retention)$/u,
    why: 'asks each partition and merges',
  },
  { calls: /^console\.data-export$/u, why: 'by a loan’s number or a phone: asks each partition' },
  {
    calls: /^console\.application-picture-file$/u,
    why: 'the link is sealed: the partition has to stand in it',
  },
  { calls: /^console\.money-refund$/u, why: 'by a payment’s or loan’s id: goes to its partition' },
  { calls: /^channel\./u, why: 'by the channel’s reference, which has to lead to a partition' },
  {
    calls: /^message\.report/u,
    why: 'by the attempt’s id, which its gateway was told: it has to lead to a partition',
  },
];
