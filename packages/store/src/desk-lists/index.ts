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
  type DisbursementPlace,
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
  worklistPromises,
  worklistQuestion,
  worklistSorts,
} from './worklist-question.ts';
