import { explainImpossible, type ExplainedRule, ruleSentence } from '@candor/services/approvals';
import type { ContactRule } from '@candor/services/customers/contact';

/** Rules against contacting a person now; the others of that kind say that the loan can't be changed. */
type ContactNow = Exclude<
  ContactRule,
  'nothing_is_owed' | 'limit_raise_was_not_requested' | 'payout_account_is_not_the_borrowers'
>;

/** What was shown is not what would happen now. */
export const figuresChanged = {
  refused: 'figures_have_changed',
  detail:
    'Nothing was done: the figures have changed since they were shown. Please look at the new ones and decide again.',
} as const;

export function loanActRefused(rule: ExplainedRule, facts: object = {}) {
  const detail = rule === 'amount_is_not_enough' ? feeSentence(facts) : ruleSentence(rule);
  return { refused: 'loan_act_not_possible', detail } as const;
}

/** The same by what is kept with an act that was not possible: a rule, or a broken check in words. */
export function loanActRefusedFor(rule: string) {
  return { refused: 'loan_act_not_possible', detail: explainImpossible(rule) } as const;
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
  complaint_is_open: true,
  borrower_asked_not_to_be_called: true,
  number_is_wrong: true,
  contacted_often_enough: true,
};

/** Whether it is the person that must not be contacted now, and not the loan that can't be changed. */
export function isContactRule(rule: string): rule is ContactNow {
  return Object.hasOwn(notNow, rule);
}

type ContactRefusal = { readonly refused: ContactRule; readonly facts?: object };
type ContactFacts = {
  from?: string;
  until?: string;
  promisedFrom?: string;
  promisedUntil?: string;
  aDay?: number;
  aWeek?: number;
  when?: string;
};

/**
 * Which rule stands against a contact, and when it will be possible: "Late borrowers are contacted only
 * between 08:00 and 20:00. Possible from Tue 17 November, 08:00."
 */
export function contactSentence({ refused, facts }: ContactRefusal): string {
  const { from, until, promisedFrom, promisedUntil, aDay, aWeek, when } = (facts ?? {}) as ContactFacts;
  const isStricter = promisedFrom !== undefined && (promisedFrom !== from || promisedUntil !== until);
  const general = 'The law does not let a lender contact this person.';
  const rules: Readonly<Record<ContactRule, string>> = {
    outside_contact_hours: `The law lets a lender speak of a debt only between ${from} and ${until}${isStricter ? `, and the agreement promises contact only between ${promisedFrom} and ${promisedUntil}` : ''}.`,
    outside_the_houses_hours: `The agreement promises contact only between ${from} and ${until}.`,
    borrower_has_left: 'The borrower has closed their account: there is nobody to contact.',
    nothing_is_owed: 'Nothing is owed on this loan.',
    borrower_has_not_written:
      'Free text only answers a borrower who wrote, once for what they wrote. Please send one of the approved messages.',
    borrower_is_left_in_peace:
      'The borrower has asked for help or has promised a day: until then nobody chases them.',
    what_is_late_is_disputed: 'All that is late is in dispute: please decide on the complaint first.',
    complaint_is_open: 'A complaint of theirs is open: please answer it first.',
    borrower_asked_not_to_be_called: 'The borrower has asked not to be called: please write.',
    number_is_wrong:
      'Somebody else answered at this number. Contact is off until the borrower logs in with it again, or calls us and is verified.',
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
