import type { RuleRow } from './decision-table.ts';

/** What both markets' default tables say alike; a market adds its own figures. */
export const commonRules = [
  { outcome: 'refuse', reason: 'too_young', when: { age: '< 18' }, says: 'Only adults borrow.' },
  {
    outcome: 'refuse',
    reason: 'late_with_us',
    when: { daysLateNow: '> 0' },
    says: 'A payment to this lender is late today.',
  },
  {
    outcome: 'refuse',
    reason: 'loan_was_given_up',
    when: { writtenOffLoans: '> 0' },
    says: 'A loan with this lender was never paid back.',
  },
  {
    outcome: 'refuse',
    reason: 'loan_with_us_runs',
    when: { activeLoans: '>= 1', settledLoans: '< 1' },
    says: 'A first loan runs: the next comes after it is paid back.',
  },
  {
    outcome: 'refuse',
    reason: 'loan_with_us_runs',
    when: { activeLoans: '>= 2' },
    says: 'Two loans run: nobody has more than two at once.',
  },
  {
    outcome: 'refuse',
    reason: 'instalment_is_too_large',
    when: { affordableAmount: '< 1' },
    says: 'No amount on offer has an instalment that the income carries.',
  },
  {
    outcome: 'refuse',
    reason: 'bureau_record_is_bad',
    when: { bureauWorstStatus: '"late-90", "written-off"' },
    says: 'A loan elsewhere was 90 days past due or written off.',
  },
  {
    outcome: 'refuse',
    reason: 'too_many_loans',
    when: { bureauOpenLoans: '>= 6' },
    says: 'Six loans or more run elsewhere.',
  },
  {
    outcome: 'refer',
    reason: 'details_are_incomplete',
    when: { missingSteps: '> 0' },
    says: 'A KYC step was withdrawn after the application was submitted.',
  },
  {
    outcome: 'refer',
    reason: 'was_late_before',
    when: { worstDaysLate: '> 30' },
    says: 'A loan with this lender was once more than 30 days past due.',
  },
  {
    outcome: 'refer',
    reason: 'check_by_hand',
    when: { identity: '"not-looked-at", "unknown"' },
    says: 'Nobody has looked yet whether the borrower is who the document says, or whoever did was not sure.',
  },
  {
    outcome: 'refer',
    reason: 'check_by_hand',
    when: { screening: '"not-asked", "possible-match", "match", "unknown"' },
    says: 'Sanctions screening did not say "clear". A person must look, and the borrower is not told why.',
  },
  {
    outcome: 'refer',
    reason: 'bureau_was_not_asked',
    when: { bureau: '"no-consent"' },
    says: 'The borrower did not let us ask the credit bureau: that is nobody’s fault, and a person decides.',
  },
  {
    outcome: 'refer',
    reason: 'bureau_did_not_answer',
    when: { bureau: '"not-asked", "unknown"' },
    says: 'The credit bureau was not or could not be asked.',
  },
  {
    outcome: 'refer',
    reason: 'bureau_shows_lateness',
    when: { bureauWorstStatus: '"late-30", "late-60"' },
    says: 'A loan elsewhere was 30 to 60 days past due.',
  },
  {
    outcome: 'refer',
    reason: 'many_enquiries',
    when: { bureauEnquiries: '> 8' },
    says: 'More than eight lenders asked about the borrower within thirty days.',
  },
  {
    outcome: 'refer',
    reason: 'account_is_shared',
    when: { sharedAccount: 'true' },
    says: 'Another borrower has given the same account for payouts.',
  },
] as const satisfies readonly RuleRow[];
