import type { ActRule } from './approvable-acts.ts';

/**
 * Why something can't be done, for the member of staff who wanted it: the fact, then what to do where there
 * is something to do. One map for every rule that an act can be refused by: a new rule does not compile until
 * it has its sentence.
 */
const sentences = {
  a_later_repayment_stands_on_it: 'A later repayment was allocated after it: reverse that one first.',
  access_is_so_already: 'The console’s networks are so already.',
  act_is_not_possible_now: 'This can’t be done with the loan as it stands today.',
  amount_is_above_the_asked: 'More than the borrower asked for can’t be approved.',
  amount_is_not_enough: 'The amount does not cover the fee.',
  amount_is_not_offered: 'The product does not offer this amount.',
  amount_is_not_positive: 'Please give an amount above zero.',
  application_was_sent_again: 'The application was sent again meanwhile: look at the new one.',
  approval_is_open:
    'A request about this waits for an approver: withdraw it first, or let the approver decide. Nothing was changed.',
  approval_is_your_own: 'Nobody approves what they have prepared.',
  approval_waits_already: 'The same is asked for already, and waits for an approver.',
  arrears_come_first:
    'An instalment is past due: its day can’t be moved. Please take the payment first, or restructure.',
  asker_has_left: 'The maker is no longer active: it has to be requested again.',
  bank_account_is_open: 'The bank account has its opening balance already.',
  bank_day_is_not_over: 'The day is not over yet: it can be signed off tomorrow.',
  bank_day_is_not_reconciled:
    'The day is not reconciled: match every line, and explain the difference first. Nothing was signed off.',
  bank_day_is_signed_off: 'The day is signed off: it is read only.',
  bank_import_has_no_such_line: 'The file has no such line. Correct one of its own lines.',
  bank_import_is_under_way: 'The import is under way already: open it to see how far it is.',
  bank_import_is_unknown: 'There is no such import, or it is over.',
  bank_line_is_booked: 'This line is booked already: read the day once more.',
  bank_line_is_in_the_opening_balance: 'This line is from before the opening balance, and is in it.',
  bank_line_is_not_matched: 'This line is not matched: read the day once more.',
  bank_line_was_booked:
    'This line was booked, not only matched: its entry is reversed under what it booked. Nothing was unmatched.',
  bank_line_is_unknown: 'This line is not on any statement of this market.',
  bank_movement_is_not_described: 'Say which channel or which third party it is about.',
  bank_movement_was_booked: 'A movement under this reference is booked already.',
  batch_is_unknown: 'There is no such payment file.',
  bureau_file_is_not_ready: 'The bureau file is still being written.',
  bureau_file_is_unknown: 'There is no such bureau file.',
  complaint_is_open: 'A complaint of the borrower’s is open: answer it first.',
  export_does_not_wait: 'This copy was decided on already.',
  export_is_unknown: 'There is no such copy of a list.',
  channel_is_unknown: 'There is no such channel.',
  charge_is_above_the_cost_ceiling:
    'The loan would cost more in all than the law allows: the charge is not made. Nothing was posted.',
  charge_is_above_the_late_ceiling:
    'Late and other penal charges of this instalment would be above what the law allows for the days past due. Nothing was posted.',
  charge_is_not_disclosed:
    'The borrower’s agreement does not list this charge, so it can’t be made on this loan. Nothing was posted.',
  charge_is_used_up: 'This charge was made as often as the agreement allows. Nothing was posted.',
  claim_is_for_another_loan: 'The borrower has claimed it for another loan.',
  complaint_disputes_no_charge: 'The complaint disputes no charge.',
  complaint_is_unknown: 'There is no such complaint.',
  cost_ceiling_is_reached: 'The loan would cost more than the law allows.',
  credit_has_changed: 'The borrower’s credit has changed since it was shown.',
  credit_is_already_used: 'The credit is used already.',
  day_is_before_the_payout: 'It came before this loan was paid out.',
  day_is_in_the_future: 'Its day has not come yet.',
  day_is_in_the_past: 'The day is in the past.',
  dearer_without_a_lower_instalment:
    'These terms cost more and make no instalment lower. Choose more instalments, or no interest.',
  decision_table_is_unfit:
    'The decision table rests on a fact that it must not use, or leaves a case undecided.',
  decision_table_was_changed: 'Somebody saved another version meanwhile: start from that one.',
  delay_costs_more_than_being_late: 'The extension would cost more than being late: it is not made.',
  delay_is_not_offered: 'The product offers no extension. What goes beyond it is a restructure.',
  delay_is_outside_its_window:
    'The product lets the due date be extended only around that date. What goes beyond it is a restructure.',
  difference_is_settled_otherwise: 'A reconciliation break of this kind is resolved in another way.',
  due_date_is_beyond_the_calendar: 'A due date is beyond the calendar of bank holidays.',
  due_day_is_not_offered:
    'Only a loan that is paid by the month has a due day to change, between the 1st and the 28th.',
  due_day_is_so_already: 'It is due on that day already.',
  due_day_is_too_far:
    'An instalment would wait longer than the policy lets it. What goes beyond it is a restructure.',
  due_day_was_changed_lately:
    'The due day was changed lately: the policy lets it change again only months later. What goes beyond it is a restructure.',
  effective_rate_is_above_the_ceiling: 'The effective rate would be above the legal ceiling.',
  email_channel_missing: 'No e-mail channel is set up, so an invitation can’t be sent.',
  entries_do_not_add_up: 'The chosen entries do not come to the amount of the line.',
  entry_is_on_another_line: 'One of the entries stands on another line already.',
  fee_is_negative: 'A fee can’t be negative.',
  fees_leave_nothing_to_pay_out: 'The fees would leave nothing to disburse.',
  figures_have_changed: 'The figures are no longer those that were shown: please review the new ones.',
  file_is_not_released: 'Nobody has released this file yet: it can be saved when an approver has.',
  file_is_not_the_one_that_was_prepared: 'The file is no longer the one that was prepared.',
  first_due_date_is_not_after_the_payout: 'The first due date is not after the disbursement.',
  gl_account_is_not_mapped:
    'An account has no code in the general ledger yet. Map it first; nothing was handed over.',
  gl_account_is_unknown: 'There is no such account in the books.',
  gl_mapping_changes_nothing: 'The mapping is the same as it is now.',
  gl_nothing_to_hand_over: 'Every entry up to that day was handed over already.',
  gl_period_was_handed_over: 'A later period was handed over already: late entries come with the next one.',
  hardship_is_considered: 'The borrower has asked for help: please decide on that request first.',
  hardship_is_not_possible: 'The law of today allows no such instalments any more.',
  import_has_begun: 'This import has begun already.',
  instalments_out_of_range: 'So many instalments are not possible.',
  interest_rate_is_negative: 'An interest rate can’t be negative.',
  interest_went_out: 'Interest comes in; this went out.',
  key_has_ended: 'The API key has ended.',
  key_is_open: 'The API key is open already.',
  key_is_unknown: 'There is no such API key.',
  late_charge_bears_on_charges: 'A late charge is never computed on other charges.',
  late_charge_is_above_the_ceiling: 'The late charge would be above the legal ceiling.',
  later_provision_is_posted: 'A later month’s provision is posted already: this one’s is in it.',
  licence_is_malformed: 'A licence number does not have the form that its register gives it.',
  licence_is_so_already: 'The licence details are so already.',
  limit_is_so_already: 'The limit has this value already.',
  limit_raise_was_not_requested: 'The borrower has not asked for a higher limit.',
  loan_has_nothing_to_settle: 'There is nothing to settle on this loan.',
  loan_is_not_fully_paid: 'Something is owed on this loan: full payment can’t be certified yet.',
  loan_is_not_named: 'Say which loan it is for.',
  loan_is_unknown: 'There is no such loan.',
  market_has_no_clock: 'The market has no business date yet: its first day has to be opened.',
  market_not_offered: 'This market is not offered.',
  match_needs_a_reason:
    'The line does not name this entry: say in a few words why they belong together. Nothing was matched.',
  money_is_on_a_statement:
    'A statement or a channel shows this money: it is here. Take it off the loan instead, or wait for the bank’s own reversal.',
  money_is_on_no_statement: 'No statement shows this money: it takes proof and an approver to credit it.',
  money_out_takes_two:
    'Money that left the bank is booked by two people: send it for approval. Nothing was booked.',
  month_is_not_over: 'The month is not over yet.',
  natural_key_reused: 'This was booked already under the same key.',
  network_locks_you_out:
    'You would lock yourself out: the list does not contain the address that you are at. Nothing was changed.',
  no_delay_is_left: 'The extensions of this product are used up. What goes beyond them is a restructure.',
  no_rate_balances_the_flows: 'No rate fits these payments: the terms can’t be priced.',
  nominal_rate_is_above_the_ceiling: 'The interest rate would be above the legal ceiling.',
  nobody_left_to_approve:
    'Nobody could approve some acts any more: give somebody else a role that approves them first.',
  not_found: 'It is not there any more.',
  nothing_is_held: 'There is no such hold.',
  nothing_is_left_to_delay: 'Nothing is left that could be due later.',
  nothing_is_owed: 'Nothing is owed, or the borrower’s credit covers it.',
  nothing_is_received: 'The borrower would receive nothing.',
  nothing_is_repaid: 'Nothing would be repaid.',
  nothing_of_that_is_owed:
    'So much of that is not owed. Principal is never waived, and interest only once it is earned.',
  number_is_claimed:
    'The borrower has sent proof under this number: credit it in Payments, under Unapplied cash.',
  only_a_claim_is_matched: 'This claim has ended, or another number was given meanwhile.',
  only_a_claim_is_refused: 'This claim has ended already.',
  only_a_confirmed_order_is_paid_out: 'Only a signed application is disbursed.',
  only_a_draft_is_submitted: 'Only a draft is submitted.',
  only_a_failed_payout_is_sent_again: 'Only what is known to have failed is sent again.',
  only_a_new_payment_gets_a_code: 'This payment has its payment instruction already.',
  only_a_prepared_file_is_released: 'This file was released already, or has gone back to its maker.',
  only_a_recovered_loan_loses_its_recovery: 'Nothing was recovered on this loan.',
  only_a_refund_gets_another_account: 'Where a loan is paid out to, the borrower says.',
  only_a_running_payout_ends: 'It has ended already.',
  only_a_sent_attempt_has_an_outcome: 'It was not sent, or it has ended already.',
  only_a_submitted_order_is_reviewed: 'Only a submitted application is reviewed.',
  only_a_waiting_complaint_is_answered: 'This complaint does not wait for an answer.',
  only_a_waiting_payment_expires: 'Only a payment that is still waited for expires.',
  only_a_waiting_payment_fails: 'Only a payment that is still waited for fails.',
  only_a_written_off_loan_is_recovered: 'The loan is not written off.',
  only_allocated_money_is_taken_back: 'This payment is allocated to no loan.',
  only_an_active_loan_is_cancelled: 'The loan is not active any more.',
  only_an_active_loan_is_changed: 'Nothing was changed: the loan is not active any more.',
  only_an_active_loan_is_settled: 'The loan is not active any more.',
  only_an_active_loan_is_written_off: 'Nothing was changed: the loan is not active any more.',
  only_an_answered_complaint_is_closed: 'Only an answered complaint is closed.',
  only_an_answered_complaint_is_reopened: 'Only an answered complaint is reopened.',
  only_an_ended_loan_is_reopened: 'The loan has not ended.',
  only_an_open_offer_expires: 'The offer is not open any more.',
  only_an_open_offer_is_confirmed: 'The offer is not open any more.',
  only_an_order_in_review_is_decided: 'The application is not in review any more.',
  only_an_unpaid_payment_is_claimed: 'This payment was received already.',
  only_an_unpaid_payment_is_received: 'This payment was received already.',
  only_an_unsent_payout_is_held: 'It was sent already: only the bank or the vendor could stop it.',
  only_before_the_payout_is_an_order_withdrawn: 'The application was disbursed already.',
  only_received_money_is_allocated: 'This money is not here any more, or is on a loan already.',
  only_received_money_is_reversed: 'Only a payment that was received is reversed.',
  only_unallocated_money_is_divided: 'This payment is allocated to a loan: reverse it first.',
  only_unallocated_money_is_refunded: 'This payment is allocated to a loan: reverse it first.',
  order_is_not_in_review: 'The application is not in review any more.',
  order_is_unknown: 'There is no such application.',
  outgoing_is_held:
    'The database was restored: two people first confirm the bank’s own list of payments, under Payouts. Nothing was sent.',
  outside_contact_hours: 'The law allows contact only during certain hours.',
  parts_do_not_add_up: 'The parts do not add up to the whole.',
  payment_is_already_counted: 'Money of this number is counted already.',
  payment_is_not_counted: 'This payment is not counted on a loan.',
  payment_is_of_another_market: 'The loan is of another market.',
  payment_is_unknown: 'There is no such payment.',
  payout_account_is_missing: 'There is no account to disburse to.',
  payout_account_is_not_the_borrowers: 'The account is not in the borrower’s name.',
  payout_day_makes_it_dearer: 'Disbursed today, the loan would cost more than the borrower signed for.',
  payout_has_another_id: 'The disbursement is another one than was shown.',
  payout_is_held_already: 'This disbursement is on hold already.',
  payout_is_not_held: 'This disbursement is not on hold.',
  payout_is_unknown: 'There is no such disbursement.',
  period_already_closed: 'The period is closed already.',
  period_closed: 'Its period is closed.',
  period_not_over: 'The period is not over yet.',
  person_must_not_be_contacted: 'The law does not let a lender contact this person.',
  plan_starts_too_early:
    'A reminder plan starts tomorrow at the earliest: today’s reminders are planned already.',
  policy_declines: 'Policy declines this application, and no override lifts that.',
  product_breaks_the_law: 'The terms are beyond what the law allows.',
  product_has_no_name: 'The product has no English name.',
  product_is_as_it_was: 'Nothing in the product would change.',
  product_is_of_another_market: 'The product is of another market.',
  product_is_unknown: 'There is no such product.',
  product_starts_before_another: 'A later version of the product starts before this day.',
  product_starts_in_the_past: 'A product version starts today at the earliest.',
  product_terms_are_unfit: 'The terms of the product are incomplete or contradict each other.',
  promise_is_not_possible:
    'A promise is for today at the earliest, and for so many days ahead as the market allows.',
  provision_has_changed: 'The figures are no longer those that were shown: please review the new ones.',
  provision_is_posted_already: 'The provision of this month is posted already.',
  provision_waits:
    'A provision of this month waits for approval: decide it first. Once closed, it could not be posted.',
  rate_is_beyond_all_measure: 'The effective rate is too high to be computed.',
  rate_would_rise: 'A restructure never raises the rate.',
  quote_day_is_too_far: 'What settles a loan is quoted from today to 30 days ahead.',
  reason_is_missing: 'Enter a reason.',
  reason_is_unknown: 'There is no such reason.',
  reference_has_another_amount: 'Money of this number is counted already, with another amount.',
  reference_was_taken_back: 'A payment with this reference was posted and then reversed.',
  refund_account_is_malformed:
    'This is no account of that bank or wallet: check the bank and the number. Nothing was sent.',
  refund_account_lacks_proof: 'Attach the document that shows whose account it is, and say what it is.',
  refund_has_no_account: 'It has no account to go to: give one, with proof of whose it is.',
  refund_is_of_something_else: 'A refund under this number is for something else.',
  reminder_plan_is_unlawful: 'The plan goes beyond what the law or the agreement allows.',
  reminder_plan_was_changed: 'The reminder plan has been changed meanwhile.',
  template_is_unfit: 'The text breaks a rule for messages to borrowers.',
  template_was_changed: 'Somebody saved another version of the text meanwhile: start from that one.',
  remittance_fits_no_payments:
    'No run of collected payments fits this amount and what the channel kept: say through which day it was collected, by the channel’s report.',
  remittance_is_more_than_was_collected:
    'More came than the chosen payments were collected for: choose more of them, or split the line with the channel’s report.',
  remittance_went_out: 'A remittance comes in; this went out.',
  request_is_decided: 'Somebody has decided on this request already.',
  request_is_unknown: 'There is no such request.',
  restructure_is_offered: 'New terms are offered to the borrower already: please wait for the answer.',
  result_changes_nothing: 'The file says nothing new: every line is known already or has an error.',
  role_is_both_sides: 'One role can’t both ask for it and approve it.',
  role_is_no_second_person: 'This role does not approve, so it has no limit.',
  role_is_unknown: 'There is no such role.',
  rounding_step_is_not_positive: 'The rounding step must be above zero.',
  screening_has_no_hit: 'The screening has no hit to clear.',
  screening_hit_is_open: 'Compliance decides on the sanctions hit first.',
  staff_cannot_change_so: 'This can’t be done with the person’s account as it is.',
  staff_is_known: 'Somebody with this e-mail address is known already.',
  staff_is_yourself: 'Nobody changes their own access.',
  statement_balances_differ: 'The balances of the file do not follow from its lines. Nothing was imported.',
  statement_may_repeat_lines:
    'Some lines without a bank reference look like lines that were imported before: enter the opening balance, or say whether they are the same. Nothing was imported.',
  statement_has_faults: 'Some lines have errors: correct them or leave them out first. Nothing was imported.',
  statement_has_no_lines: 'The file has no lines. Nothing was imported.',
  statement_opens_with_another_balance:
    'It opens with another balance than the last statement closed with: one between them is missing, or it is of another account. Nothing was imported; send it with confirm to import it all the same.',
  statement_was_imported: 'This very file was imported before. Nothing was imported again.',
  step_out_of_range: 'There is no such step.',
  tax_year_is_not_the_loans: 'The loan was not running in this tax year.',
  term_is_not_offered: 'The product does not offer this term.',
  terms_are_beyond_policy: 'So many instalments, or so late a first one, are beyond the lender’s policy.',
  terms_make_no_schedule: 'These terms make no schedule.',
  third_party_came_in: 'A third party is paid; this came in.',
  third_party_is_owed_less: 'This party is owed less than that.',
  total_cost_is_above_the_ceiling: 'The total cost would be above the legal ceiling.',
  transfer_has_no_number: 'Without a number of its own it can’t be counted as a transfer.',
  trial_balance_does_not_tie: 'The trial balance does not tie: find the difference first.',
  webhook_has_ended: 'The webhook has ended.',
} as const;

export type ExplainedRule = keyof typeof sentences;

export const isExplainedRule = (rule: string): rule is ExplainedRule => Object.hasOwn(sentences, rule);

/** Every rule of every act that takes two people is among them. */
export function ruleSentence(rule: ExplainedRule | ActRule): string {
  return sentences[rule];
}

/**
 * What is kept with a refused act: a rule, or a broken check, which is a sentence already. A rule that an
 * earlier release knew has no sentence any more and is named.
 */
export function explainImpossible(rule: string): string {
  if (isExplainedRule(rule)) return sentences[rule];
  return rule.includes(' ')
    ? `${rule.replace(/\.$/u, '')}.`
    : `A rule forbids it: ${rule.replaceAll('_', ' ')}.`;
}
