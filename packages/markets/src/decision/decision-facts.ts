/**
 * Every fact that a decision may rest on, and no other. What the law forbids or a court would call a proxy
 * for it is not here and can't be written into a table: sex, religion, caste, origin, marital status, where
 * somebody lives, whom they know, what is on their phone.
 *
 * Worked example: an income of 30,000.00 a month, obligations of 1,500.00, an instalment of 2,910.19: the two
 * take 4,410.19 of it, which is 147.01 in a thousand, rounded up to a burden of 148. With a loan of ours that
 * runs at 2,000.00 a month they take 6,410.19, a burden of 214.
 */
export const decisionFacts = {
  age: { kind: 'number', says: 'Whole years on the business date.' },
  missingSteps: { kind: 'number', says: 'KYC steps that are not complete.' },
  incomePerMonth: { kind: 'money', says: 'What the borrower earns in a month, as certified.' },
  obligationsPerMonth: {
    kind: 'money',
    says: 'What the borrower already pays back in a month, as certified.',
  },
  ownInstalmentsPerMonth: {
    kind: 'money',
    says: 'What running loans of this lender ask for in their dearest months, beside what is certified: rather counted twice than not at all.',
  },
  ownPrincipal: { kind: 'money', says: 'What is left of the principal of running loans of this lender.' },
  instalmentPerMonth: { kind: 'money', says: 'What the loan asks for in its dearest month.' },
  burdenPerMille: {
    kind: 'number',
    says: 'Instalment, obligations and instalments of this lender’s running loans in a thousand parts of the income, rounded up.',
  },
  askedAmount: { kind: 'money', says: 'The amount asked for.' },
  affordableAmount: {
    kind: 'money',
    says: 'The largest amount on offer, not above the asked one, whose instalment the limits allow, and whose amount they allow beside what is owed already; 0 if there is none.',
  },
  settledLoans: { kind: 'number', says: 'Loans with this lender that were paid back.' },
  activeLoans: { kind: 'number', says: 'Loans with this lender that run now.' },
  writtenOffLoans: { kind: 'number', says: 'Loans with this lender that were written off.' },
  daysLateNow: { kind: 'number', says: 'Days that the latest of these loans is late today.' },
  worstDaysLate: { kind: 'number', says: 'The most days that any of these loans has been late.' },
  identity: {
    kind: 'word',
    words: ['looked-at', 'not-looked-at', 'unknown'],
    says: 'Whether a person or the identity check has accepted the document, the pictures and the name exactly as they are now.',
  },
  screening: {
    kind: 'word',
    words: ['not-asked', 'clear', 'possible-match', 'match', 'unknown'],
    says: 'What sanctions screening said of the name and the day of birth.',
  },
  bureau: {
    kind: 'word',
    words: ['not-asked', 'no-consent', 'found', 'thin', 'unknown'],
    says: 'What came of asking the credit bureau; it is asked only with consent.',
  },
  bureauOpenLoans: { kind: 'number', says: 'Loans elsewhere that run now, as the bureau knows.' },
  bureauWorstStatus: {
    kind: 'word',
    words: ['none', 'current', 'late-30', 'late-60', 'late-90', 'written-off'],
    says: 'The worst standing of a loan elsewhere in the last two years.',
  },
  bureauEnquiries: { kind: 'number', says: 'Enquiries of other lenders in the last thirty days.' },
  sharedAccount: { kind: 'flag', says: 'Another borrower has given the same account for payouts.' },
} as const satisfies Readonly<Record<string, FactRule>>;

interface FactRule {
  readonly kind: 'number' | 'money' | 'word' | 'flag';
  readonly words?: readonly string[];
  readonly says: string;
}

type Rules = typeof decisionFacts;
export type FactName = keyof Rules;

type ValueOf<R extends FactRule> = R extends { readonly words: readonly (infer W)[] }
  ? W
  : R extends { readonly kind: 'flag' }
    ? boolean
    : number;

/** Money is a whole number of minor units. */
export type DecisionFacts = { readonly [F in FactName]: ValueOf<Rules[F]> };

export function isFactName(name: string): name is FactName {
  return Object.hasOwn(decisionFacts, name);
}
