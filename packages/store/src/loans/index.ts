export {
  type LoanHead,
  type LoanOfMany,
  findComplaintsByReference,
  findLoanOfMarket,
  findLoansOfApplications,
  findLoansOfPayment,
  listLoansOfIds,
  readLoanHead,
} from './find-loan-ids.ts';
export { type NewLoan, insertLoan } from './insert-loan.ts';
export { fromLendingJson, toLendingJson } from './lending-json.ts';
export { type LoanOnDay, listLoanIds, loadLoan, lockLoan, readLoan, worstDaysLate } from './load-loan.ts';
export { loanStanding } from './loan-standing.ts';
export { findApplicationOfPayment } from './application-of-payment.ts';
export { findApplicationOfLoan, findOwnLoanId, findWriteOffDay } from './own-loan.ts';
export {
  endRestructureOffer,
  insertRestructureOffer,
  lapseRestructureOffers,
  offerOfRequest,
  type RestructureOfferState,
  openRestructureOffer,
} from './restructure-offers.ts';
export { addUpArrears, saveFigures } from '../lists/save-figures.ts';
export { saveLoanEvents } from './save-loan-events.ts';
export { setNpaSince } from './set-npa-since.ts';
export type { StoredLoan } from './stored-loan.ts';
