import { applicationRole } from '../database/database.ts';
import { stateMachineNames } from '../database/state-machines.ts';
import type { BookCheck } from './book-check.ts';

/** Triggers without which the books could be changed or unbalanced, by table. */
const bookGuards = {
  business_clock: ['business_clock_goes_forward', 'business_clock_stays'],
  ledger_account: ['ledger_account_append_only'],
  ledger_balance: ['ledger_balance_by_entries_only'],
  ledger_sum: ['ledger_sum_by_entries_only'],
  ledger_closing: ['ledger_closing_append_only'],
  ledger_chain: ['ledger_chain_append_only'],
  ledger_number: ['ledger_number_append_only'],
  audit_chain: ['audit_chain_append_only'],
  ledger_entry: [
    'ledger_entry_append_only',
    'ledger_entry_balanced',
    'ledger_entry_period',
    'ledger_entry_waits_for_number',
  ],
  ledger_line: ['ledger_line_append_only', 'ledger_line_keep_balances', 'ledger_line_keep_bank_entries'],
} as const;

const addedTo = [
  'product_check',
  'product_version',
  'signed_agreement',
  'signing_consent',
  'loan_row',
  'allocation_line',
  'late_charge',
  'waiver',
  'write_off',
  'payment_entry',
  'mandate_skip',
  'payout_answer',
  'statement_line',
  'payout_account_change',
  'complaint_step',
  'complaint_escalation',
  'npa_ended',
  'provision',
  'provision_class',
  'provision_loan',
  'tax_invoice',
  'imported_loan',
  'bank_statement',
  'bank_balance',
  'bank_opening',
  'channel_settlement',
  'channel_settlement_item',
] as const;
const ending = ['loan_plan', 'allocation', 'dispute', 'recovery'] as const;

/** Triggers without which what happened to a loan or to money could be changed afterwards. */
const factGuards: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(addedTo.map((table) => [table, [`${table}_append_only`]])),
  ...Object.fromEntries(ending.map((table) => [table, [`${table}_ends_once`, `${table}_stays`]])),
  audit_log: ['audit_log_append_only', 'audit_log_waits_for_link'],
  chain_root: ['chain_root_append_only'],
  bank_line: ['bank_line_marked_by_entries_only'],
  bank_entry: ['bank_entry_stays', 'bank_entry_stays_matched', 'bank_entry_marks_line'],
  product: ['product_stays'],
  loan: ['loan_stays', 'loan_begins_accrual', 'loan_notes_npa_end'],
  tax_invoice_series: ['tax_invoice_series_stays'],
  loan_accrual: ['loan_accrual_stays'],
  loan_order: [
    'loan_order_stays',
    'loan_order_stays_paid_out',
    'loan_order_notes_first_step',
    'loan_order_notes_step',
  ],
  loan_order_step: ['loan_order_step_append_only'],
  payout: ['payout_stays', 'payout_stays_left'],
  payout_intent: ['payout_intent_stays', 'payout_intent_stays_left'],
  payment: ['payment_stays', 'payment_stays_received'],
  payment_code: ['payment_code_stays'],
  mandate: ['mandate_stays'],
  mandate_debit: ['mandate_debit_stays'],
  mandate_notice: ['mandate_notice_stays'],
  mandate_try: ['mandate_try_stays'],
  channel_event: ['channel_event_stays'],
  utr_claim: ['utr_claim_stays', 'utr_claim_stays_ended'],
  channel_difference: ['channel_difference_stays'],
  hardship_request: [
    'hardship_request_stays',
    'hardship_request_stays_decided',
    'hardship_request_outcome_stays',
  ],
  complaint: ['complaint_stays'],
  complaint_message: ['complaint_message_stays', 'complaint_message_only_forgotten'],
  complaint_note: ['complaint_note_stays', 'complaint_note_only_forgotten'],
  day_end: ['day_end_once', 'day_end_stays'],
  day_end_chunk: ['day_end_chunk_once', 'day_end_chunk_stays'],
};

const stateGuards = stateMachineNames.map((table) => [table, [`${table}_state_by_table`]] as const);

const guardRows = [...Object.entries({ ...bookGuards, ...factGuards }), ...stateGuards].flatMap(
  ([table, names]) => names.map((name) => `('${table}', '${name}')`),
);

/** What the application may never do to a table. The books it changes through their own functions alone. */
const forbidden = [
  ...Object.keys(bookGuards).flatMap((table) =>
    table === 'business_clock' ? [] : rightsTo(table, ['insert', 'update', 'delete', 'truncate']),
  ),
  ...rightsTo('state_transition', ['insert', 'update', 'delete', 'truncate']),
  ...addedTo.flatMap((table) => rightsTo(table, ['update'])),
  ...Object.keys(factGuards).flatMap((table) => rightsTo(table, ['delete', 'truncate'])),
];

function rightsTo(table: string, rights: readonly string[]): string[] {
  return rights.map((right) => `('${table}', '${right}')`);
}

export const guardCheck: BookCheck = {
  rule: 'the guards stand',
  sql: `select g.name as where, 'the trigger is missing or disabled' as detail
        from (values ${guardRows.join(', ')}) as g ("table", name)
        where not exists (select 1 from pg_trigger t
                          where t.tgrelid = g."table"::regclass and t.tgname = g.name and t.tgenabled in ('O', 'A'))
        union all
        select t.name, '${applicationRole} may ' || t.may
        from (values ${forbidden.join(', ')}) as t (name, may)
        where case when t.may in ('insert', 'update') then has_any_column_privilege('${applicationRole}', t.name, t.may)
                   else has_table_privilege('${applicationRole}', t.name, t.may) end
        order by 1, 2`,
};
