const words: Readonly<Record<string, string>> = {
  only_received_money_is_allocated: 'This money is not here any more, or is on a loan already.',
  only_unallocated_money_is_refunded: 'This money is on a loan: take it off first.',
  only_unallocated_money_is_divided: 'This money is on a loan: take it off first.',
  only_allocated_money_is_taken_back: 'This money is on no loan.',
  only_a_claim_is_matched: 'This claim has ended, or another number was given meanwhile.',
  only_a_claim_is_refused: 'This claim has ended already.',
  claim_is_for_another_loan: 'The borrower has claimed it for another loan.',
  loan_is_not_named: 'Say which loan it is for.',
  payment_is_already_counted: 'Money of this number is counted already.',
  payment_is_of_another_market: 'The loan is of another market.',
  day_is_before_the_payout: 'It came before this loan was paid out.',
  a_later_repayment_stands_on_it: 'A later repayment stands on it: take that one off first.',
  parts_do_not_add_up: 'The parts do not add up to the whole.',
  difference_is_settled_otherwise: 'A difference of this kind is settled in another way.',
  period_closed: 'Its period is closed.',
  period_not_over: 'The period is not over yet.',
  month_is_not_over: 'The month is not over yet.',
  provision_is_posted_already: 'The provision of this month is posted already.',
  later_provision_is_posted: 'A later month’s provision is posted already: this one’s is in it.',
  provision_has_changed: 'The figures are no longer those that were shown: look at them once more.',
  period_already_closed: 'The period is closed already.',
  only_an_unsent_payout_is_held: 'It was sent already: only the bank or the vendor could stop it.',
  payout_is_held_already: 'Somebody holds it already.',
  payout_is_not_held: 'Nobody holds it.',
  only_a_failed_payout_is_sent_again: 'Only what is known to have failed is sent again.',
  only_a_sent_attempt_has_an_outcome: 'It was not sent, or it has ended already.',
  only_a_running_payout_ends: 'It has ended already.',
  approval_waits_already: 'The same is asked for already, and waits for a second person.',
  reason_is_missing: 'Say why.',
};

/** Why something can't be done with money, for whoever wanted it; a rule without words of its own is named. */
export function moneyRuleWords(rule: string): string {
  return words[rule] ?? `A rule forbids it: ${rule.replaceAll('_', ' ')}.`;
}
