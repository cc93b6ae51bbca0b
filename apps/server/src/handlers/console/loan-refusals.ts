import type { actOrAskAsSeen, askAsSeen } from '@candor/services/approvals';
import type { actOnLoanAsSeen } from '@candor/services/backoffice/loans';
import type { ContactRule } from '@candor/services/customers/contact';
import type { RefusalOf } from '@candor/services/kernel/commands';
import type { notePromise } from '@candor/services/servicing/collections';
import type { decideHardshipByStaff, GrantRefusal } from '@candor/services/servicing/hardship';

/** Rules against contacting a person now; the others of that kind say that the loan can't be changed. */
type ContactNow = Exclude<
  ContactRule,
  'nothing_is_owed' | 'limit_raise_was_not_requested' | 'payout_account_is_not_the_borrowers'
>;

type LoanActRule = Exclude<
  | RefusalOf<ReturnType<typeof actOnLoanAsSeen>>
  | RefusalOf<ReturnType<typeof actOrAskAsSeen>>
  | RefusalOf<ReturnType<typeof askAsSeen>>
  | RefusalOf<ReturnType<typeof notePromise>>
  | RefusalOf<ReturnType<typeof decideHardshipByStaff>>
  | GrantRefusal,
  ContactNow | 'figures_have_changed' | 'request_is_unknown'
>;

/**
 * Why something can't be done with a loan, in a sentence; null where the general one is all there is to say. A
 * rule that is not named here does not compile.
 */
const sentences: Readonly<Record<Exclude<LoanActRule, 'amount_is_not_enough'>, string | null>> = {
  only_an_active_loan_is_changed: 'Nothing was changed: the loan is not active any more.',
  only_an_active_loan_is_written_off: 'Nothing was changed: the loan is not active any more.',
  amount_is_not_positive: 'Please give an amount above zero.',
  nothing_of_that_is_owed:
    'So much of that is not owed. Principal is never waived, and interest only once it is earned.',
  nothing_is_owed: 'Nothing is owed, or the borrower’s credit covers it.',
  reason_is_missing: 'Please say why.',
  delay_is_not_offered: 'The product offers no extension. What goes beyond it is a restructure.',
  no_delay_is_left: 'The extensions of this product are used up. What goes beyond them is a restructure.',
  nothing_is_left_to_delay: 'Nothing is left that could be due later.',
  delay_is_outside_its_window:
    'The product lets the due date be extended only around that date. What goes beyond it is a restructure.',
  delay_costs_more_than_being_late: 'The extension would cost more than being late: it is not made.',
  cost_ceiling_is_reached: 'The loan would cost more than the law allows.',
  dearer_without_a_lower_instalment:
    'These terms cost more and make no instalment lower. Please choose more instalments, or no interest.',
  terms_are_beyond_policy: 'So many instalments, or so late a first one, are beyond the lender’s policy.',
  rate_would_rise: 'A restructure never raises the rate.',
  restructure_is_offered: 'New terms are offered to the borrower already: please wait for the answer.',
  hardship_is_considered: 'The borrower has asked for help: please decide on that request first.',
  approval_waits_already: 'The same waits for an approver already.',
  act_is_not_possible_now: 'This can’t be done with the loan as it stands today.',
  request_is_decided: 'Somebody has decided on this request already.',
  hardship_is_not_possible: 'The law of today allows no such instalments any more.',
  promise_is_not_possible:
    'A promise is for today at the earliest, and for so many days ahead as the market allows.',
  period_closed: 'The books of this day are closed.',
  charge_is_not_disclosed: null,
  effective_rate_is_above_the_ceiling: null,
  late_charge_bears_on_charges: null,
  late_charge_is_above_the_ceiling: null,
  limit_raise_was_not_requested: null,
  loan_is_unknown: null,
  natural_key_reused: null,
  nominal_rate_is_above_the_ceiling: null,
  only_a_recovered_loan_loses_its_recovery: null,
  only_a_written_off_loan_is_recovered: null,
  only_an_active_loan_is_cancelled: null,
  only_an_active_loan_is_settled: null,
  only_an_ended_loan_is_reopened: null,
  payout_account_is_not_the_borrowers: null,
  terms_make_no_schedule: null,
  total_cost_is_above_the_ceiling: null,
};

/** What was shown is not what would happen now. */
export const figuresChanged = {
  refused: 'figures_have_changed',
  detail:
    'Nothing was done: the figures have changed since they were shown. Please look at the new ones and decide again.',
} as const;

export function loanActRefused(rule: LoanActRule, facts: object = {}) {
  const detail = rule === 'amount_is_not_enough' ? feeSentence(facts) : sentences[rule];
  return { refused: 'loan_act_not_possible', ...(detail !== null && { detail }) } as const;
}

const isLoanActRule = (rule: string): rule is LoanActRule =>
  rule === 'amount_is_not_enough' || Object.hasOwn(sentences, rule);

/** The same by what an approvable act says stands in its way: a rule, or a check in words, which has no sentence. */
export function loanActRefusedFor(rule: string) {
  return isLoanActRule(rule) ? loanActRefused(rule) : ({ refused: 'loan_act_not_possible' } as const);
}

/** The fee of an extension is paid first, as when the borrower asks for it in the app. */
function feeSentence(facts: { readonly amount?: string; readonly needed?: string }): string {
  return `The extension costs ${facts.needed}, and the borrower’s credit is ${facts.amount}. The due date moves when the borrower has paid the fee in the app.`;
}

const notNow: Readonly<Record<ContactNow, true>> = {
  outside_contact_hours: true,
  person_must_not_be_contacted: true,
  outside_the_houses_hours: true,
  borrower_has_left: true,
  borrower_has_not_written: true,
  borrower_is_left_in_peace: true,
  what_is_late_is_disputed: true,
  borrower_asked_not_to_be_called: true,
  contacted_often_enough: true,
};

/** Whether it is the person that must not be contacted now, and not the loan that can't be changed. */
export function isContactRule(rule: string): rule is ContactNow {
  return Object.hasOwn(notNow, rule);
}

type ContactRefusal = { readonly refused: ContactRule; readonly facts?: object };
type ContactFacts = { from?: string; until?: string; aDay?: number; aWeek?: number; when?: string };

/** Which rule stands against a contact, and when it will be possible: "Late borrowers are contacted only between 08:00 and 20:00. Possible from Tue 17 November, 08:00." */
export function contactSentence({ refused, facts }: ContactRefusal): string {
  const { from, until, aDay, aWeek, when } = (facts ?? {}) as ContactFacts;
  const general = 'The law does not let a lender contact this person.';
  const rules: Readonly<Record<ContactRule, string>> = {
    outside_contact_hours: `The law lets a lender speak of a debt only between ${from} and ${until}.`,
    outside_the_houses_hours: `The agreement promises contact only between ${from} and ${until}.`,
    borrower_has_left: 'The borrower has closed their account: there is nobody to contact.',
    nothing_is_owed: 'Nothing is owed on this loan.',
    borrower_has_not_written:
      'Free text only answers a borrower who wrote, once for what they wrote. Please send one of the approved messages.',
    borrower_is_left_in_peace:
      'The borrower has asked for help or has promised a day: until then nobody chases them.',
    what_is_late_is_disputed: 'All that is late is in dispute: please decide on the complaint first.',
    borrower_asked_not_to_be_called: 'The borrower has asked not to be called: please write.',
    contacted_often_enough: `At most ${aDay} contact a day and ${aWeek} a week, reminders included.`,
    person_must_not_be_contacted: general,
    limit_raise_was_not_requested: general,
    payout_account_is_not_the_borrowers: general,
  };
  const rule = rules[refused];
  return when === undefined ? rule : `${rule} Possible from ${when}.`;
}

export function contactRefused(refusal: ContactRefusal) {
  return { refused: 'contact_not_allowed', detail: `Nothing was sent. ${contactSentence(refusal)}` } as const;
}

export function mayContactAnswer(refusal: ContactRefusal | undefined) {
  return { isAllowed: !refusal, why: refusal ? contactSentence(refusal) : null };
}
