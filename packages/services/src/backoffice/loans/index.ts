export { writeToBorrower } from './act-on-loan.ts';
export { actOnLoanAsSeen } from './act-on-loan-as-seen.ts';
export { entryWords } from './entry-words.ts';
