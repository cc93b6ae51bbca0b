export { type CreditToReturn, findCreditToReturn, listCreditsToReturn } from './ended-loans-with-credit.ts';
export {
  type LoanHead,
  type LoanOfMany,
  findComplaintByReference,
  findLoanOfMarket,
  findLoansOfOrders,
  findLoansOfPayment,
  listLoansOfIds,
  readLoanHead,
} from './find-loan-ids.ts';
export { type NewLoan, insertLoan } from './insert-loan.ts';
export { fromLendingJson, toLendingJson } from './lending-json.ts';
export {
  type EntryLine,
  type LoanEntryRow,
  listEntryLines,
  listLoanEntries,
  newestLoanEntry,
} from './list-loan-entries.ts';
export {
  type LatePlace,
  type LoanListLine,
  listLateLoans,
  listLoansByAge,
  listLoansById,
  listLoansOfBorrowers,
} from './list-loan-lines.ts';
export { listLoanIds, loadLoan, lockLoan, readLoan, worstDaysLate } from './load-loan.ts';
export {
  type LoanNote,
  type LoanNoteAbout,
  forgetLoanNotes,
  insertLoanNote,
  listLoanNotes,
} from './loan-notes.ts';
export { loanStanding } from './loan-standing.ts';
export { booksHaveItSince, loansToReclassify } from './loans-to-reclassify.ts';
export { findOrderOfPayment } from './order-of-payment.ts';
export { findOrderOfLoan, findOwnLoanId, findWriteOffDay } from './own-loan.ts';
export { notePaymentEntries, standingPaymentEntries } from './payment-entries.ts';
export {
  endRestructureOffer,
  insertRestructureOffer,
  lapseRestructureOffers,
  openRestructureOffer,
} from './restructure-offers.ts';
export { saveLoanEvents } from './save-loan-events.ts';
export { setNpaSince } from './set-npa-since.ts';
export type { StoredLoan } from './stored-loan.ts';
