export { openClearingAccounts } from './open-clearing-accounts.ts';
export { type LineMeaning, postLine } from './post-line.ts';
export { readBankDay, seeBankLine } from './read-bank-day.ts';
export type { BankEntry, BankLine, BankSignOff } from '@candor/store/bank';
export { signOffSubject } from './sign-off-act.ts';
