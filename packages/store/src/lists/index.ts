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
  listListExports,
  lockListExport,
  peopleExportedSince,
  readyListExport,
} from './list-exports.ts';
export { type ApprovalFilter, approvalQuestion, approvalSorts } from './approval-question.ts';
export { type AuditSearch, auditQuestion, auditSorts } from './audit-question.ts';
export { type ComplaintFilter, complaintQuestion, complaintSorts } from './complaint-question.ts';
export {
  type CustomerFilter,
  type CustomerLoansAre,
  customerQuestion,
  customerSorts,
} from './customer-question.ts';
export {
  type DisbursementFilter,
  type DisbursementView,
  disbursementQuestion,
  disbursementSorts,
  disbursementSums,
} from './disbursement-question.ts';
export { type JournalFilter, journalSorts } from './journal-question.ts';
export {
  type PromiseFilter,
  type WorklistFilter,
  type WorklistView,
  worklistBuckets,
  worklistQuestion,
  worklistSorts,
} from './worklist-question.ts';
