import { defineTexts } from '@candor/i18n';
import translations from './reason-texts.json' with { type: 'json' };

/**
 * Why an order was refused, left to a person or sent back, and under `.change` what would change it. Where a
 * name is on a sanctions list the law forbids to say so: `cannot_be_offered` has the same words for a
 * document that is not genuine.
 */
export const reasonTexts = defineTexts(
  {
    too_young: 'You are under 18. By law we lend only to adults.',
    'too_young.change': 'Apply again after your 18th birthday.',
    late_with_us: 'A payment on a loan with us is late.',
    'late_with_us.change': 'Pay what is late. You can apply again the same day.',
    late_with_us_before: 'An earlier loan with us was more than a month late.',
    'late_with_us_before.change': 'Call us. We explain the reasons and can review the decision.',
    loan_was_given_up: 'An earlier loan with us was never paid back.',
    'loan_was_given_up.change': 'Call us. We work out together how to close that loan.',
    loan_with_us_runs:
      'You have a loan with us that is not paid back. A first loan runs alone, later you can have two.',
    'loan_with_us_runs.change': 'Pay it back. You can apply again the same day.',
    instalment_is_too_large:
      'With what you already pay back each month, the instalment would take too much of your income.',
    'instalment_is_too_large.change':
      'Choose a longer term, or reduce your other loans. If your income is higher than you entered, correct it.',
    bureau_record_is_bad:
      '{bureau} reports that a loan with another lender was three months late or more, or never paid back.',
    'bureau_record_is_bad.change':
      'Ask {bureau} for your record. It is free once a year. If something is wrong, dispute it with {bureau} ({site}). They must check and correct it.',
    bureau_late_payments: '{bureau} reports that a loan with another lender was a month late or more.',
    'bureau_late_payments.change':
      'Ask {bureau} for your record. It is free once a year. If something is wrong, dispute it with {bureau} ({site}). They must check and correct it.',
    bureau_thin_record: '{bureau} has too little on record about you.',
    'bureau_thin_record.change':
      'Ask {bureau} for your record. It is free once a year. If a loan you paid back is missing, tell {bureau} ({site}).',
    bureau_many_enquiries: '{bureau} reports that many lenders asked about you in the last weeks.',
    'bureau_many_enquiries.change':
      'Wait a few weeks before you apply again. If you did not apply there, ask {bureau} for your record and dispute the entries ({site}).',
    too_many_loans: '{bureau} reports that you have too many loans with other lenders at the same time.',
    'too_many_loans.change':
      'Pay back one or two of them, then apply again. If some are not yours, dispute them ({site}).',
    income_is_too_small: 'Your income is below what our loans need.',
    'income_is_too_small.change':
      'If it is higher than you entered, or has grown, correct your job details and apply again.',
    decided_by_a_person: 'A person reviewed your application and decided against it.',
    'decided_by_a_person.change': 'Call us. We explain the reasons and can review the decision.',
    cannot_be_offered: 'After our checks we can’t offer you a loan.',
    'cannot_be_offered.change': 'If you think this is a mistake, write or call us.',
    details_are_incomplete: 'We are checking some of your details.',
    was_late_before: 'An earlier loan with us was more than a month late, so a person reviews it.',
    check_by_hand: 'A person is finishing the checks on your application.',
    bureau_was_not_asked: 'You did not allow a credit check, so a person decides.',
    bureau_did_not_answer: 'The credit bureau did not answer, so a person decides.',
    bureau_shows_lateness:
      'The credit bureau reports a late loan with another lender, so a person reviews it.',
    bureau_knows_too_little: 'The credit bureau has little on record about you, so a person reviews it.',
    many_enquiries: 'Many lenders asked about you in the last weeks, so a person reviews it.',
    account_is_shared: 'Another borrower uses the same payout account, so a person reviews it.',
    offer_needs_a_person: 'A person is preparing your offer.',
    document_is_unclear: 'We can’t read your ID well.',
    'document_is_unclear.change':
      'Check the number and retake the photo: in daylight, flat, all four corners in view.',
    name_differs: 'Your name differs from the one on your ID.',
    'name_differs.change': 'Type it exactly as printed on your ID.',
    address_is_unclear: 'Your address is not complete.',
    'address_is_unclear.change': 'Add what a letter needs to reach you.',
    income_is_unclear: 'We could not confirm your income.',
    'income_is_unclear.change': 'Check the amount: your take-home pay per month, after tax.',
    purpose_is_unclear: 'We could not understand what the loan is for, or your references.',
    'purpose_is_unclear.change': 'Please go through this step again.',
    account_is_unclear: 'We can’t send money to the account you entered.',
    'account_is_unclear.change': 'Add another account in your name.',
    id_front_requested: 'We need the front of your ID.',
    'id_front_requested.change': 'Take a new photo in daylight: flat, all four corners in view.',
    id_back_requested: 'We need the back of your ID.',
    'id_back_requested.change': 'Take a new photo in daylight: flat, all four corners in view.',
    selfie_requested: 'We need a new selfie.',
    'selfie_requested.change': 'Take it in daylight, facing the camera, without sunglasses or a mask.',
    income_proof_requested: 'We need proof of your income.',
    'income_proof_requested.change':
      'Add your latest payslip, or a bank statement that shows your pay: the whole page, with your name and the date.',
    business_proof_requested: 'We need proof of your business.',
    'business_proof_requested.change':
      'Add your permit or registration, or last month’s receipts: the whole page, with the name and the date.',
  },
  translations,
);
