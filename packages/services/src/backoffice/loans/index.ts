export { delayLoan, notifySettlement, writeToBorrower } from './act-on-loan.ts';
export { entryWords } from './entry-words.ts';
