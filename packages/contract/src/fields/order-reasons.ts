/** Why an order can be refused by a person, in codes that have words in every language. */
export const refusalReasons = [
  'too_young',
  'late_with_us',
  'loan_was_given_up',
  'loan_with_us_runs',
  'instalment_is_too_large',
  'bureau_record_is_bad',
  'too_many_loans',
  'income_is_too_small',
  'decided_by_a_person',
  'cannot_be_offered',
] as const;

/** What a borrower can be asked to mend. */
export const sendBackReasons = [
  'document_is_unclear',
  'name_differs',
  'address_is_unclear',
  'income_is_unclear',
  'purpose_is_unclear',
  'account_is_unclear',
] as const;
