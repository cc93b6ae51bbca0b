/**
 * Every way in which a command of a loan's life is refused, named by the rule that it would break. The list
 * is closed, and its order is that of precedence: of several broken rules the one that stands first is named,
 * whichever command asks, so the same fault always gets the same answer. First what the thing is, then
 * whether the command is known, then its day, then the money.
 */
export const lendingRefusals = [
  // The order or the loan is not in a state for it.
  'only_a_draft_is_submitted',
  'only_a_submitted_order_is_reviewed',
  'only_an_order_in_review_is_decided',
  'only_an_open_offer_is_confirmed',
  'only_an_open_offer_expires',
  'only_before_the_payout_is_an_order_withdrawn',
  'only_a_confirmed_order_is_paid_out',
  'only_a_running_payout_ends',
  'only_an_active_loan_is_settled',
  'only_an_active_loan_is_cancelled',
  'only_an_active_loan_is_written_off',
  'only_a_written_off_loan_is_recovered',
  'only_an_ended_loan_is_reopened',
  'only_a_recovered_loan_loses_its_recovery',
  'only_an_active_loan_is_changed',
  // The command repeats or contradicts one that came before.
  'payment_is_already_counted',
  'payment_is_not_counted',
  'payout_has_another_id',
  // Its day.
  'day_is_in_the_future',
  'day_is_before_the_payout',
  'product_is_not_offered',
  'offer_has_expired',
  'key_facts_have_expired',
  'cooling_off_has_ended',
  // Who asks.
  'borrower_has_an_open_order',
  'borrower_is_in_arrears',
  'certification_is_incomplete',
  // What is asked for.
  'amount_is_not_positive',
  'amount_is_not_offered',
  'amount_is_above_the_approved',
  'term_is_not_offered',
  'terms_make_no_schedule',
  'month_is_dearer_than_approved',
  'rate_would_rise',
  // Where the money goes.
  'payout_account_is_missing',
  'payout_account_is_not_the_borrowers',
  // What must be said and signed.
  'disclosure_is_not_read',
  'agreement_is_not_accepted',
  'code_is_wrong',
  'figures_have_changed',
  'payout_day_makes_it_dearer',
  // A delay.
  'delay_is_not_offered',
  'no_delay_is_left',
  'nothing_is_left_to_delay',
  'delay_is_outside_its_window',
  'delay_costs_more_than_being_late',
  // Another due day.
  'due_day_is_not_offered',
  'due_day_is_so_already',
  'due_day_was_changed_lately',
  'arrears_come_first',
  'due_day_is_too_far',
  // A charge by hand.
  'charge_is_not_disclosed',
  'charge_is_used_up',
  'charge_is_above_the_late_ceiling',
  'charge_is_above_the_cost_ceiling',
  // What the money does.
  'nothing_is_owed',
  'nothing_of_that_is_owed',
  'reason_is_missing',
  'amount_is_not_enough',
  'dearer_without_a_lower_instalment',
  'cost_ceiling_is_reached',
  'credit_is_already_used',
  'a_later_repayment_stands_on_it',
] as const;

export type LendingRefusal = (typeof lendingRefusals)[number];
