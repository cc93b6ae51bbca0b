import { defineTexts } from '@candor/i18n';
import translations from './reason-texts.json' with { type: 'json' };

/**
 * Why an order was refused, left to a person or sent back, and under `.change` what would change it. Where a
 * name is on a sanctions list the law forbids to say so: `cannot_be_offered` has the same words for a
 * document that is not genuine.
 */
export const reasonTexts = defineTexts(
  {
    too_young: 'You are not 18 yet, and the law lets us lend only to adults.',
    'too_young.change': 'Apply again after your 18th birthday.',
    late_with_us: 'A payment of a loan with us is late.',
    'late_with_us.change': 'Pay what is late: you can apply again the same day.',
    late_with_us_before: 'An earlier loan with us was late for more than a month.',
    'late_with_us_before.change': 'Call us and ask: you may hear the grounds and have it looked at again.',
    loan_was_given_up: 'An earlier loan with us was never paid back.',
    'loan_was_given_up.change': 'Call us: we look together at how that loan can be closed.',
    loan_with_us_runs:
      'You have a loan with us that is not paid back yet: a first loan comes alone, later at most two run at once.',
    'loan_with_us_runs.change': 'Pay it back: you can apply again the same day.',
    instalment_is_too_large:
      'With what you already pay back each month, an instalment would take too much of your income.',
    'instalment_is_too_large.change':
      'A longer term, or fewer other obligations. If your income is more than you wrote, mend it.',
    bureau_record_is_bad:
      '{bureau} says that a loan elsewhere was late for three months or more, or never paid back.',
    'bureau_record_is_bad.change':
      'Ask {bureau} for your record: it is free once a year. If anything in it is wrong, dispute it with {bureau} ({site}): it must be checked and corrected.',
    bureau_late_payments: '{bureau} says that a loan elsewhere was late for a month or more.',
    'bureau_late_payments.change':
      'Ask {bureau} for your record: it is free once a year. If anything in it is wrong, dispute it with {bureau} ({site}): it must be checked and corrected.',
    bureau_thin_record: '{bureau} has too little on record about you.',
    'bureau_thin_record.change':
      'Ask {bureau} for your record: it is free once a year. If a loan that you paid back is missing, tell {bureau} ({site}).',
    bureau_many_enquiries: '{bureau} says that many lenders asked about you in the last weeks.',
    'bureau_many_enquiries.change':
      'Wait a few weeks before you apply again. If you did not apply there, ask {bureau} for your record and dispute the entries ({site}).',
    too_many_loans: '{bureau} says that you have too many loans elsewhere at the same time.',
    'too_many_loans.change':
      'Pay one or two of them back, then apply again. If some are not yours, dispute them ({site}).',
    income_is_too_small: 'Your income is below what a loan of ours needs.',
    'income_is_too_small.change':
      'If it is more than you wrote, or has grown, mend your work details and apply again.',
    decided_by_a_person: 'A person looked at your application and decided against it.',
    'decided_by_a_person.change': 'Call us and ask: you may hear the grounds and have it looked at again.',
    cannot_be_offered: 'After our checks we can’t offer you a loan.',
    'cannot_be_offered.change': 'If you think that this is a mistake, write or call us.',
    details_are_incomplete: 'Some of your details are being checked.',
    was_late_before: 'An earlier loan with us was late for more than a month, so a person looks at it.',
    check_by_hand: 'A person finishes the checks of your application.',
    bureau_was_not_asked: 'You did not let us ask the credit bureau, so a person decides.',
    bureau_did_not_answer: 'The credit bureau did not answer, so a person decides.',
    bureau_shows_lateness: 'The credit bureau says that a loan elsewhere was late, so a person looks at it.',
    bureau_knows_too_little: 'The credit bureau hardly knows you yet, so a person looks at it.',
    many_enquiries: 'Many lenders asked about you in the last weeks, so a person looks at it.',
    account_is_shared: 'Your account for the payout is also another borrower’s, so a person looks at it.',
    offer_needs_a_person: 'A person prepares your offer.',
    document_is_unclear: 'Your identity document can’t be read well.',
    'document_is_unclear.change':
      'Check its number and take the picture again: in daylight, flat, with all four corners.',
    name_differs: 'Your name differs from the one on your document.',
    'name_differs.change': 'Write it exactly as it stands there.',
    address_is_unclear: 'Your address is not complete.',
    'address_is_unclear.change': 'Add what a letter would need to reach you.',
    income_is_unclear: 'We could not understand what you earn.',
    'income_is_unclear.change': 'Check the amount: what reaches you in a month, after tax.',
    purpose_is_unclear: 'We could not understand what the loan is for, or whom we may call about you.',
    'purpose_is_unclear.change': 'Go through this step once more.',
    account_is_unclear: 'Money can’t be sent to the account that you gave.',
    'account_is_unclear.change': 'Add another account of your own.',
    id_front_requested: 'We need the front of your identity document.',
    'id_front_requested.change': 'Take a new picture of it: in daylight, flat, with all four corners.',
    id_back_requested: 'We need the back of your identity document.',
    'id_back_requested.change': 'Take a new picture of it: in daylight, flat, with all four corners.',
    selfie_requested: 'We need a new picture of your face.',
    'selfie_requested.change': 'Take it in daylight, from the front, without sunglasses or a mask.',
    income_proof_requested: 'We need a proof of your income.',
    'income_proof_requested.change':
      'Add your newest payslip, or a bank statement that shows your pay: the whole page, with your name and the date.',
    business_proof_requested: 'We need a proof of your business.',
    'business_proof_requested.change':
      'Add your permit or registration, or receipts of the last month: the whole page, with the name and the date.',
  },
  translations,
);
