export { type CreditToReturn, findCreditToReturn, listCreditsToReturn } from './ended-loans-with-credit.ts';
export {
  type EntryLine,
  type LoanEntryRow,
  listEntryLines,
  listLoanEntries,
  newestLoanEntry,
} from './list-loan-entries.ts';
export {
  type KeptFigures,
  type LoanListLine,
  listLoansById,
  listLoansOfBorrowers,
} from './list-loan-lines.ts';
export {
  type LoanNote,
  type LoanNoteAbout,
  forgetLoanNotes,
  insertLoanNote,
  listLoanNotes,
} from './loan-notes.ts';
export { booksHaveItSince, loansToReclassify } from './loans-to-reclassify.ts';
export { paymentEntries, standingPaymentEntries } from './payment-entries.ts';
export { type PaidOnLoan, paidOnLoan } from './paid-on-loan.ts';
