export {
  type ApplicationFilter,
  applicationQuestion,
  applicationSorts,
  applicationSums,
} from './application-question.ts';
export { type PaymentFilter, paymentQuestion, paymentSorts, paymentSums } from './payment-question.ts';
export { type BesideLoan, besideLoans } from './beside-loans.ts';
export {
  type ListPlace,
  type ListQuestion,
  type ListSort,
  type ListTotals,
  type Range,
  type SortBy,
  pageOfList,
  totalsOfList,
} from './list-question.ts';
export { type LoanFilter, loanQuestion, loanSorts, loanSums } from './loan-question.ts';
export {
  type ListView,
  countListViews,
  deleteListView,
  hasListViewNamed,
  listListViews,
  saveListView,
} from './list-views.ts';
export {
  type ListExport,
  emptyExportsBefore,
  emptyListExport,
  findListExport,
  insertListExport,
  listApprovedExports,
  listListExports,
  lockListExport,
  peopleExportedSince,
  readyListExport,
} from './list-exports.ts';
