import { decisionFacts, type FactName } from '@candor/markets/decision';

/** What a column of a decision table is called. */
export const factNames: Readonly<Record<FactName, string>> = {
  age: 'Age',
  missingSteps: 'Steps missing',
  incomePerMonth: 'Income a month',
  obligationsPerMonth: 'Obligations a month',
  ownInstalmentsPerMonth: 'Our instalments a month',
  ownPrincipal: 'Owed to us',
  instalmentPerMonth: 'Instalment a month',
  burdenPerMille: 'Share of income',
  askedAmount: 'Asked for',
  affordableAmount: 'Affordable',
  settledLoans: 'Loans settled',
  activeLoans: 'Loans running',
  writtenOffLoans: 'Loans given up',
  daysLateNow: 'Days late now',
  worstDaysLate: 'Days late ever',
  identity: 'Identity',
  screening: 'Screening',
  bureau: 'Bureau',
  bureauOpenLoans: 'Loans elsewhere',
  bureauWorstStatus: 'Worst elsewhere',
  bureauEnquiries: 'Enquiries',
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
