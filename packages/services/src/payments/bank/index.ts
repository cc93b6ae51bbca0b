export { openClearingAccounts } from './open-clearing-accounts.ts';
export { type LineMeaning, postLine } from './post-line.ts';
export { readBankDay, seeBankLine } from './read-bank-day.ts';
export type { BankEntry, BankLine } from '@candor/store/bank';
export type { BankSignOff } from '@candor/store/bank-imports';
export { unmatchLine } from './unmatch-line.ts';
export { signOffSubject } from './sign-off-act.ts';
