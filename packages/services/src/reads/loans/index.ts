export { previewLoanAct } from './preview-loan-act.ts';
export { type LoanWithPerson, readLoanList } from './find-loans.ts';
export type { LoanFilter } from '@candor/store/lists';
export { type EntryGroup, groupEntries } from './group-entries.ts';
export { type BesideLoan, readLoanFile } from './read-beside-loan.ts';
export { type BooksToPayoff, readLoanLedger, readLoanMessages } from './read-loan-ledger.ts';
export { type LoanPage, contactNow } from './read-loan-page.ts';
export { seeDocument } from './see-document.ts';
export type { CreditToReturn, LoanEntryRow } from '@candor/store/loan-lists';
