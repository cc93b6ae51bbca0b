import { screenWords } from '../../i18n/screen-texts.ts';
import type { en } from './texts/en.ts';

export const sandboxWords = screenWords<typeof en>(import.meta.glob('./texts/*.ts'));

/** Whether a fact of a decision has a word here; one of a later release is shown by its name. */
export function isFactWord(name: string): name is FactWord {
  return factWords.includes(name);
}

const factWords: readonly string[] = [
  'age',
  'missingSteps',
  'incomePerMonth',
  'obligationsPerMonth',
  'instalmentPerMonth',
  'burdenPerMille',
  'askedAmount',
  'affordableAmount',
  'settledLoans',
  'activeLoans',
  'writtenOffLoans',
  'daysLateNow',
  'worstDaysLate',
  'screening',
  'bureau',
  'bureauOpenLoans',
  'bureauWorstStatus',
  'bureauEnquiries',
  'sharedAccount',
] satisfies readonly FactWord[];

type FactWord = Extract<
  keyof typeof en,
  | 'age'
  | 'missingSteps'
  | 'screening'
  | 'bureau'
  | 'sharedAccount'
  | `${string}PerMonth`
  | `${string}Amount`
  | `${string}Loans`
  | `bureau${string}`
  | 'burdenPerMille'
  | 'daysLateNow'
  | 'worstDaysLate'
>;
