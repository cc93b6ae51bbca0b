import { defineTexts, type Language } from '@candor/i18n';
import { type ClauseKey, clauseKeys } from './agreement-form.ts';
import translations from './agreement-texts.json' with { type: 'json' };

/**
 * `summary`: what a clause says, in a sentence for whoever reads another language than the contract's. It
 * explains and does not bind; its figures are in the disclosure, which is written in the reader's language.
 * `tick`: the box beside the agreement above a signature, as the confirm screen says it; the one beside the
 * disclosure is the market's own. Neither is ticked for anybody; what was ticked is kept in the reader's
 * language.
 */
export const agreementTexts = defineTexts(
  {
    'heading.parties': 'Who lends and who borrows',
    'heading.loan': 'The loan and what you receive',
    'heading.schedule': 'When you pay',
    'heading.interest': 'Interest',
    'heading.fees': 'Fees',
    'heading.late': 'If you pay late',
    'heading.delay': 'Moving an instalment',
    'heading.early': 'Paying early',
    'heading.cooling-off': 'Changing your mind',
    'heading.allocation': 'What a payment pays first',
    'heading.limits': 'What we can never charge',
    'heading.recovery': 'How we may contact you about a late payment',
    'heading.complaints': 'Complaints, and who watches over us',
    'heading.privacy': 'Your data',
    'heading.signature': 'How you sign',
    'heading.law': 'Law and language',
    'summary.parties': 'Names the lender and its licence, the borrower, the reference and the date.',
    'summary.loan':
      'How much you borrow, how much you receive, in which account of yours, and how much you pay back in all.',
    'summary.schedule':
      'The day and the amount of each instalment. If we send the money later, the days count from that day.',
    'summary.interest': 'The interest rate never changes. There is no interest on interest.',
    'summary.fees': 'Every fee is listed, also those that you pay only in some cases.',
    'summary.late':
      'A late charge applies to the late instalment only. It is not added to the principal and bears no interest.',
    'summary.delay': 'Whether an instalment can be moved, by how many days, and what it costs.',
    'summary.early': 'You can repay early on any day. You pay interest up to that day.',
    'summary.cooling-off':
      'In the first days after you receive the money, you can cancel without giving a reason.',
    'summary.allocation': 'A payment goes to the oldest instalment first, in the order listed.',
    'summary.limits': 'What the law allows at most, and what we never charge.',
    'summary.recovery': 'We speak with you alone, at set hours, never with your family, friends or employer.',
    'summary.complaints': 'Where to complain, when you get an answer, and how to reach the regulator.',
    'summary.privacy': 'How we use your data, and your rights.',
    'summary.signature':
      'You sign by ticking two boxes yourself and typing the code; it counts like a signature on paper.',
    'summary.law': 'Which law applies, where the court is, and that the English text is the one that counts.',
    'tick.agreement': 'I agree to the loan agreement and the privacy policy.',
    title: 'Loan agreement',
  },
  translations,
);

/** "12. How we may contact you …"; in another language with the contract's own words behind it. */
export function clauseHeading(key: ClauseKey, language: Language): string {
  return `${clauseNumber(key)}. ${agreementTexts(language)(`heading.${key}`)}`;
}

export function clauseNumber(key: ClauseKey): number {
  return clauseKeys.indexOf(key) + 1;
}
