import type { ContactRule } from '@candor/services/customers/contact';

/** Why something can't be done with a loan, in a sentence; what is not here has the general one. */
const sentences: Readonly<Record<string, string>> = {
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
};

/** What was shown is not what would happen now. */
export const figuresChanged = {
  refused: 'figures_have_changed',
  detail:
    'Nothing was done: the figures have changed since they were shown. Please look at the new ones and decide again.',
} as const;

export function loanActRefused(rule: string, facts: object = {}) {
  const detail = rule === 'amount_is_not_enough' ? feeSentence(facts) : sentences[rule];
  return { refused: 'loan_act_not_possible', ...(detail !== undefined && { detail }) } as const;
}

/** The fee of an extension is paid first, as when the borrower asks for it in the app. */
function feeSentence(facts: { readonly amount?: string; readonly needed?: string }): string {
  return `The extension costs ${facts.needed}, and the borrower’s credit is ${facts.amount}. The due date moves when the borrower has paid the fee in the app.`;
}

const notNow: ReadonlySet<string> = new Set<ContactRule>([
  'outside_contact_hours',
  'person_must_not_be_contacted',
  'outside_the_houses_hours',
  'borrower_has_left',
  'borrower_has_not_written',
  'borrower_is_left_in_peace',
  'what_is_late_is_disputed',
  'borrower_asked_not_to_be_called',
  'contacted_often_enough',
]);

/** Whether it is the person that must not be contacted now, and not the loan that can't be changed. */
export function isContactRule(rule: string): boolean {
  return notNow.has(rule);
}

type ContactRefusal = { readonly refused: string; readonly facts?: object };
type ContactFacts = { from?: string; until?: string; aDay?: number; aWeek?: number; when?: string };

/** Which rule stands against a contact, and when it will be possible: "Late borrowers are contacted only between 08:00 and 20:00. Possible from Tue 17 November, 08:00." */
export function contactSentence({ refused, facts }: ContactRefusal): string {
  const { from, until, aDay, aWeek, when } = (facts ?? {}) as ContactFacts;
  const rules: Readonly<Record<string, string>> = {
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
  };
  const rule = rules[refused] ?? 'The law does not let a lender contact this person.';
  return when === undefined ? rule : `${rule} Possible from ${when}.`;
}

export function contactRefused(refusal: ContactRefusal) {
  return { refused: 'contact_not_allowed', detail: `Nothing was sent. ${contactSentence(refusal)}` } as const;
}

export function mayContactAnswer(refusal: ContactRefusal | undefined) {
  return { isAllowed: !refusal, why: refusal ? contactSentence(refusal) : null };
}
