import { decisionFacts, type FactName } from '@candor/markets/decision';

/** What a column of a decision table is called. */
export const factNames: Readonly<Record<FactName, string>> = {
  age: 'Age',
  missingSteps: 'KYC steps missing',
  incomePerMonth: 'Income a month',
  obligationsPerMonth: 'Monthly obligations',
  ownInstalmentsPerMonth: 'Our instalments a month',
  ownPrincipal: 'Owed to us',
  instalmentPerMonth: 'Instalment a month',
  burdenPerMille: 'DTI',
  askedAmount: 'Amount requested',
  affordableAmount: 'Affordable',
  settledLoans: 'Loans settled',
  activeLoans: 'Loans running',
  writtenOffLoans: 'Written-off loans',
  daysLateNow: 'DPD now',
  worstDaysLate: 'Max DPD',
  identity: 'Identity',
  screening: 'Screening',
  bureau: 'Bureau',
  bureauOpenLoans: 'Other lenders’ loans',
  bureauWorstStatus: 'Worst bureau status',
  bureauEnquiries: 'Bureau enquiries',
  sharedAccount: 'Shared account',
};

export type FactKind = 'number' | 'money' | 'share' | 'word' | 'flag';

/** A share of the income is counted in a thousand parts and read in hundred. */
export function factKind(fact: FactName): FactKind {
  return fact === 'burdenPerMille' ? 'share' : decisionFacts[fact].kind;
}

/** The words that a fact may be; none where it is a number. */
export function factWords(fact: FactName): readonly string[] {
  const rule = decisionFacts[fact];
  return 'words' in rule ? rule.words : [];
}
